import '../ui/browser-parts';
import { readFileSync } from 'node:fs';
import { WIDGETS } from '../../src/lib/widgets';
import { propsOf, widgetFiles, widgetOf } from '../ui/widget-files';

/** Only other widgets or the page frame use these. */
const PARTS: Record<string, string> = {
  DialogBox: 'part of Modal and SidePanel',
  DialogFooter: 'part of Modal and SidePanel',
  LateButton: 'for the page frame and code blocks, which are pressed before they are hydrated',
  MenuItems: 'part of DropdownMenu and ContextMenu',
  PageBoundary: 'wraps the whole page',
  TabPicker: 'part of Tabs',
  unbroken: 'a function for texts in other components',
  useLazyDialog: 'a hook for the dialogs of other components',
};

const files = widgetFiles();
const page = readFileSync('content/handbook/components.mdx', 'utf8');

function sectionOf(name: string): string {
  return page.split(/^#{2,3} /m).find((section) => section.startsWith(`${name}\n`)) ?? '';
}

test('the gallery has every widget, and nothing else', () => {
  const names = files.map(widgetOf).filter((name) => !(name in PARTS));
  expect(names.length).toBeGreaterThan(20);
  expect([...WIDGETS].sort()).toEqual(names.sort());
  expect(Object.keys(PARTS).filter((name) => !files.map(widgetOf).includes(name))).toEqual([]);
});

test.each(WIDGETS)('the page shows %s and documents its own props', (name) => {
  const section = sectionOf(name);
  expect(section).toContain(`<Widget name="${name}" />`);
  const props = propsOf(files.find((file) => widgetOf(file) === name)!);
  expect(props.length).toBeGreaterThan(0);
  const rows = section.match(/^\| `.*?\|/gm)!.join();
  expect(props.filter((prop) => !rows.includes(`\`${prop}\``))).toEqual([]);
});
