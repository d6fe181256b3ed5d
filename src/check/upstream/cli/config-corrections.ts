import data from './config.json';

/** Former names in the published schema, which is older than the CLI, with the current ones. */
export const CONFIG_RENAMED: Record<string, string> = {
  inbucket: 'local_smtp',
  'auth.external.linkedin': 'auth.external.linkedin_oidc',
  'auth.external.slack': 'auth.external.slack_oidc',
  'auth.email.enable_signup': 'auth.email.enabled',
  'auth.sms.enable_signup': 'auth.sms.enabled',
  'experimental.orioledb_version': 'db.orioledb_version',
};

/**
 * By full name, with `<name>` for users' names. The schema calls durations and sizes "string" and
 * lacks remotes.
 */
export const CONFIG_TYPES: Record<string, string> = {
  ...data.keys,
  'auth.mfa.phone.max_frequency': 'duration',
  'auth.sessions.timebox': 'duration',
  'auth.sessions.inactivity_timeout': 'duration',
  'auth.email.max_frequency': 'duration',
  'auth.sms.max_frequency': 'duration',
  'db.health_timeout': 'duration',
  'storage.file_size_limit': 'size',
  'storage.buckets.<name>.file_size_limit': 'size',
  'remotes.<name>.project_id': 'string',
};

const PROVIDERS = 'auth.external.<provider>';

/** What `<name>` can be, by table. */
export const CONFIG_NAMES: Record<string, string[]> = {
  ...data.names,
  [PROVIDERS]: [
    ...data.names[PROVIDERS].filter((name) => !(`auth.external.${name}` in CONFIG_RENAMED)),
    'figma',
    'slack_oidc',
  ],
};
