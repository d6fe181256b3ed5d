import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { errorSignature } from '../../lib/error-signature';
import { sectionMarkdown } from '../../lib/section-markdown';
import { absoluteUrl, SITE } from '../../lib/site';
import { closestPages } from '../../search/engine/closest-pages';
import type { Hit } from '../../search/engine/hit';
import { titlesOf } from '../../search/engine/hit';
import { DocsSearch, pageOf } from './docs-search';
import { exampleMarkdown, findExamples } from './examples';
import { findSignatures } from './signatures';
import { assertBuilt, indexFiles, pagePathOf, readTwin } from './site-folder';

/** Maximum length of a query. Assistants ask in sentences, which are longer than what readers type. */
const QUERY_LENGTH = 200;
/** Maximum length of a path or URL. The site's paths are much shorter. */
const PATH_LENGTH = 300;
/** Maximum length of a pasted error. */
const ERROR_LENGTH = 4000;
/** The best section for an error, and its alternatives. */
const ERROR_RESULTS = 3;
/** The default and the maximum number of results. */
const RESULTS = { usual: 8, most: 20 };
/** The default and the maximum size of the examples. */
const TOKENS = { usual: 2000, most: 10_000 };

const words = (length: number, description: string) =>
  z.string().trim().min(1).max(length).describe(description);
const filter = (description: string) => z.string().min(1).max(50).optional().describe(description);

const OF_LIBRARY = {
  library: filter('Only this library, such as javascript, dart, python, cli, or management-api'),
  version: filter('Only this version of the library, such as v2'),
};

/** The results of a search. */
const RESULTS_OUTPUT = {
  results: z.array(
    z.object({
      title: z.string(),
      /** The area, the page, and the headings above the title. */
      section: z.string(),
      /** Path of the page, for reading it. */
      path: z.string(),
      url: z.string(),
      /** The best part of the text, or its start if only headings match. */
      snippet: z.string(),
    }),
  ),
};

/** Returns a hit as tools return it. */
function resultOf(hit: Hit) {
  const titles = titlesOf(hit);
  return {
    title: titles.at(-1) ?? '',
    section: titles.slice(0, -1).join(' > '),
    ...{ path: pageOf(hit), url: absoluteUrl(hit.url), snippet: hit.snippet ?? '' },
  };
}

const annotations = { readOnlyHint: true, openWorldHint: false };
const text = (value: string) => ({ content: [{ type: 'text' as const, text: value }] });

/**
 * Creates a Model Context Protocol server for a built site. It has tools that search, look up an
 * error, return verified examples and signatures, and return the Markdown of a page, and the indexes for language
 * models as resources. It only reads files of the site. If a tool fails, its result says what to change.
 *
 * @param folder The folder of the built site.
 * @throws An error if the site isn't built.
 */
export function docsServer(folder: string): McpServer {
  assertBuilt(folder);
  const search = new DocsSearch(folder);
  const server = new McpServer({ name: 'supabase-docs', title: SITE.name, version: '1.0.0' });

  server.registerTool(
    'search_docs',
    {
      title: 'Search the documentation',
      description: 'Returns the sections of the Supabase documentation that best match a query.',
      inputSchema: {
        query: words(QUERY_LENGTH, 'Words or a question'),
        ...OF_LIBRARY,
        level: filter('Only this section, such as database, auth, storage, realtime, or functions'),
        limit: z
          .int()
          .min(1)
          .max(RESULTS.most)
          .default(RESULTS.usual)
          .describe('Number of results'),
      },
      outputSchema: RESULTS_OUTPUT,
      annotations,
    },
    async (query) => {
      assertBuilt(folder);
      const results = (await search.find(query)).map(resultOf);
      const texts = results.map(
        ({ title, section, url, snippet }) => `## ${title}\n${section}\n${url}\n\n${snippet}`,
      );
      const found = texts.join('\n\n') || 'No section matches. Use fewer or different words.';
      return { ...text(found), structuredContent: { results } };
    },
  );

  server.registerTool(
    'read_page',
    {
      title: 'Read a page',
      description: 'Returns a page of the Supabase documentation as Markdown.',
      inputSchema: { path: words(PATH_LENGTH, 'Path or URL: /guides/auth/overview') },
      annotations,
    },
    async ({ path }) => {
      assertBuilt(folder);
      const wanted = pagePathOf(path);
      const twin = readTwin(folder, wanted);
      if (twin !== undefined) return text(twin);
      const nearest = await closestPages(wanted, (request) => search.run(request));
      const paths = nearest.map(pageOf).join(', ');
      const hint = paths ? `Similar pages: ${paths}` : 'Use search_docs.';
      throw new Error(`There's no page at "${wanted}". ${hint}`);
    },
  );

  server.registerTool(
    'look_up_error',
    {
      title: 'Look up an error',
      description:
        'Returns the section of the Supabase documentation that explains the cause and the fix of an error.',
      inputSchema: {
        text: words(
          ERROR_LENGTH,
          'The error as it was shown: JSON, a stack trace, log lines, or a URL',
        ),
      },
      outputSchema: RESULTS_OUTPUT,
      annotations,
    },
    async (error) => {
      assertBuilt(folder);
      const query = errorSignature(error.text, QUERY_LENGTH);
      const results = (await search.find({ query, limit: ERROR_RESULTS })).map(resultOf);
      const [best, ...others] = results;
      if (!best) {
        const none = `No section explains "${query}". Use search_docs.`;
        return { ...text(none), structuredContent: { results } };
      }
      const section = sectionMarkdown(readTwin(folder, best.path) ?? '', best.title);
      const also = others.map(({ title, section: place, url }) => `- ${place} > ${title}: ${url}`);
      const found = [
        `${best.section} > ${best.title}\n${best.url}`,
        section ?? best.snippet,
        ...(also.length > 0 ? [`Other sections:\n${also.join('\n')}`] : []),
      ];
      return { ...text(found.join('\n\n')), structuredContent: { results } };
    },
  );

  server.registerTool(
    'get_example',
    {
      title: 'Get a verified example',
      description:
        'Returns examples from the Supabase documentation for a task, with the software that verified them. ' +
        'They are neither unverified nor deprecated.',
      inputSchema: {
        task: words(QUERY_LENGTH, 'What the code should do, such as "upload a file"'),
        ...OF_LIBRARY,
        tokens: z.int().min(100).max(TOKENS.most).default(TOKENS.usual).describe('Maximum size'),
      },
      annotations,
    },
    async ({ task, tokens, ...of }) => {
      assertBuilt(folder);
      const examples = await findExamples(search, folder, { query: task, ...of }, tokens);
      const found = examples.map(exampleMarkdown).join('\n\n');
      return text(found || 'No verified example matches. Use different words, or search_docs.');
    },
  );

  server.registerTool(
    'get_signature',
    {
      title: 'Get a signature',
      description:
        'Returns the signature and parameters of a Supabase function, CLI command, or API operation, with ' +
        'its library and the release that added it.',
      inputSchema: {
        symbol: words(
          QUERY_LENGTH,
          'A function, command, or operation: auth.signUp() or supabase db push',
        ),
        ...OF_LIBRARY,
      },
      annotations,
    },
    ({ symbol, library, version }) => {
      assertBuilt(folder);
      const found = findSignatures(folder, symbol, library, version);
      if (found.length === 0) throw new Error(`No entry is called "${symbol}". Use search_docs.`);
      return text(found.join('\n\n---\n\n'));
    },
  );

  for (const file of indexFiles(folder)) {
    const uri = absoluteUrl(file);
    const read = () => readFileSync(join(folder, file), 'utf8');
    const config = { title: file.slice(1), mimeType: 'text/markdown' };
    server.registerResource(file.slice(1), uri, config, () => ({
      contents: [{ uri, mimeType: 'text/markdown', text: read() }],
    }));
  }
  return server;
}
