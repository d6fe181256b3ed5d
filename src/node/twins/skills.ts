import { createHash } from 'node:crypto';
import type { Tree, TreeNode } from '../../lib/content-tree';
import { childrenOf, isElement } from '../../lib/content-tree';
import { SKILLS_FOLDER, SKILLS_INDEX } from '../../lib/paths';
import { absoluteUrl } from '../../lib/site';
import { AGENT_TEXT } from '../../lib/strings/build';
import { treeText } from '../../lib/tree-text';
import { createConverter } from './converter';
import type { TwinPage } from './page-data';
import { serialize } from './serialize';
import { heading, text } from './syntax';

const SCHEMA = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';

/**
 * Returns the skills and their list, by path. Sections with an ID that starts with `supabase-` are skills,
 * and their first paragraph says when to use them.
 */
export function skillFiles(page: TwinPage): Map<string, string> {
  const { blocks } = createConverter(page.path, page.imageUrls, page.verified);
  const files = new Map<string, string>();
  const skills = sections(page.tree).map(({ name, title, tree: [first = '', ...rest] }) => {
    const description = treeText([first]);
    const path = `${SKILLS_FOLDER}/${name}/SKILL.md`;
    const head = `---\nname: ${name}\ndescription: ${JSON.stringify(description)}\n---\n`;
    const body = serialize([heading(1, text(title)), ...blocks(rest)]);
    files.set(path, `${head}\n> ${AGENT_TEXT.rules}\n\n${body}`);
    const digest = createHash('sha256').update(files.get(path)!).digest('hex');
    const place = { url: absoluteUrl(path), digest: `sha256:${digest}` };
    return { name, type: 'skill-md', description, ...place };
  });
  files.set(SKILLS_INDEX, `${JSON.stringify({ $schema: SCHEMA, skills }, null, 2)}\n`);
  return files;
}

/** Second-level sections whose ID is the name of a skill. */
function sections(tree: Tree): { name: string; title: string; tree: Tree }[] {
  const starts = tree.flatMap((node, index) =>
    isElement(node) && node[0] === 'h2' ? [{ node, index }] : [],
  );
  return starts.flatMap(({ node, index }, order) => {
    const name = String(node[1]['id']);
    if (!name.startsWith('supabase-')) return [];
    const below = tree
      .slice(index + 1, starts[order + 1]?.index)
      .map((item): TreeNode => (item[0] === 'h3' ? ['h2', ...item.slice(1)] : item) as TreeNode);
    return [{ name, title: treeText(childrenOf(node)), tree: below }];
  });
}
