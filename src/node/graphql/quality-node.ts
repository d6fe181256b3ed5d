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

/** The ID of the only `Quality` node. */
export const QUALITY_ID = 'quality';

/** The node that contains the figures of the quality page. */
export interface QualityNode extends Node {
  figures: Quality;
}

/** Creates a node for the figures so that Gatsby rebuilds the pages that show them. */
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
