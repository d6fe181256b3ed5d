import { z } from 'zod';
import { path } from '../sources/field-schemas';
import { didYouMean } from '../../lib/diagnostic';
import { comparablePath } from '../../lib/paths';
import type { YamlSource } from '../sources/yaml-source';
import type { ReadContext } from '../sources/read-context';
import { shapeOf } from '../sources/read-context';
import type { SitePage } from '../spec/page';

/** A former URL that redirects to a page, together with all URLs below it. */
export interface UrlFamily {
  from: string;
  to: string;
}

/** `content/redirects.yml`: former URLs, and the pages that replace them. */
const redirectsSchema = z.strictObject({
  urls: z.record(path, path).default({}),
  families: z.record(path, path).default({}),
});

/** Lists former URLs, in addition to the aliases in pages. */
export const REDIRECTS_FILE = 'content/redirects.yml';

/**
 * Adds each former URL to the aliases of its page, replacing `aliases` of `pages`. Targets must be pages, not
 * aliases, so redirects can't form chains or loops. Returns the families, whose URLs only hosts redirect.
 */
export function readRedirects(
  source: YamlSource | undefined,
  pages: SitePage[],
  context: ReadContext,
): UrlFamily[] {
  const shape = shapeOf(redirectsSchema, source, context);
  if (!source || !shape) return [];
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const owners = new Map(
    pages.flatMap((page) =>
      [page.path, ...page.aliases].map((path) => [comparablePath(path), page] as const),
    ),
  );
  const report = (list: 'urls' | 'families', from: string, message: string, fix: string) => {
    const position = source.locateKey([list], from);
    context.diagnostics.push({ file: REDIRECTS_FILE, ...position, rule: 'redirect', message, fix });
  };
  const add = (list: 'urls' | 'families', from: string, to: string): boolean => {
    const page = byPath.get(to);
    const target = owners.get(comparablePath(to));
    const owner = owners.get(comparablePath(from));
    if (owner) {
      report(list, from, `The URL ${from} already leads to ${owner.path}`, 'remove this line');
    } else if (!page && target) {
      report(list, from, `The target ${to} is an alias`, `use ${target.path}`);
    } else if (!page) {
      const fix = didYouMean(to, byPath.keys(), 'correct it');
      report(list, from, `The target ${to} isn't a page`, fix);
    } else {
      page.aliases = [...page.aliases, from];
      return true;
    }
    return false;
  };
  const families = Object.entries(shape.families).filter(([from, to]) => {
    const below = [...owners].find(([path]) => path.startsWith(`${comparablePath(from)}/`));
    if (!below) return add('families', from, to);
    report('families', from, `The family ${from} contains ${below[0]}`, 'list its URLs one by one');
    return false;
  });
  for (const [from, to] of Object.entries(shape.urls)) add('urls', from, to);
  return families.map(([from, to]) => ({ from, to }));
}
