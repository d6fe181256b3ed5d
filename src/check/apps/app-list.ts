import { z } from 'zod';
import { readYamlData } from '../runner/read-data';

/** Replaces the result of a page's scaffold command. */
const starterSchema = z.strictObject({
  reason: z.string(),
  replaces: z.string(),
  /** In the app's folder. Some commands succeed without installing packages. */
  requires: z.string().optional(),
  commands: z.array(z.string()),
  files: z.record(z.string(), z.string()).default({}),
});

const appSchema = z.strictObject({
  framework: z.string(),
  package: z.string(),
  use: z.enum(['quickstart', 'tutorial', 'todos']),
  /** Of other packages that the result depends on. */
  versions: z.array(z.string()).default([]),
  starter: z.string().optional(),
  /**
   * If the framework's build fails, for example without access to a host, the project is only
   * started.
   */
  builds: z.boolean().default(true),
});
const appsSchema = z.strictObject({ apps: z.record(z.string(), appSchema) });
const startersSchema = z.record(z.string(), starterSchema);

type Starter = z.infer<typeof starterSchema>;

export interface App extends Omit<z.infer<typeof appSchema>, 'starter'> {
  starter?: Starter | undefined;
}

/** By page file. Throws if the list or a starter is invalid. */
export function readApps(): ReadonlyMap<string, App> {
  const { apps } = readYamlData('apps/apps.yml', appsSchema);
  const starters = readYamlData('apps/starters.yml', startersSchema);
  const entries = Object.entries(apps).map(([file, { starter, ...app }]) => {
    if (starter && !starters[starter]) throw new Error(`${file}: there's no starter ${starter}`);
    return [file, { ...app, starter: starter ? starters[starter] : undefined }] as const;
  });
  return new Map(entries);
}
