import { formatDiagnostic } from '../../../src/lib/diagnostic';
import { readSite } from '../../../src/node/site/site-model';
import { siteFiles } from '../../fixtures/site-files';
import { temporaryCache } from '../../fixtures/temporary-project';

/** Returns a function that reads the smallest site with changes and formats its diagnostics. */
export function siteReader() {
  const cache = temporaryCache();
  return (changes: Record<string, string | undefined> = {}) => {
    const site = readSite(siteFiles(changes), cache);
    return { ...site, diagnostics: site.diagnostics.map(formatDiagnostic) };
  };
}
