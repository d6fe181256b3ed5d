import { strToU8, zipSync } from 'fflate';
import { SITE } from '../../lib/site';
import { PROJECT_README_TEXT } from '../../lib/strings/build';
import type { AppProof } from '../results/app-proofs';
import type { AppSteps } from './app-steps';

/** The app that a page's steps create. */
export interface AppProject {
  /** Name of its folder. */
  name: string;
  /** Texts by path in the folder, in alphabetical order. */
  files: ReadonlyMap<string, string>;
  /** The file to which readers copy `.env.example`, if the page has one. */
  settings: string | undefined;
}

/** `date` is that of the proof, in words. */
interface ProjectPage {
  title: string;
  url: string;
  date: string;
}

export const ENV_EXAMPLE = '.env.example';
const SQL_FILE = 'database.sql';
const PLACEHOLDER = /<project-ref>|sb_publishable_\.\.\./;

/** Returns the last text of each file that the steps write, without those that they only add to. */
export function stepFiles({ actions }: AppSteps): Map<string, string> {
  const writes = actions.flatMap((action) =>
    action.kind === 'write' && !action.adds ? [[action.path, `${action.text}\n`] as const] : [],
  );
  return new Map(writes);
}

/**
 * Combines the files of a page with those that its proof recorded, and adds the SQL and a README. Throws if the
 * steps don't create a folder for the app.
 */
export function appProject(
  { title, url, date }: ProjectPage,
  steps: AppSteps,
  { built, files: recorded = {} }: Pick<AppProof, 'built' | 'files'>,
): AppProject {
  const commands = steps.actions.flatMap((action) =>
    action.kind === 'run' ? [action.command] : [],
  );
  const sql = steps.actions.flatMap((action) => (action.kind === 'sql' ? [action.text] : []));
  const entry = commands.findIndex((command) => command.startsWith('cd '));
  if (entry < 1) throw new Error(`${url}: the steps don't create a folder for the app`);
  const written = stepFiles(steps);
  const settings = [...written.keys()].find((path) => path.startsWith('.env'));
  const filled = [...written].filter(([, text]) => PLACEHOLDER.test(text)).map(([path]) => path);
  const start = [...commands.filter((command) => command.includes(' -g ')), 'npm install'];
  const fill = settings
    ? PROJECT_README_TEXT.copySettings(ENV_EXAMPLE, settings)
    : PROJECT_README_TEXT.fillSettings(filled);
  const readme = `# ${title}

${PROJECT_README_TEXT.intro(url, built, date)}

## ${PROJECT_README_TEXT.runHeading}

1. ${PROJECT_README_TEXT.setUp(SQL_FILE, SITE.dashboard, url)}
2. ${fill}
3. ${PROJECT_README_TEXT.start}

   \`\`\`bash
   ${[...start, steps.start].join('\n   ')}
   \`\`\`

4. ${PROJECT_README_TEXT.open(steps.url ?? '')}

## ${PROJECT_README_TEXT.filesHeading}

${PROJECT_README_TEXT.files(commands[entry - 1]!)}
`;
  const files = { ...Object.fromEntries(written), ...recorded };
  if (settings) {
    files[ENV_EXAMPLE] = files[settings]!;
    delete files[settings];
  }
  Object.assign(files, { [SQL_FILE]: `${sql.join('\n\n')}\n`, 'README.md': readme });
  return {
    name: commands[entry]!.slice('cd '.length),
    files: new Map(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1))),
    settings,
  };
}

/** The same project results in the same bytes. `day` (`2026-11-22`) is the date of all files. */
export function zipProject({ name, files }: AppProject, day: string): Uint8Array {
  const entries = [...files].map(([path, text]) => [`${name}/${path}`, strToU8(text)]);
  // Without a zone, it's the same in the zip everywhere, because zips contain local times.
  return zipSync(Object.fromEntries(entries), { level: 9, mtime: new Date(`${day}T00:00:00`) });
}
