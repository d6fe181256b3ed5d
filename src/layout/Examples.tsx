import type { Tree } from '../lib/content-tree';
import { Content } from '../mdx/Content';
import { Tabs } from '../ui/Tabs';

interface Example {
  id: string;
  name: string;
  isSpotlight: boolean;
  tree: unknown;
}

/** The examples of an entry, one tab each; the spotlight one first. */
export function Examples({ examples }: { examples: readonly Example[] }) {
  const ordered = [...examples].sort((a, b) => Number(b.isSpotlight) - Number(a.isSpotlight));
  const items = ordered.map(({ id, name, tree }) => ({
    id,
    label: name,
    content: <Content tree={tree as Tree} />,
  }));
  return (
    <section className="examples" id="examples" aria-label="Examples">
      {items.length > 1 ? <Tabs label="Examples" items={items} /> : items[0]?.content}
    </section>
  );
}
