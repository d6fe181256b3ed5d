import {
  contentSecurityPolicy,
  policySources,
} from '../../../src/node/output/content-security-policy';
import { hashOf } from '../../../src/node/base/policy-hash';
import { pageScript } from '../../../src/node/output/page-script';

type Policy = Record<string, string[]>;

function parse(policy: string): Policy {
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/));
  return Object.fromEntries(directives.map(([name = '', ...sources]) => [name, sources]));
}

const NONE = { scriptHashes: [], styleHashes: [], connect: [] };
const policyOf = (env: Record<string, string>) => parse(contentSecurityPolicy(policySources(env)));

test("only the site's own files and the listed sources are allowed", () => {
  const policy = parse(contentSecurityPolicy(NONE));
  const forbidden = [...['media-src', 'object-src', 'base-uri', 'form-action', 'frame-ancestors']];
  for (const name of forbidden) expect([name, policy[name]]).toEqual([name, ["'none'"]]);
  const others = Object.keys(policy).filter((name) => !forbidden.includes(name));
  for (const name of others) expect([name, policy[name]]).toEqual([name, ["'self'"]]);
});

test('neither inline code nor eval is allowed in general', () => {
  expect(contentSecurityPolicy(policySources({}))).not.toMatch(/unsafe-|\*|data:|blob:|http:/);
});

test('the hash of the script that every page contains is allowed', () => {
  expect(policyOf({})['script-src']).toEqual(["'self'", `'${hashOf(pageScript())}'`]);
});

// From the specification of Subresource Integrity and CSP.
test('hashes are in the format of the specification', () => {
  expect(hashOf("alert('Hello, world.');")).toBe(
    'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=',
  );
});

test.each([
  [{}, []],
  [{ GATSBY_API_URL: '' }, []],
  [{ GATSBY_API_URL: 'https://api.example.com/v1' }, ['https://api.example.com']],
  [{ GATSBY_API_URL: 'http://127.0.0.1:8080' }, ['http://127.0.0.1:8080']],
])('with %j, pages can also connect to %j', (env, origins) => {
  expect(policyOf(env)['connect-src']).toEqual(["'self'", ...origins]);
});

test.each(['api.example.com', 'javascript:alert(1)', "x; script-src 'unsafe-inline'"])(
  'the telemetry host "%s" is an error that names the variable',
  (url) => {
    expect(() => policySources({ GATSBY_API_URL: url })).toThrow(/GATSBY_API_URL/);
  },
);

describe('with a search host', () => {
  const ALGOLIA = {
    GATSBY_ALGOLIA_APP_ID: 'AB12CD',
    GATSBY_ALGOLIA_SEARCH_KEY: 'search-only',
    GATSBY_ALGOLIA_INDEX: 'docs',
  };
  /** The search host is read when its module loads. */
  const sourcesOf = async (env: Record<string, string>) => {
    jest.replaceProperty(process, 'env', { ...process.env, ...env });
    jest.resetModules();
    const fresh = await import('../../../src/node/output/content-security-policy');
    return fresh.policySources(env);
  };
  afterEach(() => jest.restoreAllMocks());

  test('pages can connect to all hosts that its client tries', async () => {
    expect((await sourcesOf(ALGOLIA)).connect).toEqual([
      'https://ab12cd-dsn.algolia.net',
      'https://ab12cd-1.algolianet.com',
      'https://ab12cd-2.algolianet.com',
      'https://ab12cd-3.algolianet.com',
    ]);
  });

  test('a local test server replaces them', async () => {
    const env = { ...ALGOLIA, GATSBY_ALGOLIA_HOST: '127.0.0.1:9200' };
    expect((await sourcesOf(env)).connect).toEqual(['http://127.0.0.1:9200']);
  });

  test('an ID that is not a valid host name is an error that names the variable', async () => {
    const env = { ...ALGOLIA, GATSBY_ALGOLIA_APP_ID: "x; script-src 'unsafe-inline'" };
    await expect(sourcesOf(env)).rejects.toThrow(/GATSBY_ALGOLIA_APP_ID/);
  });
});
