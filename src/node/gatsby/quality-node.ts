import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GatsbyNode, Node } from 'gatsby';
import { parseCache } from '../cache/parse-cache';
import { currentSite } from '../site/validate-sources';
import { readProofs } from '../verification/proofs';
import type { Quality } from '../verification/quality';
import { qualityOf } from '../verification/quality';
import { readSamples } from '../verification/samples';
import { readSourceFiles } from '../site/source-files';

/** The id of the one node that holds the figures of the documentation's quality. */
export const QUALITY_ID = 'quality';

export interface QualityNode extends Node {
  figures: Quality;
}

/** Makes the figures a node, so that a page that shows them is written again when they change. */
export const sourceNodes: GatsbyNode['sourceNodes'] = ({ actions, createContentDigest }) => {
  const site = currentSite();
  const root = process.cwd();
  const { files } = readSourceFiles(root);
  const samples = readSamples(files, site, parseCache());
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const figures = qualityOf(site, samples, readProofs(root), files, lock);
  actions.createNode({
    id: QUALITY_ID,
    figures,
    internal: { type: 'Quality', contentDigest: createContentDigest(figures) },
  });
};
