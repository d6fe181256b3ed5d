/** Extensions a project can have and PGlite has not, with what names them in SQL. */
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

/** Kinds of statement PGlite cannot run, by node of the syntax tree. */
export const MISSING_STATEMENTS: Record<string, string> = {
  AlterDatabaseRefreshCollStmt: 'PGlite has one database only',
  AlterSubscriptionStmt: 'PGlite does not replicate',
  AlterSystemStmt: 'PGlite has no server configuration',
  CopyStmt: 'PGlite has no client input and no files of the server',
  CreateForeignServerStmt: 'PGlite has no foreign data wrappers',
  CreateForeignTableStmt: 'PGlite has no foreign data wrappers',
  CreateSubscriptionStmt: 'PGlite does not replicate',
  CreateTableSpaceStmt: 'PGlite has no tablespaces',
  CreatedbStmt: 'PGlite has one database only',
  DropSubscriptionStmt: 'PGlite does not replicate',
  DropdbStmt: 'PGlite has one database only',
  ImportForeignSchemaStmt: 'PGlite has no foreign data wrappers',
  LoadStmt: 'PGlite loads no libraries',
};

/** Errors that speak of PGlite or of the check's own transaction, by SQLSTATE. */
export const MISSING_ABILITIES: Record<string, string> = {
  '0A000': 'PGlite does not support it',
  '25001': 'it cannot run inside a transaction, as the check runs it',
  '55P04': 'it needs a committed transaction, which the check never has',
};
