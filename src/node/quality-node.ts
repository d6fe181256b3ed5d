import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GatsbyNode, Node } from 'gatsby';
import { parseCache } from './parse-cache';
import { lastSite } from './pre-check';
import { readProofs } from './proofs';
import type { Quality } from './quality';
import { qualityOf } from './quality';
import { readSamples } from './samples';
import { readSourceFiles } from './source-files';

/** The id of the one node that holds the figures of the documentation's quality. */
export const QUALITY_ID = 'quality';

export interface QualityNode extends Node {
  figures: Quality;
}

/** Makes the figures a node, so that a page that shows them is written again when they change. */
export const sourceNodes: GatsbyNode['sourceNodes'] = ({ actions, createContentDigest }) => {
  if (!lastSite) return;
  const root = process.cwd();
  const { files } = readSourceFiles(root);
  const samples = readSamples(files, lastSite, parseCache());
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const figures = qualityOf(lastSite, samples, readProofs(root), files, lock);
  actions.createNode({
    id: QUALITY_ID,
    figures,
    internal: { type: 'Quality', contentDigest: createContentDigest(figures) },
  });
};
