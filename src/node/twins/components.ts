import type { PhrasingContent, RootContent } from 'mdast';
import type { ReplacedComponent, WriterComponent } from '../../lib/components';
import type { Tree, TreeProps } from '../../lib/content-tree';
import { childrenOf, isElement } from '../../lib/content-tree';
import { ADMONITION_TITLES } from '../../lib/strings/frame';
import { PARAMETERS_TEXT } from '../../lib/strings/reference';
import { codeText, diffText } from '../markdown/highlight';
import { blockquote, code, inlineCode, list, link, paragraph, strong, text } from './syntax';
import type { ConvertBlock, Converter } from './types';

/** Shows only the content of a component. */
const contentOnly: ConvertBlock = (_, children, { blocks }) => blocks(children);

/** Shows a title in bold, and the content below it. */
const titled =
  (prop: string): ConvertBlock =>
  (props, children, { blocks }) => [
    paragraph(strong(text(String(props[prop])))),
    ...blocks(children),
  ];

/** A list whose items are the child components. */
const itemList: ConvertBlock = (_, children, { blocks }) => [
  list(children.filter(isElement).map((item) => blocks([item]))),
];

const WRITER: Record<Exclude<WriterComponent, ReplacedComponent>, ConvertBlock> = {
  Admonition: ({ type, title }, children, { blocks }) => {
    const label = ADMONITION_TITLES[type as keyof typeof ADMONITION_TITLES];
    const first = paragraph(strong(text(title === undefined ? label : `${label}: ${title}`)));
    return [blockquote(first, ...blocks(children))];
  },
  Card: ({ title, href }, children, { blocks, absoluteLink }) =>
    joined([link(absoluteLink(String(href)), text(String(title)))], blocks(children)),
  Cards: itemList,
  Check: contentOnly,
  Checklist: itemList,
  Column: contentOnly,
  Columns: contentOnly,
  // The field needs a browser.
  ErrorLookup: contentOnly,
  FilterableTable: contentOnly,
  // The form needs a browser. Its content describes an alternative.
  JwtGenerator: contentOnly,
  // The editor needs a browser. The data that it can load is in code blocks.
  Playground: contentOnly,
  SecretInput: ({ label, value }) => [
    paragraph(text(`${String(label)}: `), inlineCode(String(value))),
  ],
  // A step's title is a heading among its children.
  Step: contentOnly,
  Steps: contentOnly,
  Tab: titled('label'),
  Tabs: contentOnly,
  // A live demo. The text around it describes the widget.
  Widget: () => [],
};

/** Components by name, with those that only the build creates. */
export const COMPONENTS: Record<string, ConvertBlock> = {
  ...WRITER,
  CodeBlock: ({ html, language, title }) => {
    // Markdown can't mark lines, so code with added and removed lines becomes a diff.
    const diff = diffText(String(html));
    const value = diff ?? codeText(String(html));
    return [
      code(value, diff === undefined ? String(language) : 'diff', title as string | undefined),
    ];
  },
  Endpoint: ({ method, route }) => [paragraph(inlineCode(`${String(method)} ${String(route)}`))],
  Fold: titled('title'),
  Parameter: (props, children, converter) => parameter(props, children, converter, false),
  Parameters: (_, children, converter) => [parameterList(children, converter, false)],
  Response: ({ status }, children, { blocks }) => [
    paragraph(strong(inlineCode(String(status)))),
    ...blocks(children),
  ],
  Variants: (_, children, converter) => [
    paragraph(text(PARAMETERS_TEXT.variants)),
    ...children.filter(isElement).map((node) => parameterList(childrenOf(node), converter, true)),
  ],
};

function parameterList(children: Tree, converter: Converter, areVariants: boolean): RootContent {
  const items = children
    .filter(isElement)
    .map((node) => parameter(node[1], childrenOf(node), converter, areVariants));
  return list(items);
}

/** Returns a parameter as a list item. A variant is never marked as required. */
function parameter(
  props: TreeProps,
  children: Tree,
  { blocks }: Converter,
  isVariant: boolean,
): RootContent[] {
  const { name, type, shorthand, optional, deprecated, default: value } = props;
  const { required, optional: notRequired } = PARAMETERS_TEXT;
  const details: PhrasingContent[][] = [
    [inlineCode(String(type))],
    ...(props['in'] === undefined ? [] : [[text(PARAMETERS_TEXT.in(String(props['in'])))]]),
    ...(isVariant && !optional ? [] : [[text(optional ? notRequired : required)]]),
    ...(deprecated ? [[text(PARAMETERS_TEXT.deprecated)]] : []),
    ...(value === undefined ? [] : [[text(PARAMETERS_TEXT.default), inlineCode(String(value))]]),
  ];
  const separated = details.flatMap((detail, index) =>
    index === 0 ? detail : [text(', '), ...detail],
  );
  const names = shorthand === undefined ? String(name) : `${String(shorthand)}, ${String(name)}`;
  return joined([inlineCode(names), text(' ('), ...separated, text(')')], blocks(children));
}

/** Puts a description's first paragraph on the line of its name: "name: description". */
function joined(name: PhrasingContent[], [first, ...rest]: RootContent[]): RootContent[] {
  if (first?.type !== 'paragraph') return [paragraph(...name), ...(first ? [first] : []), ...rest];
  return [paragraph(...name, text(': '), ...first.children), ...rest];
}
