import type { Patch } from './patches';

/** The rule, or its prefix, must report the patch of the fixture site. */
export interface SeededError extends Patch {
  rule: string;
}

type Options = Pick<Patch, 'after' | 'at'>;

export function errorsIn(file: string) {
  return (rule: string, find: string, replace: string, options: Options = {}): SeededError => ({
    file,
    rule,
    find,
    replace,
    ...options,
  });
}

export function inEntry(entry: string, example?: string): Options {
  const from = `- id: ${entry}\n  title:`;
  return { after: example ? [from, `\n    - id: ${example}\n`] : [from] };
}

export const FILES = {
  home: errorsIn('content/index.mdx'),
  reference: errorsIn('content/reference.mdx'),
  started: errorsIn('content/guides/getting-started.mdx'),
  database: errorsIn('content/guides/database.mdx'),
  auth: errorsIn('content/guides/auth/overview.mdx'),
  rls: errorsIn('content/guides/auth/row-level-security.mdx'),
  cliStart: errorsIn('content/reference/cli/start.mdx'),
  apiStart: errorsIn('content/reference/management-api/start.mdx'),
  jsStart: errorsIn('content/reference/javascript/start.mdx'),
  v2: errorsIn('spec/javascript/v2/database.yml'),
  v1: errorsIn('spec/javascript/v1/database.yml'),
  v1Auth: errorsIn('spec/javascript/v1/auth.yml'),
  cli: errorsIn('spec/cli/general.yml'),
  cliDatabase: errorsIn('spec/cli/database.yml'),
  cliMigrations: errorsIn('spec/cli/migrations.yml'),
  api: errorsIn('spec/management-api/projects.yml'),
  apiSecrets: errorsIn('spec/management-api/secrets.yml'),
  flow: errorsIn('content/images/auth-flow.svg'),
  requestPath: errorsIn('content/images/database-request-path.svg'),
};
