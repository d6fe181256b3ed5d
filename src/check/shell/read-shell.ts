/** A placeholder such as `<project-ref>`, which a shell would read as a redirection. */
const PLACEHOLDER = /<[a-z](?:[\w. -]*\w)?>/gi;

/**
 * Returns an example's code without terminal output and with plain words instead of placeholders.
 * If any line starts with the prompt `$ `, lines without it are output. Positions don't change.
 */
export function readShell(code: string): string {
  return withoutOutput(code).replace(PLACEHOLDER, (text) => text.replace(/[^\w]/g, '_'));
}

function withoutOutput(code: string): string {
  const lines = code.split('\n');
  if (!lines.some((line) => line.startsWith('$ '))) return code;
  let command = '';
  return lines
    .map((line) => {
      if (line.startsWith('$ ')) command = `  ${line.slice(2)}`;
      else if (command && continues(command)) command += `\n${line.replace(/^> /, '  ')}`;
      else command = '';
      return command.split('\n').at(-1);
    })
    .join('\n');
}

/** Returns true if a command continues on the next line: after an operator or inside quotes. */
function continues(command: string): boolean {
  return /(\\|\||&&)\s*$/.test(command) || (command.match(/(?<!\\)'/g) ?? []).length % 2 === 1;
}
