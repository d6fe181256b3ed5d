import type { Tree } from '../../lib/content-tree';
import { parseCache } from '../base/parse-cache';
import { GLOSSARY, linksToTerms, readDefinitions, withDefinitions } from '../markdown/glossary';
import { readPage } from '../markdown/page-content';
import { readText } from '../sources/read-text';
import type { NodeContext } from './node-context';

const FILE = `${GLOSSARY.slice(1)}.mdx`;

/**
 * Adds definitions to the links to terms. Only pages with such links read the glossary, so Gatsby
 * only rebuilds those pages when it changes.
 */
export async function addDefinitions(tree: Tree, { nodeModel }: NodeContext): Promise<Tree> {
  if (!linksToTerms(tree)) return tree;
  const query = { filter: { relativePath: { eq: FILE } } };
  const file = await nodeModel.findOne<{ absolutePath: string }>({ type: 'File', query });
  if (!file) return tree;
  const glossary = readPage(parseCache(), `content/${FILE}`, readText(file.absolutePath));
  return withDefinitions(tree, readDefinitions(glossary.tree));
}
