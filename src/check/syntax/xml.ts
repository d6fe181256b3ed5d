import { SaxesParser } from 'saxes';
import type { CodeDiagnostic } from '../../lib/diagnostic';
import { positionAt } from '../../lib/positions';

/** The first one, in a document or a part. */
export function xmlErrors(code: string): CodeDiagnostic[] {
  const open: { name: string; offset: number }[] = [];
  let error: CodeDiagnostic | undefined;
  // Only an entire document can have a declaration or a document type.
  const parser = new SaxesParser({ fragment: !/^\s*<[?!](?!--)/.test(code) });
  parser.on('error', ({ message }) => {
    error ??= xmlError(code, parser.position, message, open.at(-1));
  });
  parser.on('opentagstart', ({ name }) => {
    // The parser is one character past the name.
    open.push({ name, offset: parser.position - 1 - name.length });
  });
  parser.on('closetag', () => open.pop());
  parser.write(code).close();
  return error ? [error] : [];
}

/** At the tag or entity, or an unclosed element's opening tag. */
function xmlError(
  code: string,
  end: number,
  text: string,
  open?: { name: string; offset: number },
): CodeDiagnostic {
  const message = `XML: ${text.replace(/^[\d:]+ |\.$/g, '')}`;
  if (open && /^XML: unclosed tag/.test(message)) {
    return { ...positionAt(code, open.offset - 1), message, fix: `add </${open.name}>` };
  }
  const entity = /&[^&;<]*;?$/.exec(code.slice(0, end));
  const offset = Math.max(entity?.index ?? code.lastIndexOf('<', end - 1), 0);
  const [markup = ''] = code.slice(offset, end).split('\n');
  return { ...positionAt(code, offset), message, fix: `correct "${markup}"` };
}
