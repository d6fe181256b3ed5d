/** Functions of pgTAP; a sample's own `has_role()` is none of them. */
const PGTAP = `
  plan no_plan finish diag todo skip pass fail ok is isnt matches imatches doesnt_match alike ialike
  unalike cmp_ok isa_ok throws_ok throws_like throws_ilike throws_matching lives_ok performs_ok
  performs_within results_eq results_ne set_eq set_ne set_has set_hasnt bag_eq bag_ne bag_has
  bag_hasnt is_empty isnt_empty row_eq has_table hasnt_table has_view hasnt_view has_column
  hasnt_column has_index hasnt_index has_function hasnt_function has_trigger hasnt_trigger has_schema
  hasnt_schema has_type has_enum has_extension has_pk hasnt_pk has_fk has_unique has_check
  col_not_null col_is_null col_has_default col_type_is col_default_is col_is_pk col_is_fk
  col_is_unique fk_ok index_is_unique index_is_type function_returns function_lang_is is_definer
  isnt_definer volatility_is trigger_is tables_are columns_are schemas_are functions_are policies_are
  policy_roles_are policy_cmd_is table_privs_are column_privs_are function_privs_are schema_privs_are
`;

/** A call of one of some functions. */
function call(names: string): RegExp {
  return new RegExp(`\\b(${names.trim().replace(/\s+/g, '|')})\\s*\\(`, 'i');
}

/** Extensions a project can have and PGlite has not, with what names them in SQL. */
export const MISSING_EXTENSIONS: Record<string, RegExp> = {
  hypopg: /\bhypopg(_\w+)?\s*[(.]|\bhypopg_\w+/i,
  http: /\bhttp_(get|post|put|patch|delete|head)\s*\(/i,
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
  pgtap: call(PGTAP),
  plpgsql_check: /\bplpgsql_check_\w+\s*\(/i,
  plv8: /\blanguage\s+plv8\b/i,
  postgis: /\b(geography|geometry|st_\w+)\s*\(|\bgis\./i,
  // Before vector, which has an operator of the same look.
  rum: /\busing\s+rum\b|\brum_\w+|<=\||\|=>|<=>\s*\w*to_tsquery\s*\(/i,
  supabase_vault: /\bvault\./i,
  vector: /\b(halfvec|sparsevec|vector)\b|<=>|<->|<#>/i,
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
