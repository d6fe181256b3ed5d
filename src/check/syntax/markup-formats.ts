import { parse as parseCss } from 'css-tree';
import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';
import type { CodeDiagnostic } from '../../lib/diagnostic';
import { positionAt } from '../../lib/positions';

export function cssErrors(code: string): CodeDiagnostic[] {
  const errors: CodeDiagnostic[] = [];
  parseCss(code, {
    onParseError: ({ message, line, column }) =>
      errors.push({ line, column, message: `CSS: ${message}`, fix: 'fix the syntax here' }),
  });
  return errors.slice(0, 1);
}

/** The end tag is optional in HTML, or doesn't exist. */
const WITHOUT_END = new Set(
  (
    'html head body p li dt dd option optgroup tr td th thead tbody tfoot colgroup ' +
    'area base br col embed hr img input link meta source track wbr'
  ).split(' '),
);

/** Returns the first error in a document or fragment: syntax, or an unmatched tag. */
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
        fix: note || 'fix the syntax here',
      });
    },
  });
  const ends = new Set<number>();
  const raw: [number, number][] = [];
  visit(root, (node) => {
    const { start, end } = node.position ?? {};
    if (node.type === 'comment') raw.push([start?.offset ?? 0, end?.offset ?? 0]);
    if (node.type !== 'element') return;
    const { opening, closing } = node.data?.position ?? {};
    if (closing) ends.add(closing.start.offset ?? 0);
    if (/^(script|style|textarea|title)$/.test(node.tagName) && opening) {
      raw.push([opening.end.offset ?? 0, closing?.start.offset ?? code.length]);
    }
    if (opening && !closing && !WITHOUT_END.has(node.tagName) && !selfCloses(code, opening)) {
      const { line, column } = opening.start;
      const message = `HTML: <${node.tagName}> isn't closed`;
      errors.push({ line, column, message, fix: `add </${node.tagName}>` });
    }
  });
  for (const { 0: tag, index } of code.matchAll(/<\/[a-z][\w-]*\s*>/gi)) {
    if (ends.has(index) || raw.some(([from, to]) => index >= from && index < to)) continue;
    if (/^<\/(html|body|head|p|br)\b/i.test(tag)) continue;
    const message = `HTML: ${tag} doesn't close an open element`;
    errors.push({ ...positionAt(code, index), message, fix: 'remove it, or open the element' });
  }
  return errors.sort((a, b) => a.line - b.line || a.column - b.column).slice(0, 1);
}

function selfCloses(code: string, opening: NonNullable<Element['position']>): boolean {
  return code[(opening.end.offset ?? 0) - 2] === '/';
}
