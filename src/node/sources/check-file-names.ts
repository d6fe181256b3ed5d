import { comparablePath } from '../../lib/paths';
import { fileDiagnostic } from '../../lib/diagnostic';
import type { Diagnostic } from '../../lib/diagnostic';
import { MAX_PATH_LENGTH } from './source-limits';

/** Names of Windows devices, which are reserved with any extension. */
const RESERVED = /^(con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³]|conin\$|conout\$)(\.|$)/i;

/**
 * Reports paths that git can't check out on every system: reserved names, names that end with a
 * period or a space, paths that differ only in case or Unicode form, and very long paths.
 */
export function checkFileNames(paths: string[]): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const owners = new Map<string, string>();
  for (const file of paths) {
    const report = (message: string) =>
      diagnostics.push(fileDiagnostic(file, 'name', message, 'rename it'));
    const names = file.split('/');
    const reserved = names.find((name) => RESERVED.test(name));
    if (reserved) report(`Windows reserves the name "${reserved}"`);
    const trimmed = names.find((name) => /[. ]$/.test(name));
    if (trimmed) report(`The name "${trimmed}" ends with a period or a space`);
    if (file.length > MAX_PATH_LENGTH) {
      report(`The path has ${file.length} characters, but the limit is ${MAX_PATH_LENGTH}`);
    }
    const owner = owners.get(comparablePath(file));
    if (owner === undefined) owners.set(comparablePath(file), file);
    else report(`Some systems can't tell this name from ${owner}`);
  }
  return diagnostics;
}
