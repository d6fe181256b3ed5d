import { formatDiagnostic } from '../../../src/lib/diagnostic';
import { readSite } from '../../../src/node/site/site-model';
import { siteFiles } from '../../fixtures/site-files';
import { temporaryCache } from '../../fixtures/temporary-project';

export function siteReader() {
  const cache = temporaryCache();
  return (changes: Record<string, string | undefined> = {}) => {
    const site = readSite(siteFiles(changes), cache);
    return { ...site, diagnostics: site.diagnostics.map(formatDiagnostic) };
  };
}
