import type { PhrasingContent, RootContent } from 'mdast';
import type { PageComponent } from '../../lib/components';
import type { Tree, TreeNode, TreeProps } from '../../lib/content-tree';
import { childrenOf, isElement } from '../../lib/content-tree';
import { AGENT_TEXT, ENTRY_TREE_TEXT } from '../../lib/strings/build';
import { ADMONITION_TITLES, CODE_BLOCK_TEXT, PROOF_TEXT } from '../../lib/strings/frame';
import { PARAMETERS_TEXT } from '../../lib/strings/reference';
import { codeText, diffText } from '../markdown/highlight';
import {
  blockquote,
  code,
  emphasis,
  inlineCode,
  list,
  link,
  paragraph,
  strong,
  text,
} from './syntax';
import type { ConvertBlock, Converter } from './types';

const contentOnly: ConvertBlock = (_, children, { blocks }) => blocks(children);

const titled =
  (prop: string): ConvertBlock =>
  (props, children, { blocks }) => [
    paragraph(strong(text(String(props[prop])))),
    ...blocks(children),
  ];

const itemList: ConvertBlock = (_, children, { blocks }) => [
  list(children.filter(isElement).map((item) => blocks([item]))),
];

export const COMPONENTS: Record<PageComponent, ConvertBlock> = {
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
  // The form needs a browser. The content describes an alternative.
  JwtGenerator: contentOnly,
  // The editor needs a browser. The data is in code blocks.
  Playground: contentOnly,
  SecretInput: ({ label, value }) => [
    paragraph(text(`${String(label)}: `), inlineCode(String(value))),
  ],
  // A step's title is a heading among its children.
  Step: contentOnly,
  Steps: contentOnly,
  Tab: titled('label'),
  Tabs: contentOnly,
  // The text around it describes the widget.
  Widget: () => [],
  CallError: ({ code: name, href, status, message }, children, { blocks, absoluteLink }) =>
    joined(
      [
        link(absoluteLink(String(href)), inlineCode(String(name))),
        ...inParentheses([
          ...(status === undefined ? [] : [[text(String(status))]]),
          ...(message === undefined ? [] : [[inlineCode(String(message))]]),
        ]),
      ],
      blocks(children),
    ),
  CodeBlock: (props, _, { verified }) => {
    const { html, language, title } = props;
    // Markdown can't mark lines, so code with added and removed lines becomes a diff.
    const diff = diffText(String(html));
    const value = diff ?? codeText(String(html));
    return [
      code(value, diff === undefined ? String(language) : 'diff', title as string | undefined),
      ...proofLine(props, verified),
    ];
  },
  Endpoint: ({ method, route }) => [paragraph(inlineCode(`${String(method)} ${String(route)}`))],
  // An example's proof covers its data source and its response.
  Fold: (props, children, converter) =>
    titled('title')(props, children.map(withoutProof), converter),
  Parameter: parameter,
  Parameters: itemList,
  Response: ({ status }, children, { blocks }) => [
    paragraph(strong(inlineCode(String(status)))),
    ...blocks(children),
  ],
  Variants: (_, children, { blocks }) => [
    paragraph(text(PARAMETERS_TEXT.variants)),
    ...blocks(children),
  ],
};

/** Folds whose code isn't an example. */
const NO_EXAMPLE: readonly unknown[] = [ENTRY_TREE_TEXT.signature, ENTRY_TREE_TEXT.usage];

function proofLine(props: TreeProps, verified: string): RootContent[] {
  const { proof, by, returns, unproven, title } = props;
  if (NO_EXAMPLE.includes(title)) return [];
  if (unproven) {
    return [paragraph(emphasis(`${CODE_BLOCK_TEXT.notVerified}: ${String(unproven)}`))];
  }
  if (!proof) return [];
  const { label } = PROOF_TEXT[proof as keyof typeof PROOF_TEXT];
  const result = String(by) + (proof === 'runs' && returns ? AGENT_TEXT.returned : '');
  return [paragraph(emphasis(AGENT_TEXT.verified(label, result, verified)))];
}

function withoutProof(node: TreeNode): TreeNode {
  if (!isElement(node)) return node;
  const [name, { proof: _proof, unproven: _unproven, ...props }] = node;
  return [name, props, ...childrenOf(node)];
}

/** Returns blocks of a list item. */
function parameter(props: TreeProps, children: Tree, { blocks }: Converter): RootContent[] {
  const { name, type, shorthand, default: value } = props;
  const marks = (['optional', 'required', 'deprecated'] as const).filter((mark) => props[mark]);
  const details: PhrasingContent[][] = [
    ...(name === undefined ? [] : [[inlineCode(String(type))]]),
    ...(props['in'] === undefined ? [] : [[text(PARAMETERS_TEXT.in(String(props['in'])))]]),
    ...marks.map((mark) => [text(PARAMETERS_TEXT[mark])]),
    ...(value === undefined ? [] : [[text(PARAMETERS_TEXT.default), inlineCode(String(value))]]),
  ];
  const names = [shorthand, name ?? type].filter((item) => item !== undefined).join(', ');
  return joined([inlineCode(names), ...inParentheses(details)], blocks(children));
}

/** " (string, optional)", or nothing. */
function inParentheses(details: PhrasingContent[][]): PhrasingContent[] {
  if (details.length === 0) return [];
  const separated = details.flatMap((detail, index) =>
    index === 0 ? detail : [text(', '), ...detail],
  );
  return [text(' ('), ...separated, text(')')];
}

/** "name: description" puts the first paragraph on the line of the name. */
function joined(name: PhrasingContent[], [first, ...rest]: RootContent[]): RootContent[] {
  if (first?.type !== 'paragraph') return [paragraph(...name), ...(first ? [first] : []), ...rest];
  return [paragraph(...name, text(': '), ...first.children), ...rest];
}
