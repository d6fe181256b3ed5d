import { fileDiagnostic } from '../../lib/diagnostic';
import type { Diagnostic } from '../../lib/diagnostic';
import { shownFiles } from '../markdown/fence-code';
import { isExampleFile } from '../sources/source-files';
import type { SourceFile } from '../sources/source-files';

/** Reports examples that no page shows, because an example is only checked on the pages that show it. */
export function checkExamples(files: readonly SourceFile[]): Diagnostic[] {
  const shown = new Set(
    files.flatMap(({ path, text }) => (/\.mdx?$/.test(path) ? shownFiles(text) : [])),
  );
  const fix = 'show it with file="…" in a code block, or remove it';
  return files
    .filter(({ path }) => isExampleFile(path) && !shown.has(path))
    .map(({ path }) => fileDiagnostic(path, 'file', 'No page shows this example', fix));
}
