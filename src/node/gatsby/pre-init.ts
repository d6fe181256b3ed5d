import { mkdirSync } from 'node:fs';
import type { GatsbyNode } from 'gatsby';
import { GENERATED } from '../results/results-file';
import { isComplete } from './build-lock';

/**
 * After an interrupted build, Gatsby can't tell which results are complete, so `npm run build` deletes
 * them before it starts Gatsby.
 */
export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter }) => {
  if (!isComplete(process.cwd())) {
    reporter.panic('The last build was interrupted: run `npm run clean`, and build again');
    return;
  }
  // Gatsby watches the folder, which a project doesn't have before its first check.
  mkdirSync(GENERATED, { recursive: true });
};
