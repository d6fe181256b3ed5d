/** A placeholder such as `<project-ref>`, which a shell would take for a redirection. */
const PLACEHOLDER = /<[a-z](?:[\w. -]*\w)?>/gi;

/**
 * Shell code as a shell would read it, every character in its place: where lines begin with the
 * prompt `$ `, the other lines are output and are left out; placeholders become plain words.
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

/** Whether a command goes on with the next line: after an operator or within quotes. */
function continues(command: string): boolean {
  return /(\\|\||&&)\s*$/.test(command) || (command.match(/(?<!\\)'/g) ?? []).length % 2 === 1;
}
