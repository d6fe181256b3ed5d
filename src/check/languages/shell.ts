import { shellLines } from '../../node/markdown/shell-lines';

/** `<project-ref>`, which a shell would read as a redirection. */
const PLACEHOLDER = /<[a-z](?:[\w. -]*\w)?>/gi;

/** Without terminal output, and with words for placeholders. Positions don't change. */
export function readShell(code: string): string {
  return withoutOutput(code).replace(PLACEHOLDER, (text) => text.replace(/[^\w]/g, '_'));
}

function withoutOutput(code: string): string {
  return shellLines(code)
    .map(({ prompt, text, isOutput }) => (isOutput ? '' : ' '.repeat(prompt.length) + text))
    .join('\n');
}
