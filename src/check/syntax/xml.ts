import { SaxesParser } from 'saxes';
import type { CodeDiagnostic } from '../../lib/diagnostic';
import { positionAt } from '../../lib/positions';

/** A name or text, and its offset in the code. */
export interface XmlText {
  text: string;
  offset: number;
}

/** `content` is the text up to the first child or the end. */
export interface XmlElement {
  name: XmlText;
  attributes: { name: XmlText; value: XmlText }[];
  content: XmlText;
}

/** Reads a document or a part of one. Returns all elements in order, and the first error. */
export function readXml(code: string): { elements: XmlElement[]; error?: CodeDiagnostic } {
  const elements: XmlElement[] = [];
  const open: XmlElement[] = [];
  let attributes: XmlElement['attributes'] = [];
  let nameOffset = 0;
  let error: CodeDiagnostic | undefined;
  // Only a whole document can have a declaration or a document type.
  const parser = new SaxesParser({ fragment: !/^\s*<[?!](?!--)/.test(code) });
  parser.on('error', ({ message }) => {
    error ??= xmlError(code, parser.position, message, open.at(-1)?.name);
  });
  parser.on('opentagstart', ({ name }) => {
    // The parser is one character past the name.
    nameOffset = parser.position - 1 - name.length;
    attributes = [];
  });
  parser.on('attribute', ({ name, value }) => {
    const end = parser.position - 1;
    const quote = code.lastIndexOf(code[end]!, end - 1);
    const start = code.lastIndexOf(name, quote - 1);
    attributes.push({
      name: { text: name, offset: start },
      value: { text: value, offset: quote + 1 },
    });
  });
  parser.on('opentag', ({ name }) => {
    const content = { text: '', offset: parser.position };
    const element = { name: { text: name, offset: nameOffset }, attributes, content };
    elements.push(element);
    open.push(element);
  });
  parser.on('text', (text) => {
    const element = elements.at(-1);
    if (element && element === open.at(-1)) element.content.text += text;
  });
  parser.on('closetag', () => open.pop());
  parser.write(code).close();
  return { elements, ...(error && { error }) };
}

export function xmlErrors(code: string): CodeDiagnostic[] {
  const { error } = readXml(code);
  return error ? [error] : [];
}

/** Where the tag or entity starts, or at an unclosed element's opening tag. */
function xmlError(code: string, end: number, text: string, open?: XmlText): CodeDiagnostic {
  const message = `XML: ${text.replace(/^[\d:]+ |\.$/g, '')}`;
  if (open && /^XML: unclosed tag/.test(message)) {
    return { ...positionAt(code, open.offset - 1), message, fix: `add </${open.text}>` };
  }
  const entity = /&[^&;<]*;?$/.exec(code.slice(0, end));
  const offset = Math.max(entity?.index ?? code.lastIndexOf('<', end - 1), 0);
  const [markup = ''] = code.slice(offset, end).split('\n');
  return { ...positionAt(code, offset), message, fix: `correct "${markup}"` };
}
