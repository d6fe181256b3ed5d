import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectPath } from '../../lib/paths';
import { absoluteUrl } from '../../lib/site';
import { listFiles } from '../base/list-files';
import { writeFileAtomic } from '../base/write-file';
import { appProject, zipProject } from '../examples/app-project';
import { readAppSteps, stepsKey } from '../examples/app-steps';
import { formatDate } from '../history/recent-changes';
import { readParts } from '../markdown/partials';
import { readAppProofs } from '../results/app-proofs';
import { readText } from '../sources/read-text';
import type { SitePage } from '../spec/page';

/**
 * Writes a zip of each app whose steps haven't changed since it was built and used, and removes the other zips.
 * `folder` is the built site.
 */
export function writeProjects(
  root: string,
  pages: readonly Pick<SitePage, 'path' | 'file' | 'title'>[],
  folder: string,
): void {
  const parts = readParts(root);
  const proofs = readAppProofs(root);
  const outdated = new Set(listFiles(folder).filter((file) => file.endsWith('.zip')));
  for (const { path, file, title } of pages) {
    const proof = proofs[file];
    if (!proof?.files) continue;
    const steps = readAppSteps(file, readText(join(root, file)), parts);
    if (stepsKey(steps) !== proof.steps) continue;
    const page = { title, url: absoluteUrl(path), date: formatDate(proof.date) };
    const zip = projectPath(path).slice(1);
    writeFileAtomic(join(folder, zip), zipProject(appProject(page, steps, proof), proof.date));
    outdated.delete(zip);
  }
  for (const file of outdated) rmSync(join(folder, file));
}
