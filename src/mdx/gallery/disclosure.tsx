import { GALLERY_FOLDS } from '../../lib/strings/gallery';
import { Accordion } from '../../ui/disclosure/Accordion';
import { Collapsible } from '../../ui/disclosure/Collapsible';
import { Tabs } from '../../ui/disclosure/Tabs';

const ITEMS = [
  { id: 'gallery-first', label: GALLERY_FOLDS.first, content: <p>{GALLERY_FOLDS.firstText}</p> },
  { id: 'gallery-second', label: GALLERY_FOLDS.second, content: <p>{GALLERY_FOLDS.secondText}</p> },
  { id: 'gallery-third', label: GALLERY_FOLDS.third, content: <p>{GALLERY_FOLDS.thirdText}</p> },
];

export function TabsDemo() {
  const props = { label: GALLERY_FOLDS.label, items: ITEMS, active: 'gallery-first' };
  return (
    <>
      <Tabs {...props} />
      <Tabs {...props} type="underlined" size="small" />
      <Tabs {...props} isList />
    </>
  );
}

export function AccordionDemo() {
  const items = ITEMS.map(({ id, label, content }, index) => ({
    ...{ id, title: label, content },
    disabled: index === 2,
  }));
  return (
    <>
      <Accordion items={items} level={4} />
      <Accordion items={items} level={4} type="multiple" open={['gallery-first']} />
    </>
  );
}

export function CollapsibleDemo() {
  return (
    <Collapsible title={GALLERY_FOLDS.more}>
      <p>{GALLERY_FOLDS.moreText}</p>
    </Collapsible>
  );
}
