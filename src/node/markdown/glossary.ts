import type { Tree } from '../../lib/content-tree';
import { childrenOf, isElement, mapProps } from '../../lib/content-tree';
import { treeText } from '../../lib/tree-text';

/** Each third-level heading is a term. */
export const GLOSSARY = '/guides/resources/glossary';

const LINK = new RegExp(`^${GLOSSARY}#`);

/** The first sentence of each definition, by the term's ID. */
export function readDefinitions(glossary: Tree): ReadonlyMap<string, string> {
  const definitions = new Map<string, string>();
  for (const [index, node] of glossary.entries()) {
    const next = glossary.slice(index + 1).find(isElement);
    if (!isElement(node) || node[0] !== 'h3' || next?.[0] !== 'p') continue;
    definitions.set(String(node[1]['id']), firstSentence(treeText(childrenOf(next))));
  }
  return definitions;
}

function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s+[A-Z]|$)/.exec(text)?.[0] ?? text;
}

/** Adds the definition to each link to a term, for the text next to the link. */
export function withDefinitions(tree: Tree, definitions: ReadonlyMap<string, string>): Tree {
  return mapProps(tree, (name, props) => {
    const href = name === 'a' ? String(props['href']) : '';
    const definition = LINK.test(href) ? definitions.get(href.replace(LINK, '')) : undefined;
    return definition === undefined ? props : { ...props, definition };
  });
}
