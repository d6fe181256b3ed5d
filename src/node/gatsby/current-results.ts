import { oncePerSite } from '../site/validate-sources';
import { readEntryReleases } from '../spec/entry-releases';
import { readAppProofs } from '../verification/app-proofs';
import { readProofs } from '../verification/proofs';

/**
 * Returns the committed results of checks: proofs of samples and apps, and the releases of entries. The preview
 * reads them again with the sources, so a page's labels always match the digest in its context.
 */
export const currentResults = oncePerSite(() => {
  const root = process.cwd();
  return {
    proofs: readProofs(root),
    apps: readAppProofs(root),
    releases: readEntryReleases(root),
  };
});
