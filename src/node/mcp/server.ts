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
import { addExampleTools } from './example-tools';
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

const filter = (description: string) => z.string().min(1).max(50).optional().describe(description);

/** The arguments of `search_docs`. */
const SEARCH_INPUT = {
  query: z.string().trim().min(1).max(QUERY_LENGTH).describe('Words or a question'),
  library: filter('Only this library, such as javascript, dart, python, cli, or management-api'),
  version: filter('Only this version of the library, such as v2'),
  level: filter('Only this section, such as database, auth, storage, realtime, or functions'),
  limit: z.int().min(1).max(RESULTS.most).default(RESULTS.usual).describe('Number of results'),
};

/** The results of `search_docs`. */
const SEARCH_OUTPUT = {
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

/** The arguments of `read_page`. */
const PAGE_INPUT = {
  path: z.string().trim().min(1).max(PATH_LENGTH).describe('Path or URL: /guides/auth/overview'),
};

/** The arguments of `look_up_error`. */
const ERROR_INPUT = {
  text: z
    .string()
    .trim()
    .min(1)
    .max(ERROR_LENGTH)
    .describe('The error as it was shown: JSON, a stack trace, log lines, or a URL'),
};

const IS_READ_ONLY = { readOnlyHint: true, openWorldHint: false };

/**
 * Creates a Model Context Protocol server for a built site. It has tools that search, look up an
 * error, return verified examples and signatures, and return the Markdown of a page, and the indexes for language models as resources. It only reads files
 * of the site. If a tool fails, its result says what to change.
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
      inputSchema: SEARCH_INPUT,
      outputSchema: SEARCH_OUTPUT,
      annotations: IS_READ_ONLY,
    },
    async (query) => {
      assertBuilt(folder);
      const results = (await search.find(query)).map(resultOf);
      const texts = results.map(
        ({ title, section, url, snippet }) => `## ${title}\n${section}\n${url}\n\n${snippet}`,
      );
      const found = texts.join('\n\n') || 'No section matches. Use fewer or different words.';
      return { content: [text(found)], structuredContent: { results } };
    },
  );

  server.registerTool(
    'read_page',
    {
      title: 'Read a page',
      description: 'Returns a page of the Supabase documentation as Markdown.',
      inputSchema: PAGE_INPUT,
      annotations: IS_READ_ONLY,
    },
    async ({ path }) => {
      assertBuilt(folder);
      const wanted = pagePathOf(path);
      const twin = readTwin(folder, wanted);
      if (twin !== undefined) return { content: [text(twin)] };
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
      inputSchema: ERROR_INPUT,
      outputSchema: SEARCH_OUTPUT,
      annotations: IS_READ_ONLY,
    },
    async (error) => {
      assertBuilt(folder);
      const query = errorSignature(error.text, QUERY_LENGTH);
      const results = (await search.find({ query, limit: ERROR_RESULTS })).map(resultOf);
      const [best, ...others] = results;
      if (!best) {
        const none = `No section explains "${query}". Use search_docs.`;
        return { content: [text(none)], structuredContent: { results } };
      }
      const section = sectionMarkdown(readTwin(folder, best.path) ?? '', best.title);
      const also = others.map(({ title, section: place, url }) => `- ${place} > ${title}: ${url}`);
      const found = [
        `${best.section} > ${best.title}\n${best.url}`,
        section ?? best.snippet,
        ...(also.length > 0 ? [`Other sections:\n${also.join('\n')}`] : []),
      ];
      return { content: [text(found.join('\n\n'))], structuredContent: { results } };
    },
  );

  addExampleTools(server, folder, search);

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

const text = (value: string) => ({ type: 'text' as const, text: value });
