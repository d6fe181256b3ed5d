import { WRITER_COMPONENTS, WRITER_ELEMENTS } from '../../lib/components';
import { nearest } from '../../lib/diagnostic';

const IMAGE = 'write ![What it shows](/images/<name>.svg)';
const LINK = 'write [text](/path)';
const HEADING = 'write a heading, such as "### Heading", and the text below it';
const REMOVE = 'remove its tags';

/** Elements of HTML and components of other tools, in lower case. */
const ADVICE: [names: RegExp, advice: string][] = [
  [
    /^(callout|note|tip|info|warning|caution|danger|important|aside|alert|hint|admonition\w+)$/,
    'use <Admonition type="note">, or the type tip, caution, or danger',
  ],
  [
    /^(tabitem|tabpanel|tabpane|tabs\.(tab|item|panel|content)|codegroupitem)$/,
    'use <Tab label="…"> in <Tabs label="…">',
  ],
  [
    /^(codegroup|codetabs|\$codetabs|tabgroup|tabbed|packagemanagers)$/,
    'use <Tabs label="…"> with <Tab label="…"> in it',
  ],
  [/^(cardgrid|cardgroup|linkgrid|glasspanel)$/, 'use <Cards>'],
  [
    /^(linkcard|iconpanel|buttoncard|doccard|tile)$/,
    'use <Card title="…" href="/path"> in <Cards>',
  ],
  [/^(stephikecompact|stepper|procedure)$/, 'use <Steps>'],
  [/^(stephikecompact\.(step|details|code)|stepitem)$/, 'use <Step title="…"> in <Steps>'],
  [/^(files|folder|file|tree|filetree\.\w+)$/, 'use <FileTree> with a list'],
  [
    /^(\$?partial|include|snippet|\$show)$/,
    'use <Part name="…" />, which shows a file in content/parts',
  ],
  [
    /^(codeblock|code\w*|pre|tt|samp|highlight|terminal\w*)$/,
    'put code in backticks, or between lines of ```',
  ],
  [/^(img|image|figure|figcaption|picture|frame|themedimage|zoom\w*)$/, IMAGE],
  [/^(a|link|linkbutton|button|anchor)$/, LINK],
  [/^(b|strong)$/, 'write **text**'],
  [/^(i|em)$/, 'write _text_'],
  [/^(s|del|strike)$/, 'write ~~text~~'],
  [/^h[1-6]$/, 'start the heading with ##'],
  [/^(ul|ol|li|dl|dt|dd)$/, 'start each item of the list with "- " or "1. "'],
  [/^(table|thead|tbody|tr|td|th|colgroup|col)$/, 'write the table with | between the cells'],
  [/^(details|summary|accordion\w*|collaps\w*|expandable\w*|foldable|deepdive)$/, HEADING],
  [/^blockquote$/, 'start each line with "> "'],
  [/^hr$/, 'write ---, with blank lines around it'],
  [
    /^(video|audio|iframe|embed|object|youtube|vimeo|tweet|source)$/,
    `link to it, because content can't contain players: ${LINK.slice(6)}`,
  ],
  [/^(script|style|svg|canvas|form|input|select|textarea|noscript|meta)$/, 'remove it'],
  [
    /^(p|div|span|center|section|article|main|aside|header|footer|nav|font|u|ins|mark|small|big|abbr|badge|icon|wbr|fragment|intro|preview)$/,
    REMOVE,
  ],
];

const COMPONENTS = Object.keys(WRITER_COMPONENTS);

export function isAllowed(name: string): boolean {
  return COMPONENTS.includes(name) || (WRITER_ELEMENTS as readonly string[]).includes(name);
}

/** What to write instead of an element of HTML or a component of another tool. */
export function adviceFor(name: string): string | undefined {
  // In lower case, it's HTML's, which isn't a link.
  if (name === 'link') return 'remove it';
  return ADVICE.find(([names]) => names.test(name.toLowerCase()))?.[1];
}

export function elementFix(name: string): string {
  const exact = [...COMPONENTS, ...WRITER_ELEMENTS].find(
    (known) => known.toLowerCase() === name.toLowerCase(),
  );
  if (exact) return `write <${exact}>`;
  const advice = adviceFor(name);
  if (advice) return advice;
  if (/^[a-z]|_|^[A-Z\d]+$/.test(name)) return `put it in backticks, or write \\<${name}>`;
  const meant = nearest(name, COMPONENTS);
  return meant ? `did you mean <${meant}>?` : `use one of ${COMPONENTS.join(', ')}`;
}
