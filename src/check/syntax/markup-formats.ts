import { parse as parseCss } from 'css-tree';
import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';
import type { CodeDiagnostic } from '../../lib/diagnostic';
import { positionAt } from '../../lib/positions';

/** CSS rules. */
export function cssErrors(code: string): CodeDiagnostic[] {
  const errors: CodeDiagnostic[] = [];
  parseCss(code, {
    onParseError: ({ message, line, column }) =>
      errors.push({ line, column, message: `CSS: ${message}`, fix: 'correct the syntax here' }),
  });
  return errors.slice(0, 1);
}

/** Elements whose end tag HTML lets one leave out, and those that have none. */
const WITHOUT_END = new Set(
  (
    'html head body p li dt dd option optgroup tr td th thead tbody tfoot colgroup ' +
    'area base br col embed hr img input link meta source track wbr'
  ).split(' '),
);

/** An HTML document or a part of one. */
export function htmlErrors(code: string): CodeDiagnostic[] {
  const errors: CodeDiagnostic[] = [];
  const fragment = !/^\s*(<!doctype|<html)/i.test(code);
  const root = fromHtml(code, {
    fragment,
    verbose: true,
    missingDoctype: false,
    onerror: ({ line, column, message, note }) => {
      errors.push({
        line: line ?? 1,
        column: column ?? 1,
        message: `HTML: ${message}`,
        fix: note || 'correct the syntax here',
      });
    },
  });
  const ends = new Set<number>();
  const raw: [number, number][] = [];
  visit(root, (node) => {
    const { start, end } = node.position ?? {};
    if (node.type === 'comment') raw.push([start?.offset ?? 0, end?.offset ?? 0]);
    if (node.type !== 'element') return;
    const { opening, closing } = places(node);
    if (closing) ends.add(closing.start.offset ?? 0);
    if (/^(script|style|textarea|title)$/.test(node.tagName) && opening) {
      raw.push([opening.end.offset ?? 0, closing?.start.offset ?? code.length]);
    }
    if (opening && !closing && !WITHOUT_END.has(node.tagName) && !selfCloses(code, opening)) {
      const { line, column } = opening.start;
      const message = `HTML: <${node.tagName}> is not closed`;
      errors.push({ line, column, message, fix: `add </${node.tagName}>` });
    }
  });
  for (const { 0: tag, index } of code.matchAll(/<\/[a-z][\w-]*\s*>/gi)) {
    if (ends.has(index) || raw.some(([from, to]) => index >= from && index < to)) continue;
    if (/^<\/(html|body|head|p|br)\b/i.test(tag)) continue;
    const message = `HTML: ${tag} closes nothing that is open`;
    errors.push({ ...positionAt(code, index), message, fix: 'remove it or open the element' });
  }
  return errors.sort((a, b) => a.line - b.line || a.column - b.column).slice(0, 1);
}

type Place = NonNullable<Element['position']>;

function places(node: Element): { opening?: Place; closing?: Place } {
  const data = node.data as { position?: { opening?: Place; closing?: Place } } | undefined;
  return data?.position ?? {};
}

function selfCloses(code: string, opening: Place): boolean {
  return code[(opening.end.offset ?? 0) - 2] === '/';
}

const XML =
  /<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<![A-Z][^>]*>|<(\/?)([A-Za-z_][\w:.-]*)((?:\s+[A-Za-z_][\w:.-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|<|&(?!(?:#\d+|#x[\da-f]+|\w+);)/gi;

/** XML whose elements are nested and whose attributes are in quotes. */
export function xmlErrors(code: string): CodeDiagnostic[] {
  const open: { name: string; index: number }[] = [];
  const error = (index: number, message: string, fix: string): CodeDiagnostic[] => [
    { ...positionAt(code, index), message: `XML: ${message}`, fix },
  ];
  for (const { 0: text, 1: slash, 2: name, 4: selfClosing, index } of code.matchAll(XML)) {
    if (text === '<' || text === '&') {
      return error(index, `${text} begins nothing`, `write ${text === '<' ? '&lt;' : '&amp;'}`);
    }
    if (!name || selfClosing) continue;
    if (!slash) open.push({ name, index });
    else if (open.pop()?.name !== name) {
      return error(index, `${text} closes another element`, 'close the elements in their order');
    }
  }
  const last = open.at(-1);
  return last ? error(last.index, `<${last.name}> is not closed`, `add </${last.name}>`) : [];
}
