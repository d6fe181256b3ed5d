import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import type { DocsSearch } from './docs-search';
import { exampleMarkdown, findExamples } from './examples';
import { findSignatures } from './signatures';
import { assertBuilt } from './site-folder';

/** Maximum length of a task or a symbol. */
const QUERY_LENGTH = 200;
/** The default and the maximum size of the examples. */
const TOKENS = { usual: 2000, most: 10_000 };

const query = (description: string) =>
  z.string().trim().min(1).max(QUERY_LENGTH).describe(description);
const limits = {
  library: z.string().min(1).max(50).optional().describe('Only this library, such as javascript'),
  version: z.string().min(1).max(50).optional().describe('Only this version, such as v2'),
};

const IS_READ_ONLY = { readOnlyHint: true, openWorldHint: false };
const text = (value: string) => ({ content: [{ type: 'text' as const, text: value }] });

/** Adds the tools that return verified examples, and the signatures of functions and commands. */
export function addExampleTools(server: McpServer, folder: string, search: DocsSearch): void {
  server.registerTool(
    'get_example',
    {
      title: 'Get a verified example',
      description:
        'Returns examples from the Supabase documentation for a task, with the software that verified them. ' +
        'They are neither unverified nor deprecated.',
      inputSchema: {
        task: query('What the code should do, such as "upload a file"'),
        ...limits,
        tokens: z.int().min(100).max(TOKENS.most).default(TOKENS.usual).describe('Maximum size'),
      },
      annotations: IS_READ_ONLY,
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
        symbol: query('A function, command, or operation: auth.signUp() or supabase db push'),
        ...limits,
      },
      annotations: IS_READ_ONLY,
    },
    ({ symbol, library, version }) => {
      assertBuilt(folder);
      const found = findSignatures(folder, symbol, library, version);
      if (found.length === 0) throw new Error(`No entry is called "${symbol}". Use search_docs.`);
      return text(found.join('\n\n---\n\n'));
    },
  );
}
