import type { CodeDiagnostic } from '../../lib/diagnostic';
import type { Position } from '../../lib/positions';
import type ts from 'typescript';

export type Explanation = Omit<CodeDiagnostic, keyof Position>;

const FIXES: [codes: number[], rule: string, fix: string][] = [
  [[2304, 2503, 2552, 2582, 18004], 'typescript/name', 'import or declare it in the example'],
  [[2339, 2551, 2694], 'typescript/member', 'use a member of LIBRARY'],
  [[2353, 2561], 'typescript/option', 'use an option of LIBRARY'],
  [[2305, 2614, 2724], 'typescript/import', 'import a name that the package exports'],
  [[2554, 2555, 2575], 'typescript/arguments', 'pass the arguments in the signature'],
  [
    [2531, 2532, 2533, 18046, 18047, 18048, 18049],
    'typescript/null',
    'handle the missing value first',
  ],
  [[2451, 2300], 'typescript/twice', 'split the example into two, or rename one of them'],
];

/** `release` is like `supabase-js 2.119.0`. */
export function explain({ code, messageText }: ts.Diagnostic, release: string): Explanation {
  const text = firstAndLast(messageText);
  if (code === 2307 || code === 2882) {
    const name = /'([^']+)'/.exec(text)?.[1] ?? '';
    return {
      rule: 'typescript/import',
      message: `Unknown module '${name}' (TS${code})`,
      fix: name.startsWith('.')
        ? 'add an earlier code block with this file name as its title'
        : 'correct the name, or add the package to example-packages/package.json',
    };
  }
  const [, rule = 'typescript/type', fix = 'correct the code'] =
    FIXES.find(([codes]) => codes.includes(code)) ?? [];
  const suggestion = /Did you mean(?: to write)? '([^']+)'\?/.exec(text)?.[1];
  return {
    rule,
    message: `${text.replace(/ ?Did you mean[^?]*\?/, '').replace(/\.$/, '')} (TS${code})`,
    fix: suggestion ? `write ${suggestion}` : fix.replace('LIBRARY', release),
  };
}

/** The last line is the innermost cause. */
function firstAndLast(message: string | ts.DiagnosticMessageChain): string {
  if (typeof message === 'string') return oneLine(message);
  let last = message;
  while (last.next?.[0]) last = last.next.at(-1)!;
  if (/is missing in type/.test(last.messageText)) return oneLine(last.messageText);
  const texts = [message.messageText, ...(last === message ? [] : [last.messageText])];
  return oneLine(texts.join(' '));
}

const FOLDER = /(?:[^\s"']*\/)?node_modules\//g;

/** Also removes local folders and shortens long types. */
function oneLine(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(FOLDER, '')
    .replace(/'([^']{100,})'/g, (_, type: string) => `'${type.slice(0, 60)}…'`);
}
