import type { Tree, TreeProps } from '../lib/content-tree';
import { childrenOf, isElement } from '../lib/content-tree';
import { qualityTables } from './quality';
import type { QualityNode } from './quality-node';
import { QUALITY_ID } from './quality-node';
import type { NodeContext } from './reference-nodes';

type Generate = (props: TreeProps, context: NodeContext) => Promise<Tree> | Tree;

/** Components that stand for something the build knows. Every node read becomes a dependency. */
const GENERATORS: Record<string, Generate> = {
  QualityTables: (_, { nodeModel }) => {
    const node = nodeModel.getNodeById<QualityNode>({ id: QUALITY_ID });
    return node ? qualityTables(node.figures) : [];
  },
};

/** A tree with the generated content in its place. */
export async function insertGenerated(tree: Tree, context: NodeContext): Promise<Tree> {
  const made = await Promise.all(
    tree.map(async (node): Promise<Tree> => {
      if (!isElement(node)) return [node];
      const [name, props] = node;
      const generate = GENERATORS[name];
      if (generate) return generate(props, context);
      const children = childrenOf(node);
      return [[name, props, ...(await insertGenerated(children, context))]];
    }),
  );
  return made.flat();
}
