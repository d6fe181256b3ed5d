import { createHash } from 'node:crypto';
import type { TreeElement, TreeNode } from '../../lib/content-tree';
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
export function skillFiles({
  path: page,
  tree,
  imageUrls,
  verified,
}: TwinPage): Map<string, string> {
  const { blocks } = createConverter(page, imageUrls, verified);
  const files = new Map<string, string>();
  const starts = [...tree.keys()].filter((index) => tree[index]![0] === 'h2');
  const skills = starts.flatMap((start, order) => {
    const [, { id: name }, ...title] = tree[start] as TreeElement;
    if (!String(name).startsWith('supabase-')) return [];
    const [when = '', ...rest] = tree.slice(start + 1, starts[order + 1]);
    const description = treeText([when]);
    const path = `${SKILLS_FOLDER}/${name}/SKILL.md`;
    const head = `---\nname: ${name}\ndescription: ${JSON.stringify(description)}\n---\n`;
    const below = rest.map(
      (node) => (node[0] === 'h3' ? ['h2', ...node.slice(1)] : node) as TreeNode,
    );
    const body = serialize([heading(1, text(treeText(title))), ...blocks(below)]);
    const skill = `${head}\n> ${AGENT_TEXT.rules}\n\n${body}`;
    files.set(path, skill);
    const digest = `sha256:${createHash('sha256').update(skill).digest('hex')}`;
    return [{ name, type: 'skill-md', description, url: absoluteUrl(path), digest }];
  });
  files.set(SKILLS_INDEX, `${JSON.stringify({ $schema: SCHEMA, skills }, null, 2)}\n`);
  return files;
}
