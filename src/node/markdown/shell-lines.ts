export interface ShellLine {
  /** `$ `, `> `, or empty. */
  prompt: string;
  text: string;
  /** Printed by the shell. */
  isOutput: boolean;
}

/**
 * If any line starts with the prompt `$ `, lines that neither have a prompt nor continue a command are
 * output. Otherwise, every line is a command.
 */
export function shellLines(code: string): ShellLine[] {
  const lines = code.split('\n');
  if (!lines.some((line) => line.startsWith('$ '))) {
    return lines.map((text) => ({ prompt: '', text, isOutput: false }));
  }
  let command = '';
  return lines.map((line) => {
    const isContinued = continues(command);
    const [prompt = ''] = (isContinued ? /^> / : /^\$ /).exec(line) ?? [];
    const text = line.slice(prompt.length);
    if (isContinued) command += `\n${text}`;
    else command = prompt ? text : '';
    return { prompt, text, isOutput: !isContinued && !prompt };
  });
}

/** The delimiter, and the line that ends the document. */
const HERE_DOCUMENT = /<<(-?)\s*(['"]?)(\w+)(?!\w)\2[^\n]*(?:\n([^]*))?$/;

/** A command continues after an operator, in quotes, or in a here-document. */
function continues(command: string): boolean {
  const [, , , delimiter, body = ''] = HERE_DOCUMENT.exec(command) ?? [];
  if (delimiter) return !body.split('\n').some((line) => line.trim() === delimiter);
  // An escaped character can't open quotes. Single-quoted text contains no escapes.
  const unquoted = command.replace(/'[^']*'|"(?:\\[^]|[^"\\])*"|\\[^\n]/g, '');
  return /['"]/.test(unquoted) || /(?:\\|\||&&)\s*$/.test(unquoted);
}
