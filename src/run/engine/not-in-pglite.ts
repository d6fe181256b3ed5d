/** With a pattern for their names in SQL. */
export const MISSING_EXTENSIONS: Record<string, RegExp> = {
  hypopg: /\bhypopg(_\w+)?\s*[(.]|\bhypopg_\w+/i,
  http: /(?<!net\.)\bhttp_(delete|get|head|header|patch|post|put|request|reset_curlopt|set_curlopt)\b/i,
  index_advisor: /\bindex_advisor\s*\(/i,
  pg_cron: /\bcron\./i,
  pg_graphql: /\bgraphql(_public)?\.(resolve|graphql)\b/i,
  pg_jsonschema: /\b(jsonb?_matches_schema|jsonschema_\w+)\s*\(/i,
  pg_net: /\bnet\.(http_|_http_response\b|http_request_queue\b)/i,
  pg_repack: /\brepack\./i,
  pgaudit: /\bpgaudit\./i,
  pgmq: /\bpgmq\./i,
  pgroonga: /\bpgroonga(_\w+)?\b|&@[~|*]?/i,
  pgrouting: /\bpgr_\w+\s*\(/i,
  pgsodium: /\bpgsodium\./i,
  plpgsql_check: /\bplpgsql_check_\w+\s*\(/i,
  plv8: /\blanguage\s+plv8\b/i,
  postgis: /\b(geography|geometry|st_\w+)\s*\(|\bgis\./i,
  rum: /\busing\s+rum\b|\brum_\w+|<=\||\|=>|<=>\s*\w*to_tsquery\s*\(/i,
  supabase_vault: /\bvault\./i,
  wrappers: /\bforeign\s+data\s+wrapper\b/i,
};

const ONE_DATABASE = 'PGlite has only one database';
const NO_REPLICATION = 'PGlite has no replication';
const NO_WRAPPERS = 'PGlite has no foreign data wrappers';

/** By node of the syntax tree, with the reason. */
export const MISSING_STATEMENTS: Record<string, string> = {
  AlterDatabaseRefreshCollStmt: ONE_DATABASE,
  AlterSubscriptionStmt: NO_REPLICATION,
  AlterSystemStmt: 'PGlite has no server configuration',
  CopyStmt: 'PGlite has no client input and no server files',
  CreateFdwStmt: NO_WRAPPERS,
  CreateForeignServerStmt: NO_WRAPPERS,
  CreateForeignTableStmt: NO_WRAPPERS,
  CreateSubscriptionStmt: NO_REPLICATION,
  CreateTableSpaceStmt: 'PGlite has no tablespaces',
  CreatedbStmt: ONE_DATABASE,
  DropSubscriptionStmt: NO_REPLICATION,
  DropdbStmt: ONE_DATABASE,
  ImportForeignSchemaStmt: NO_WRAPPERS,
  LoadStmt: "PGlite doesn't load libraries",
};

/** Of PGlite or the check's own transaction, by SQLSTATE, with the reason. */
export const MISSING_ABILITIES: Record<string, string> = {
  '0A000': "PGlite doesn't support it",
  '25001': "it can't run inside the check's transaction",
  '55P04': 'it needs a committed transaction, and the check never commits',
};
