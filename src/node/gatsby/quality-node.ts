import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GatsbyNode, Node } from 'gatsby';
import { currentFiles, currentSite } from '../site/validate-sources';
import { readProofs } from '../verification/proofs';
import { readCoverage } from '../verification/reference-coverage';
import type { Quality } from '../verification/quality';
import { qualityOf } from '../verification/quality';
import { currentSamples } from './run-files';

/** The ID of the only `Quality` node. */
export const QUALITY_ID = 'quality';

/** The node that contains the figures of the quality page. */
export interface QualityNode extends Node {
  figures: Quality;
}

/** Creates a node for the figures so that Gatsby rebuilds the pages that show them. */
export const sourceNodes: GatsbyNode['sourceNodes'] = ({ actions, createContentDigest }) => {
  const site = currentSite();
  const root = process.cwd();
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const coverage = readCoverage(root);
  const figures = qualityOf(
    site,
    currentSamples(),
    readProofs(root),
    currentFiles(),
    lock,
    coverage,
  );
  actions.createNode({
    id: QUALITY_ID,
    figures,
    internal: { type: 'Quality', contentDigest: createContentDigest(figures) },
  });
};
