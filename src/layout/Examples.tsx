import { Link } from 'gatsby';
import type { Tree } from '../lib/content-tree';
import { examplesInOrder, hasData } from '../lib/content-tree';
import { EXAMPLES_TEXT } from '../lib/strings/reference';
import { useAnchor } from '../mdx/anchors';
import { Content } from '../mdx/Content';
import { Tabs } from '../ui/disclosure/Tabs';

interface Example {
  id: string;
  name: string;
  isSpotlight: boolean;
  tree: unknown;
}

/** The space for tabs on a phone, and what a tab needs: its characters, and its padding and gap. */
const ROW_WIDTH = 350;
const widthOf = ({ label }: { label: string }) => 7 * label.length + 26;

interface ExamplesProps {
  examples: readonly Example[];
  /** If the page has more than one entry. */
  entryTitle?: string | undefined;
  /** Path and anchor of the section about setting up a project for examples with data. */
  setupPath: string;
}

export function Examples({ examples, entryTitle, setupPath }: ExamplesProps) {
  const { id } = useAnchor('examples');
  const items = examplesInOrder(examples).map(({ id, name, tree }) => ({
    id,
    label: name,
    content: (
      <>
        <Content tree={tree as Tree} />
        {hasData(tree as Tree) && (
          <p className="setup">
            <Link to={setupPath}>{EXAMPLES_TEXT.setup}</Link>
          </p>
        )}
      </>
    ),
  }));
  return (
    <section
      className="examples"
      id={id}
      aria-label={entryTitle ? EXAMPLES_TEXT.labelFor(entryTitle) : EXAMPLES_TEXT.label}
    >
      <div>
        {items.length > 1 ? (
          <Tabs
            label={EXAMPLES_TEXT.label}
            items={items}
            isList={items.reduce((width, item) => width + widthOf(item), 0) > ROW_WIDTH}
            isRemembered
          />
        ) : (
          items[0]?.content
        )}
      </div>
    </section>
  );
}
