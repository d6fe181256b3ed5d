import type { Looked, ShellPage } from './commands-looked';
import type { Word } from './commands-words';
import { expandWord } from './commands-words';

/** Commands of the shell itself that only name what the page has: they rest on no list. */
export function lookUpBuiltin(words: Word[], page: ShellPage): Looked | undefined {
  const [name, ...rest] = words;
  const assignment = /^(\w+)=(.*)$/s.exec(name?.source ?? '');
  const looked = (isWhole: boolean): Looked => ({ faults: [], by: '', isWhole });
  if (assignment && words.length === 1) {
    page.variables.set(assignment[1]!, expandWord(assignment[2]!, page.variables));
    return looked(true);
  }
  const texts = rest.map(({ text = '' }) => text);
  const [first = ''] = texts;
  switch (name?.text) {
    case 'cd':
      return looked(texts.length === 1 && (first === '..' || page.directories.has(first)));
    case 'mkdir': {
      const made = texts.filter((text) => text !== '-p');
      for (const directory of made) page.directories.add(directory);
      return looked(made.every((text) => /^\w/.test(text)));
    }
    case 'echo':
      return looked(true);
    case 'source':
      return looked(texts.length === 1 && page.files.has(first));
    default:
      return undefined;
  }
}

/** A call of Node.js that runs files its page shows, or tests among them. */
export function lookUpNode([name, ...rest]: Word[], page: ShellPage): Looked | undefined {
  if (name?.text !== 'node') return undefined;
  const isShown = (file: string) => {
    const pattern = new RegExp(`^${file.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`);
    return [...page.files].some((title) => pattern.test(title));
  };
  const files = rest
    .filter(({ text }) => text !== '--test')
    .map(({ text = '' }) => /^--env-file=(.+)$/.exec(text)?.[1] ?? text);
  const programs = rest.filter(({ text }) => !text?.startsWith('-'));
  // Nobody looks at the arguments of a program.
  const isWhole = programs.length === 1 && rest.at(-1) === programs[0] && files.every(isShown);
  return { faults: [], by: isWhole ? 'the files of its page' : '', isWhole };
}
