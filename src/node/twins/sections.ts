import { menuPages } from '../../lib/menu';
import { GUIDE_LEVELS, isReferenceLevel } from '../../lib/menu-level';
import type { SiteMenu } from '../site/menus';
import type { SitePage } from '../spec/page';

export type LlmsPageSource = Pick<
  SitePage,
  'path' | 'file' | 'title' | 'aliases' | 'level' | 'labels' | 'entry'
>;

export interface LlmsSource {
  pages: readonly LlmsPageSource[];
  menus: readonly Pick<SiteMenu, 'menu'>[];
  /** By file. */
  proofDates: ReadonlyMap<string, string>;
}

export interface LlmsPage {
  path: string;
  name: string;
  description: string;
}

/** In the order and the groups of its menu. */
export interface LlmsSection {
  level: string;
  title: string;
  /** Of a library. False for guides. */
  isReference: boolean;
  groups: { label: string; pages: LlmsPage[] }[];
}

/** First the guides, then the references. A page that's missing from its menu is in the first group. */
export function llmsSections({ pages, menus }: Pick<LlmsSource, 'pages' | 'menus'>): LlmsSection[] {
  const rank = ({ level }: { level: string }) => {
    const index = GUIDE_LEVELS.indexOf(level);
    return index < 0 ? GUIDE_LEVELS.length : index;
  };
  const sorted = menus.map(({ menu }) => menu).sort((a, b) => rank(a) - rank(b));
  return sorted.map(({ level, title, groups }): LlmsSection => {
    const rest = new Map(
      pages.filter((page) => page.level === level).map((page) => [page.path, page]),
    );
    const grouped = groups.map((group) => ({
      label: group.label,
      pages: menuPages([group]).flatMap(({ url }) => takePage(rest, url)),
    }));
    const unlisted = [...rest.keys()].flatMap((path) => takePage(rest, path));
    grouped[0]?.pages.push(...unlisted);
    return {
      level,
      title,
      isReference: isReferenceLevel(level),
      groups: grouped.filter((group) => group.pages.length > 0),
    };
  });
}

/** Returns an empty list if the page isn't in the map. */
function takePage(pages: Map<string, LlmsPageSource>, path: string): LlmsPage[] {
  const page = pages.get(path);
  if (!page) return [];
  pages.delete(path);
  const { title, labels, entry } = page;
  if (entry) return [{ path, name: entry.call, description: entry.call === title ? '' : title }];
  const description = labels.find(({ what }) => what === 'description')?.text ?? '';
  return [{ path, name: title, description }];
}
