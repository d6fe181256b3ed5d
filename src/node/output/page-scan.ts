import type { Token } from 'parse5';
import { Tokenizer, TokenizerMode } from 'parse5';
import type { Diagnostic } from '../../lib/diagnostic';
import type { PolicySources } from './content-security-policy';
import { hashOf } from '../base/policy-hash';

/** Code that the policy blocks, unless it contains the code's hash. */
interface InlineCode {
  kind: 'script' | 'style' | 'style attribute' | 'event handler' | 'script URL';
  code: string;
  line: number;
  column: number;
}

/** Browsers don't run scripts of this type. */
const DATA_TYPE = 'application/ld+json';
const URL_ATTRIBUTES = ['href', 'src', 'action', 'formaction', 'xlink:href'];

const FIXES: Record<InlineCode['kind'], string> = {
  script: "move it to a file, or add the script's hash in content-security-policy.ts",
  style: 'move it to a component, so it becomes part of the site styles',
  'style attribute': 'use a class or a data attribute, and add a rule to a component',
  'event handler': 'add the listener in a script',
  'script URL': 'link to a page, or use a button',
};

export interface PageScan {
  /** The IDs of its elements. Code in the text can look like an ID. */
  ids: string[];
  /** Inline code that the policy blocks, such as a script that a plugin added. */
  blocked: Diagnostic[];
}

/** Reads the markup of a built page. `file` is its path in the diagnostics. */
export function scanPage(
  html: string,
  file: string,
  { scriptHashes, styleHashes }: PolicySources,
): PageScan {
  const allowed = { script: scriptHashes, style: styleHashes } as Partial<
    Record<InlineCode['kind'], readonly string[]>
  >;
  const isBlocked = ({ kind, code }: InlineCode) => !allowed[kind]?.includes(hashOf(code));
  const { ids, code } = readMarkup(html, false);
  // Positions take half again as long, and hardly any page needs them.
  const blocked = code.some(isBlocked) ? readMarkup(html, true).code.filter(isBlocked) : [];
  const diagnostics = blocked.map(({ kind, code, line, column }) => ({
    file,
    line,
    column,
    rule: 'page/inline-code',
    message: `The Content-Security-Policy blocks this ${kind}: ${code.trim().slice(0, 80)}`,
    fix: FIXES[kind],
  }));
  return { ids, blocked: diagnostics };
}

function readMarkup(html: string, withPositions: boolean): { ids: string[]; code: InlineCode[] } {
  const ids = new Set<string>();
  const found: InlineCode[] = [];
  /** The last script or style. Its text comes next. */
  let open: InlineCode | undefined;
  const addText = ({ chars }: Token.CharacterToken) => {
    if (open) open.code += chars;
  };
  const ignore = () => undefined;
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: withPositions },
    {
      onStartTag({ tagName, attrs, location }) {
        const position = { line: location?.startLine ?? 1, column: location?.startCol ?? 1 };
        for (const { name, value } of attrs) {
          if (name === 'id') ids.add(value);
          const kind = kindOf(name, value);
          if (kind) found.push({ kind, code: `${name}="${value}"`, ...position });
        }
        if (tagName !== 'script' && tagName !== 'style') return;
        tokenizer.state = tagName === 'script' ? TokenizerMode.SCRIPT_DATA : TokenizerMode.RAWTEXT;
        const isExternal = tagName === 'script' && attrs.some(({ name }) => name === 'src');
        const isData = attrs.some(({ name, value }) => name === 'type' && value === DATA_TYPE);
        if (isExternal || isData) return;
        open = { kind: tagName, code: '', ...position };
        found.push(open);
      },
      onEndTag() {
        open = undefined;
      },
      onCharacter: addText,
      onWhitespaceCharacter: addText,
      onNullCharacter: addText,
      onComment: ignore,
      onDoctype: ignore,
      onEof: ignore,
    },
  );
  tokenizer.write(html, true);
  return { ids: [...ids], code: found };
}

function kindOf(attribute: string, value: string): InlineCode['kind'] | undefined {
  if (attribute === 'style') return 'style attribute';
  if (/^on[a-z]/.test(attribute)) return 'event handler';
  // Browsers ignore control characters and spaces before the scheme, and line breaks in it.
  const isScript =
    URL_ATTRIBUTES.includes(attribute) && /^javascript:/i.test(value.replace(/[\0- ]/g, ''));
  return isScript ? 'script URL' : undefined;
}
