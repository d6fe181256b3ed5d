import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';
import type { Diagnostic } from '../../lib/diagnostic';

const ELEMENTS = new Set(
  (
    'svg g path rect circle ellipse line polyline polygon text tspan title desc defs marker use symbol ' +
    'linearGradient radialGradient stop clipPath mask pattern'
  ).split(' '),
);
const ATTRIBUTES =
  /^(viewBox|role|id|className|d|x|y|x1|x2|y1|y2|cx|cy|r|rx|ry|dx|dy|width|height|points|transform|fill|stroke|opacity|offset|orient|href|preserveAspectRatio|aria.*|paintOrder|fill.*|stroke.*|font.*|text.*|stop.*|marker.*|ref.*|gradient.*|clip.*|mask.*|pattern.*|letterSpacing|dominantBaseline|xmlns)$/;

/** CSS functions for drawing. Some of the others load files. */
const FUNCTIONS = new Set(
  (
    'url var calc min max clamp rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark ' +
    'matrix translate translateX translateY scale scaleX scaleY rotate skewX skewY'
  ).split(' '),
);
/** Free text. All other attributes contain lengths, colors, or CSS. */
const TEXT_ATTRIBUTE = /^(aria.*|className|id|role)$/;

/** Safe to insert into a page. Empty if there are diagnostics. */
export interface SvgSource {
  markup: string;
  diagnostics: Diagnostic[];
}

/** Reports everything that could run code or load files. IDs get the file's name, so they're unique. */
export function readSvg(file: string, text: string): SvgSource {
  const root = fromHtml(text.replace(/^\s*<\?xml.*?\?>/, ''), { fragment: true, space: 'svg' });
  const diagnostics: Diagnostic[] = [];
  const add = (node: Element, message: string, fix: string) => {
    const { line, column } = node.position?.start ?? { line: 1, column: 1 };
    diagnostics.push({ file, line, column, rule: 'svg', message, fix });
  };
  visit(root, 'element', (node) => {
    if (!ELEMENTS.has(node.tagName)) {
      add(node, `<${node.tagName}> is not allowed in an image`, 'draw it with shapes and text');
    }
    for (const [name, value] of Object.entries(node.properties)) {
      if (!ATTRIBUTES.test(name)) add(node, `The attribute ${name} is not allowed`, 'remove it');
      const unknown = TEXT_ATTRIBUTE.test(name) ? undefined : unknownCss(String(value));
      if (unknown !== undefined) {
        add(node, `${unknown} is not allowed in the attribute ${name}`, 'use a color or url(#…)');
      }
      if (/url\(\s*['"]?(?!['"]?#)/i.test(String(value))) {
        add(node, `The image loads ${String(value)}`, 'refer only to parts of the image: url(#…)');
      }
      if (/href/i.test(name) && !String(value).startsWith('#')) {
        add(
          node,
          `The image loads ${String(value)}`,
          'refer only to parts of the image: href="#…"',
        );
      }
    }
  });
  const svg = rootElement(root);
  if (!svg?.properties['viewBox']) {
    const place = { file, line: 1, column: 1, rule: 'svg' };
    diagnostics.push({
      ...place,
      message: 'The image has no viewBox',
      fix: 'add viewBox="0 0 w h"',
    });
  }
  if (diagnostics.length > 0 || !svg) return { markup: '', diagnostics };
  const name = file.replace(/^.*\/|\.svg$/g, '');
  return { markup: ownIds(toHtml(svg, { space: 'svg' }), name), diagnostics };
}

/** An escape or an unknown function could load a file. */
function unknownCss(value: string): string | undefined {
  if (value.includes('\\')) return 'A backslash';
  const names = [...value.matchAll(/(?<![-\w])([-\w]+)\(/g)].map(([, name = '']) => name);
  const unknown = names.find((name) => !FUNCTIONS.has(name));
  return unknown && `${unknown}()`;
}

function rootElement(root: Root): Element | undefined {
  const elements = root.children.filter((node) => node.type === 'element');
  return elements.length === 1 && elements[0]?.tagName === 'svg' ? elements[0] : undefined;
}

/** Two images on a page must not share an ID. */
function ownIds(markup: string, name: string): string {
  return markup
    .replace(
      / (id|aria-labelledby|aria-describedby)="([^"]+)"/g,
      (_, attribute: string, ids: string) =>
        ` ${attribute}="${ids.replace(/\S+/g, (id) => `${name}-${id}`)}"`,
    )
    .replace(/(url\(\s*(?:'|&#x27;|&quot;)?|href=")#/g, `$1#${name}-`)
    .replace(/>(\s+)<(?!tspan)/g, (all, gap: string) => (gap.includes('\n') ? '><' : all));
}
