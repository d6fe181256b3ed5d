import type { Tree } from '../lib/content-tree';
import { useAnchor } from '../mdx/anchors';
import { Content } from '../mdx/Content';
import { Tabs } from '../ui/disclosure/Tabs';

interface Example {
  id: string;
  name: string;
  isSpotlight: boolean;
  tree: unknown;
}

/** More tabs than these would wrap over many lines. */
const WRAPPED = 5;

interface ExamplesProps {
  examples: readonly Example[];
  /** Names the entry where several are on a page. */
  of?: string | undefined;
}

/** The examples of an entry, one tab each; the spotlight one first. */
export function Examples({ examples, of }: ExamplesProps) {
  const { id } = useAnchor('examples');
  const ordered = [...examples].sort((a, b) => Number(b.isSpotlight) - Number(a.isSpotlight));
  const items = ordered.map(({ id, name, tree }) => ({
    id,
    label: name,
    content: <Content tree={tree as Tree} />,
  }));
  return (
    <section className="examples" id={id} aria-label={of ? `Examples of ${of}` : 'Examples'}>
      {items.length > 1 ? (
        <Tabs
          label="Examples"
          items={items}
          isCompact={items.length > WRAPPED}
          rememberAs="supabaseExample"
        />
      ) : (
        items[0]?.content
      )}
    </section>
  );
}
