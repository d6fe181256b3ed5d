import { Project } from './project';

let project: Project | undefined;

/** Returns the project that all code blocks and the playground share. The engine loads with the first run. */
export function siteProject(): Project {
  project ??= new Project({
    openEngine: async () => (await import('../client/engine')).createEngine(),
    loadExamples: async (path) => (await import('../client/page-examples')).loadPageExamples(path),
  });
  return project;
}
