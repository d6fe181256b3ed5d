import type { AppSteps } from '../../node/examples/app-steps';
import { stepsKey } from '../../node/examples/app-steps';
import { appProject, ENV_EXAMPLE, stepFiles } from '../../node/examples/app-project';
import type { AppProject } from '../../node/examples/app-project';
import type { AppProof } from '../../node/results/app-proofs';
import { responds, waitForServer } from '../runner/local-server';
import type { App } from './app-list';
import { startBackend } from '../backend/backend';
import type { Backend } from '../backend/backend';
import { KEY } from '../backend/email-links';
import { newPage, openBrowser } from './session';
import type { Screenshots } from './session';
import { tryQuickstart } from './quickstart';
import { tryTodos } from './todos';
import { tryTutorial } from './tutorial';
import { Workspace } from './workspace';
import type { RunningApp } from './workspace';

const USES = { quickstart: tryQuickstart, tutorial: tryTutorial, todos: tryTodos };

export interface ProvenApp {
  proof: AppProof;
  screenshots: Screenshots;
}

/**
 * Follows a page's steps in a temporary folder with a local Supabase, uses the app in Chromium, and
 * builds the project that the page offers as a download. Throws at the first step that fails. `log`
 * receives each step.
 */
export async function proveApp(
  app: App,
  steps: AppSteps,
  log: (text: string) => void,
): Promise<ProvenApp> {
  if (!steps.start || !steps.url) {
    throw new Error('The steps contain no command that starts the app, or no URL to open');
  }
  const started = performance.now();
  const { origin } = new URL(steps.url);
  if (await responds(origin)) throw new Error(`Something else is already running at ${origin}`);
  const backend = await startBackend(origin);
  const values = {
    'https://<project-ref>.supabase.co': backend.url,
    'sb_publishable_...': KEY,
  };
  const workspace = new Workspace(values);
  let running: RunningApp | undefined;
  try {
    let isReplaced = false;
    for (const action of steps.actions) {
      if (action.kind === 'sql') await backend.exec(action.text);
      else if (action.kind === 'write') workspace.write(action);
      else if (await follow(action.command, app, workspace, log)) isReplaced = true;
    }
    const files = workspace.files(stepFiles(steps));
    log(`$ ${steps.start}`);
    running = await startApp(steps.start, origin, workspace);
    const screenshots = await tryApp(app, steps, backend, running, log);
    running.stop();
    const scaffold = isReplaced && { scaffold: app.starter!.reason };
    const proof = { ...createProof(app, steps, workspace), ...scaffold, files };
    const page = { title: app.framework, url: origin, date: proof.date };
    const project = appProject(page, steps, proof);
    log('The finished project, in a new folder:');
    await tryProject(project, steps.start, app, origin, values, log);
    const seconds = Math.round((performance.now() - started) / 1000);
    return { proof: { ...proof, seconds }, screenshots };
  } finally {
    running?.stop();
    await backend.close();
    if (process.env['KEEP']) log(`Kept ${workspace.folder}`);
    else workspace.remove();
  }
}

async function startApp(
  command: string,
  origin: string,
  workspace: Workspace,
): Promise<RunningApp> {
  const running = workspace.start(command);
  if (await waitForServer(origin, running)) return running;
  running.stop();
  throw new Error(`Nothing responds at ${origin}:\n${running.output().slice(-2000)}`);
}

async function tryProject(
  { files, settings }: AppProject,
  start: string,
  { builds }: App,
  origin: string,
  values: Record<string, string>,
  log: (text: string) => void,
): Promise<void> {
  const workspace = new Workspace(values);
  try {
    for (const [path, text] of files) {
      workspace.write({ kind: 'write', path, text: text.replace(/\n$/, ''), adds: false });
    }
    const hasBuild = builds && /"build": /.test(files.get('package.json') ?? '');
    const commands = [
      ...(settings ? [`cp ${ENV_EXAMPLE} ${settings}`] : []),
      'npm install',
      ...(hasBuild ? ['npm run build'] : []),
    ];
    for (const command of commands) {
      log(`$ ${command}`);
      await workspace.run(command);
    }
    if (hasBuild) return;
    log(`$ ${start}`);
    (await startApp(start, origin, workspace)).stop();
  } finally {
    workspace.remove();
  }
}

/** True if a starter replaced the app, because its template can't be downloaded. */
async function follow(
  command: string,
  { starter }: App,
  workspace: Workspace,
  log: (text: string) => void,
): Promise<boolean> {
  log(`$ ${command}`);
  if (!starter || !command.startsWith(starter.replaces)) {
    await workspace.run(command);
    return false;
  }
  const [name = ''] = command.slice(starter.replaces.length).trim().split(' ');
  try {
    await workspace.run(command);
    const { requires } = starter;
    if (!requires || workspace.contains(`${name}/${requires}`)) return false;
    log(`Replacing the scaffold: ${requires} is missing`);
  } catch (error) {
    log(`Replacing the scaffold: ${(error as Error).message.slice(-300)}`);
  }
  await workspace.run(`rm -rf ${name}`);
  for (const text of starter.commands.map((item) => item.replaceAll('{name}', name))) {
    log(`$ ${text}`);
    await workspace.run(text);
  }
  for (const [path, text] of Object.entries(starter.files)) {
    workspace.write({ kind: 'write', path: `${name}/${path}`, text, adds: false });
  }
  return true;
}

/** Error messages contain what the page and the server showed. */
async function tryApp(
  app: App,
  { url = '', emailLink }: AppSteps,
  backend: Backend,
  running: RunningApp,
  log: (text: string) => void,
): Promise<Screenshots> {
  const browser = await openBrowser();
  const errors: string[] = [];
  const screenshots: Screenshots = new Map();
  try {
    const openPage = () => newPage(browser, backend, errors);
    const page = await openPage();
    const messages: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') messages.push(message.text());
    });
    try {
      await USES[app.use]({ url, backend, page, emailLink, screenshots, openPage });
    } catch (error) {
      const text = await page.locator('body').innerText();
      const details = [
        `At ${page.url()}, the page shows:\n${text.slice(0, 600)}`,
        ...messages.slice(-8),
        ...backend.failures,
        running.output().slice(-1500),
      ];
      throw new Error(`${(error as Error).message}\n${details.join('\n')}`, { cause: error });
    }
    if (errors.length > 0) throw new Error(`Uncaught errors in the app:\n${errors.join('\n')}`);
    if (backend.failures.length > 0) throw new Error(backend.failures.join('\n'));
    log(`Used in the browser: ${[...screenshots.keys()].join(', ')}`);
    return screenshots;
  } finally {
    await browser.close();
  }
}

function createProof(app: App, steps: AppSteps, workspace: Workspace) {
  const names = [app.package, '@supabase/supabase-js', ...app.versions];
  const versions = names.flatMap((name) => {
    const version = workspace.version(name);
    return version ? [[name, version] as const] : [];
  });
  const found = Object.fromEntries([...versions, ['node', workspace.nodeVersion()]]);
  if (!found[app.package]) throw new Error(`The app doesn't contain the package ${app.package}`);
  return {
    date: new Date().toISOString().slice(0, 10),
    steps: stepsKey(steps),
    actions: steps.actions.length,
    built: `${app.framework} ${found[app.package]}`,
    versions: found,
  };
}
