import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Node } from 'gatsby';
import { currentFiles, currentSite } from '../site/validate-sources';
import { readCoverage } from '../results/reference-coverage';
import type { Quality } from '../quality/quality';
import { qualityOf } from '../quality/quality';
import { currentResults } from '../results/current-results';
import type { Sample } from '../examples/sample';
import type { NodeTools } from './site-nodes';

export const QUALITY_ID = 'quality';

export interface QualityNode extends Node {
  figures: Quality;
}

/** Through the node, Gatsby rebuilds the pages that show the figures. */
export function createQualityNode(
  samples: readonly Sample[],
  { actions, createContentDigest }: NodeTools,
): void {
  const site = currentSite();
  const root = process.cwd();
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const coverage = readCoverage(root);
  const figures = qualityOf(site, samples, currentResults().proofs, currentFiles(), lock, coverage);
  actions.createNode({
    id: QUALITY_ID,
    figures,
    internal: { type: 'Quality', contentDigest: createContentDigest(figures) },
  });
}
