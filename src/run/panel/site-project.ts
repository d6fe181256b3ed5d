import { loadPart } from '../../ui/lazy-part';
import { examplesFile } from '../client/manifest';
import { RunFailure } from '../client/types';
import type { PageExamples } from '../client/types';
import { Project } from './project';

let project: Project | undefined;

/** Shared by code blocks and playground. The first run loads the engine. */
export function siteProject(): Project {
  project ??= new Project({
    openEngine: async () => (await loaded(() => import('../client/engine'))).createEngine(),
    loadExamples: async (path) =>
      (await loaded(() => import('../client/load-files'))).loadJson<PageExamples>(
        examplesFile(path),
      ),
  });
  return project;
}

/** If code can't be loaded, the reason is the network. */
async function loaded<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await loadPart(load);
  } catch {
    throw new RunFailure('network');
  }
}
