import convert from 'npm-to-yarn';
import { MANAGER_SEPARATOR, PACKAGE_MANAGERS } from '../../lib/package-managers';

/** Commands of every package manager, at the start of a line or after an operator. */
const COMMAND =
  /(?<=^|&& |\|\| |; )(?:npm (?:i|install|uninstall|run|start|test|create)|npx)(?= |$)[^&|;<>"']*/g;
/** Other options differ, such as the one for global packages. */
const OTHER_OPTION = / -(?!-save-dev\b|D\b)/;
/** Run without being installed. `npx` prefers an installed package, but the others don't. */
const RUN_ONCE = /^npx (?:create-|@?[^\s@]+@|\S+ create\b)/;
/** Runs an installed package. */
const RUN = ['npx', 'pnpm exec', 'yarn', 'bunx'];

/** Only marks the start of a command, up to the last word that differs, so the page stays small. */
export function markManagers(html: string, line: string): string {
  let result = html;
  // From the last command, so that the positions of the others stay the same.
  for (const { 0: command, index } of [...line.matchAll(COMMAND)].reverse()) {
    const texts = startsOf(command.trimEnd());
    if (!texts) continue;
    const [before, rest] = splitHtml(result, index);
    const [start, after] = splitHtml(rest, texts[0]!.length);
    const marks = texts.join(MANAGER_SEPARATOR);
    result = `${before}<span data-managers="${marks}">${start}</span>${after}`;
  }
  return result;
}

/** Undefined if there's no counterpart. */
function startsOf(command: string): string[] | undefined {
  const isLocal = command.startsWith('npx') && !RUN_ONCE.test(command);
  const isConverted = command.startsWith('npx') || command.startsWith('npm create');
  if (!isConverted && OTHER_OPTION.test(command)) return undefined;
  const words = PACKAGE_MANAGERS.map((manager, index) => {
    const text = isLocal
      ? command.replace('npx', RUN[index]!)
      : manager === 'npm'
        ? command
        : convert(command, manager).replace(/(?<= )npm(?= |$)/g, manager);
    return text.split(' ');
  });
  if (words.some((text) => text.some((word) => word.includes('\n')))) return undefined;
  const [own] = words as [string[]];
  let same = 0;
  while (
    words.every((text) => text.length > same + 1 && text.at(-1 - same) === own.at(-1 - same))
  ) {
    same++;
  }
  // The space belongs to the first word's token.
  return words.map((text) => text.slice(0, text.length - same).join(' ') + (same > 0 ? ' ' : ''));
}

/** A token around the split becomes two. */
function splitHtml(html: string, length: number): [string, string] {
  let left = length;
  let tag = '';
  for (const { 0: part, index } of html.matchAll(/<[^<>]*>|&\w+;|[^<&]/g)) {
    if (left === 0 && !part.startsWith('</')) {
      const end = tag && `</${/\w+/.exec(tag)![0]}>`;
      return [html.slice(0, index) + end, tag + html.slice(index)];
    }
    if (part.startsWith('<')) tag = part.startsWith('</') ? '' : part;
    else left--;
  }
  return [html, ''];
}
