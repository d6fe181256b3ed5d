/** A page loads an extension if its code matches the pattern. */
interface ExtensionFile {
  name: string;
  /** The archive, relative to `node_modules`. */
  file: string;
  /** The extension's name or functions. Case doesn't matter. */
  pattern: string;
}

const DIST = '@electric-sql/pglite/dist';

const CONTRIB = [
  ...['btree_gin', 'btree_gist', 'citext', 'cube', 'earthdistance', 'fuzzystrmatch', 'hstore'],
  ...['intarray', 'ltree', 'pg_trgm', 'tablefunc', 'unaccent'],
];

export const EXTENSION_FILES: ExtensionFile[] = [
  ...CONTRIB.map((name) => ({
    name,
    file: `${DIST}/${name}.tar.gz`,
    pattern: name === 'cube' ? '\\b(?:cube|earthdistance)\\b' : `\\b${name}\\b`,
  })),
  { name: 'moddatetime', file: `${DIST}/spi.tar.gz`, pattern: 'moddatetime' },
  {
    name: 'pgcrypto',
    file: `${DIST}/pgcrypto.tar.gz`,
    pattern:
      '\\bpgcrypto\\b|\\b(?:gen_salt|crypt|digest|hmac|encrypt|decrypt|encrypt_iv|decrypt_iv|gen_random_bytes|armor|dearmor|pgp_\\w+)\\s*\\(',
  },
  {
    name: 'uuid-ossp',
    file: `${DIST}/uuid-ossp.tar.gz`,
    pattern: 'uuid-ossp|\\buuid_(?:generate|nil|ns)_',
  },
  {
    name: 'pgtap',
    file: '@electric-sql/pglite-pgtap/dist/pgtap.tar.gz',
    pattern: '\\bpgtap\\b',
  },
  {
    name: 'vector',
    file: '@electric-sql/pglite-pgvector/dist/vector.tar.gz',
    pattern: '\\bvector\\b|\\bhalfvec\\b',
  },
];
