// Checks, names, and limits of the Agent-Friendly Documentation Spec 0.6.0
// (agentdocsspec.com/spec/web), as its reference implementation, afdocs 0.22.2 (afdocs.dev/checks),
// applies them. Below a limit, the checker reports "pass" and not a warning.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRedirects } from '../../scripts/host-files.mjs';
import { twinPath } from '../../src/lib/paths';
import { absoluteUrl, SITE } from '../../src/lib/site';
import { allPaths } from '../fixtures/pages-to-test';
import * as text from './agents/page-text';
import { ask, check, checkWithException, except } from './agents/readiness';
import { exceptAsync, linksIn, llms, pages, parseMarkdown } from './agents/readiness';
import { pathOf, serveForChecks, twins } from './agents/readiness';
import { PUBLIC } from './built-site';

/** In characters, so that no agent cuts the text off. */
const LONGEST_TEXT = 50_000;
/**
 * For the HTML of tutorials, and of the guide with the most code blocks, which have their own
 * controls.
 */
const LONGEST_TUTORIAL = 62_000;
const TUTORIAL = /^\/guides\/(?:getting-started\/tutorials\/|auth\/row-level-security$)/;
/** How much longer Markdown makes a text on average, in the checker's converter. */
const MARKUP = 1.23;
/** In bytes. */
const LARGEST_RESPONSE = 1_000_000;
/** Of a text. */
const TOP = 0.1;
/** Of a page's content, from its Markdown. */
const MISSING = 0.05;
/** Of the headings in tabs, from another tab. */
const REPEATED = 0.25;

const readFile = (path: string) => readFileSync(join(PUBLIC, path), 'utf8');
const paths = pages.map(({ path }) => path);
const llmsPaths = linksIn(llms).map(pathOf);
const indexes = ['/llms.txt', ...llmsPaths.filter((path) => /^\/llms\/(?!.*-full)/.test(path))];
const unknownPaths = paths.map((path) => `${path === '/' ? '' : path}/no-such-page`);

serveForChecks();

describe('content discoverability', () => {
  check('llms-txt-exists', 'it is below the base path, without a redirect', () =>
    exceptAsync(['/llms.txt'], async (path) => (await ask(path)).status === 200),
  );
  check('llms-txt-valid', 'title, summary, and sections of links', () => {
    const [title, summary] = parseMarkdown(llms).children;
    const isValid =
      title?.type === 'heading' && title.depth === 1 && summary?.type === 'blockquote';
    return isValid && /^## .+\n\n- \[/m.test(llms) ? [] : [llms.slice(0, 200)];
  });
  check('llms-txt-size', 'llms.txt and the indexes of libraries are shorter than 50,000', () =>
    indexes.filter((path) => readFile(path).length >= LONGEST_TEXT),
  );
  check('llms-txt-links-resolve', 'every link leads to a file', () =>
    exceptAsync(llmsPaths, async (path) => (await ask(path)).status === 200),
  );
  check('llms-txt-links-markdown', 'every link leads to Markdown, or to a text of Markdown', () =>
    exceptAsync(llmsPaths, async (path) =>
      /^text\/(markdown|plain)/.test((await ask(path)).headers.get('content-type') ?? ''),
    ),
  );
  check('llms-txt-directive-html', 'the top of every page names llms.txt', () =>
    except(pages, ({ html }) => {
      const body = text.searchableBody(html);
      const position = body.indexOf('/docs/llms.txt');
      return position >= 0 && position <= body.length * TOP;
    }),
  );
  check('llms-txt-directive-md', 'the Markdown of every page names llms.txt before its title', () =>
    except(twins, ({ twin }) => {
      const position = twin.indexOf(absoluteUrl('/llms.txt'));
      return position >= 0 && position < twin.indexOf('\n# ');
    }),
  );
});

describe('Markdown availability', () => {
  const isMarkdown = async (path: string, accept: string) => {
    const response = await ask(path, { accept });
    const type = response.headers.get('content-type');
    return response.status === 200 && type === 'text/markdown; charset=utf-8';
  };
  check('markdown-url-support', 'every URL with .md returns Markdown', () =>
    exceptAsync(allPaths(), (path) => isMarkdown(twinPath(path), '*/*')),
  );
  check('content-negotiation', 'every URL returns Markdown for Accept: text/markdown', () =>
    exceptAsync(allPaths(), (path) => isMarkdown(path, 'text/markdown')),
  );
});

describe('page size', () => {
  check('rendering-strategy', 'the HTML contains the title and the text', () =>
    except(pages, ({ html, twin }) => {
      const [, title = ''] = /\n# (.*)\n/.exec(twin) ?? [];
      const shown = text.compact(text.convertedText(html));
      return shown.length > 500 && shown.includes(text.compact(title));
    }),
  );
  check('page-size-markdown', 'shorter than 50,000 characters', () =>
    except(twins, ({ twin }) => twin.length < LONGEST_TEXT),
  );
  // Tutorials show entire apps, and splitting one would interrupt its reader. They stay below the
  // checker's warning, and as Markdown below the usual limit.
  checkWithException('page-size-html', 'shorter than 50,000 characters after the conversion', () =>
    except(pages, ({ path, html }) => {
      const limit = TUTORIAL.test(path) ? LONGEST_TUTORIAL : LONGEST_TEXT;
      return text.convertedText(html).length * MARKUP < limit;
    }),
  );
  check('page-size-transfer', 'smaller than 1 MB', () =>
    except(pages, ({ html }) => Buffer.byteLength(html) < LARGEST_RESPONSE),
  );
  // The menu comes before the content, so that the keyboard moves in the visual order. Converters
  // that keep <nav> therefore find the content later. Before the menu, a hint leads agents to
  // Markdown, which starts with the content. The top bar is more than 10% of the shortest pages.
  checkWithException(
    'content-start-position',
    'in the first 10%, apart from <nav> and the hint for agents',
    () =>
      except(pages, ({ html }) => {
        const { start, length } = text.contentStart(html);
        return start > 0 && start <= Math.max(length * TOP, 200);
      }),
  );
  check('single-fetch-completeness', 'the Markdown ends where the page ends', () =>
    except(pages, ({ html, twin }) => {
      const last = text.contentSegments(html).at(-1) ?? '';
      return text.compact(twin).includes(last) && !/^(next|previous) page\b/im.test(twin);
    }),
  );
});

describe('content structure', () => {
  const panels = pages.map(({ path, html }) => ({ path, ...text.tabContent(html) }));
  check('tabbed-content-serialization', 'all tabs of a page are shorter than 50,000', () =>
    except(panels, ({ length }) => length < LONGEST_TEXT),
  );
  check('section-header-quality', 'at most 25% of the headings in tabs are repeated', () =>
    except(panels, ({ headings }) => {
      const repeated = headings.length - new Set(headings).size;
      return repeated <= headings.length * REPEATED;
    }),
  );
  check('markdown-code-fence-validity', 'every code block is closed', () =>
    except(twins, ({ twin }) => text.hasClosedFences(twin)),
  );
  check(
    'markdown-link-portability',
    'links are absolute, and those to the site lead to files',
    () => {
      const isRight = (url: string) =>
        url.startsWith(`${absoluteUrl('/')}/`)
          ? existsSync(join(PUBLIC, pathOf(url).replace(/[?#].*/, '')))
          : /^(https?:\/\/|mailto:)/.test(url);
      return pages.flatMap(({ path, twin }) =>
        linksIn(twin).flatMap((url) => (isRight(url) ? [] : [`${path}: ${url}`])),
      );
    },
  );
  check('embedded-data-serialization', 'no tables of 50,000 characters, and no encoded data', () =>
    except(twins, ({ twin }) => {
      const rows = twin.split('\n').filter((line) => line.startsWith('|'));
      return rows.join('').length < LONGEST_TEXT && !/\bdata:[\w/+-]+;base64,/.test(twin);
    }),
  );
});

describe('stability of URLs', () => {
  check('http-status-codes', 'unknown URLs return 404, for clients that prefer Markdown, too', () =>
    exceptAsync([...unknownPaths, ...unknownPaths.map(twinPath)], async (path) => {
      const found = await Promise.all([ask(path), ask(path, { accept: 'text/markdown' })]);
      return found.every(({ status }) => status === 404);
    }),
  );
  check('redirect-behavior', 'redirects are permanent, and stay on the site', () => {
    const local = new RegExp(`^${SITE.prefix}(/|$)`);
    const from = [...parseRedirects(readFile('/_redirects')).keys()];
    const exact = from.filter((path) => local.test(path) && !path.endsWith('*'));
    return exceptAsync(exact, async (path) => {
      const { status, headers } = await ask(path.slice(SITE.prefix.length));
      return status === 301 && local.test(headers.get('location') ?? '');
    });
  });
});

describe('observability', () => {
  check('llms-txt-coverage', 'llms.txt and the indexes of libraries list every page', () => {
    const listed = new Set(indexes.flatMap((path) => linksIn(readFile(path)).map(pathOf)));
    return allPaths().filter((path) => !listed.has(twinPath(path)));
  });
  // A page also has buttons, labels of code blocks, and links to other pages.
  checkWithException(
    'markdown-content-parity',
    'less than 5% of the content is missing from the Markdown',
    () =>
      except(pages, ({ html, twin }) => {
        const segments = text.contentSegments(html);
        const found = text.compact(twin);
        const missing = segments.filter((segment) => !found.includes(segment));
        return segments.length > 0 && missing.length < segments.length * MISSING;
      }),
  );
  check('cache-header-hygiene', 'indexes and Markdown are revalidated', () =>
    exceptAsync([...indexes, ...paths.map(twinPath)], async (path) => {
      const { headers } = await ask(path);
      const isRevalidated = headers.get('cache-control')?.includes('must-revalidate') ?? false;
      return isRevalidated && (headers.has('etag') || headers.has('last-modified'));
    }),
  );
});

describe('access', () => {
  check('auth-gate-detection', 'pages are public, and have no form for signing in', () =>
    except(pages, ({ html }) => !/<input[^>]*type="?password|<form[^>]*(saml|oauth)/i.test(html)),
  );
  // The check is about sites with pages that aren't public. Here, all are.
  check('auth-alternative-access', 'llms.txt and Markdown are public', () =>
    exceptAsync(['/llms.txt', '/index.md'], async (path) => (await ask(path)).status === 200),
  );
  check(
    'bot-protection-interference',
    'agents are allowed, and get the same page as browsers',
    () => {
      const agents = ['Claude-User/1.0', 'ChatGPT-User/1.0', 'curl/8.5.0', 'python-requests/2.32'];
      const isAllowed = !/^Disallow: *\S/im.test(readFile('/robots.txt'));
      return exceptAsync(agents, async (agent) => {
        const response = await ask('/guides/database', { 'user-agent': agent });
        return isAllowed && (await response.text()) === readFile('/guides/database/index.html');
      });
    },
  );
});
