import type { CodeDiagnostic } from '../../lib/diagnostic';
import { positionAt } from '../../lib/positions';
import { parseSource, syntaxErrors } from '../languages/syntax-errors';

/**
 * The frontmatter is TypeScript, and the rest is parsed as JSX. Code of the same length replaces the fences,
 * so positions don't change.
 */
export function astroErrors(code: string): CodeDiagnostic[] {
  const [fences] = /^---\n(?:[^]*?\n)?---\n/.exec(code) ?? [];
  const module = fences
    ? `${fences.replace(/^---/, '   ').replace(/---\n$/, ';<>\n')}${code.slice(fences.length)}</>`
    : `<>${code}</>`;
  return syntaxErrors(parseSource(module, 'example.tsx'))
    .slice(0, 1)
    .map(({ start, messageText }) => ({
      ...positionAt(code, start - (fences ? 0 : 2)),
      message: `Astro: ${String(messageText)}`,
      fix: 'fix the syntax here',
    }));
}
