import type { CodeDiagnostic } from '../../lib/diagnostic';
import type { Position } from '../../lib/positions';
import type ts from 'typescript';

/** What a compiler error means to a writer: everything but its position. */
export type Explanation = Omit<CodeDiagnostic, keyof Position>;

const FIXES: [codes: number[], rule: string, fix: string][] = [
  [[2304, 2503, 2552, 2582, 18004], 'typescript/name', 'import or declare it in the sample'],
  [[2339, 2551, 2694], 'typescript/member', 'use a name that LIBRARY has'],
  [[2353, 2561], 'typescript/option', 'use an option that LIBRARY has'],
  [[2305, 2614, 2724], 'typescript/import', 'import a name that the package exports'],
  [[2554, 2555, 2575], 'typescript/arguments', 'pass the arguments that the signature asks for'],
  [
    [2531, 2532, 2533, 18046, 18047, 18048, 18049],
    'typescript/null',
    'handle the missing value first, as readers with strict types must',
  ],
  [[2451, 2300], 'typescript/twice', 'split the sample in two, or choose another name'],
];

/** Explains a compiler error. `release` names the client library: `supabase-js 2.119.0`. */
export function explain({ code, messageText }: ts.Diagnostic, release: string): Explanation {
  const text = firstAndLast(messageText);
  if (code === 2307 || code === 2882) {
    const name = /'([^']+)'/.exec(text)?.[1] ?? '';
    return {
      rule: 'typescript/import',
      message: `The module '${name}' is not known (TS${code})`,
      fix: name.startsWith('.')
        ? 'give the fence that holds it this file name as title, before this one'
        : 'correct the name, or declare it in src/check/typescript/declared-modules.ts',
    };
  }
  const [, rule = 'typescript/type', fix = 'correct the code'] =
    FIXES.find(([codes]) => codes.includes(code)) ?? [];
  const meant = /Did you mean(?: to write)? '([^']+)'\?/.exec(text)?.[1];
  return {
    rule,
    message: `${text.replace(/ ?Did you mean[^?]*\?/, '').replace(/\.$/, '')} (TS${code})`,
    fix: meant ? `write ${meant}` : fix.replace('LIBRARY', release),
  };
}

/** The headline of a message and its innermost reason. */
function firstAndLast(message: string | ts.DiagnosticMessageChain): string {
  if (typeof message === 'string') return oneLine(message);
  let last = message;
  while (last.next?.[0]) last = last.next.at(-1)!;
  if (/is missing in type/.test(last.messageText)) return oneLine(last.messageText);
  const texts = [message.messageText, ...(last === message ? [] : [last.messageText])];
  return oneLine(texts.join(' '));
}

const FOLDER = /(?:[^\s"']*\/)?node_modules\//g;

/** One line, without the folders of this machine and the middle of long types. */
function oneLine(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(FOLDER, '')
    .replace(/'([^']{100,})'/g, (_, type: string) => `'${type.slice(0, 60)}…'`);
}
