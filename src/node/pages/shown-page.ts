import type { Section, Tree } from '../../lib/content-tree';
import { projectPath } from '../../lib/paths';
import { SITE } from '../../lib/site';
import { treeSections } from '../../lib/tree-text';
import { readAppSteps, stepsKey } from '../examples/app-steps';
import { startPath } from '../feeds/feed-items';
import { feedParagraph } from '../feeds/feed-links';
import { changesSection, formatDate, recentChanges } from '../history/recent-changes';
import type { FrontMatter } from '../markdown/front-matter';
import { withDefinitions } from '../markdown/glossary';
import { readPage } from '../markdown/page-content';
import { includedTexts } from '../markdown/partials';
import { releaseKey } from '../results/entry-releases';
import { withProofs } from '../results/proofs';
import type { VersionChange } from '../spec/changes';
import { readEntry } from '../spec/entry-page';
import type { EntryData, EntryExample } from '../spec/entry-schemas';
import type { SitePage } from '../spec/page';
import { libraryVersionName } from '../spec/versions';
import { hasBuildComponents, insertBuildComponents } from './build-components';
import type { EntryLocation, LocatedEntry } from './entry-locations';
import { locateEntry } from './entry-locations';
import type { ShownImage } from './page-images';
import { shownImages } from './page-images';
import type { PageSources } from './page-sources';

/** What a page shows. Code isn't highlighted yet, and images aren't files yet. */
interface Shown {
  title: string;
  description: string;
  tree: Tree;
  sections: Section[];
  images: ShownImage[];
}

export interface ShownGuide extends Shown {
  app: BuiltApp | null;
  availability: FrontMatter['availability'] | null;
  hideContents: boolean;
  keywords: string[];
}

export interface ShownEntry extends Shown {
  version: string;
  function: LocatedEntry;
  documentation: ShownDocumentation;
}

/** `lead` and the trees of the examples are content trees. */
interface ShownDocumentation extends Pick<EntryData, 'id' | 'title' | 'notes' | 'description'> {
  since: string | null;
  lead: Tree;
  examples: (EntryExample & { tree: Tree })[];
  libs: EntryLocation[];
  change: VersionChange | null;
}

/** Computes everything that a page shows, apart from its menu. */
export function shownPage(page: SitePage, sources: PageSources): ShownGuide | ShownEntry {
  return page.source ? shownEntry(page, page.source, sources) : shownGuide(page, sources);
}

function shownGuide(page: SitePage, sources: PageSources): ShownGuide {
  const { path, file } = page;
  const { site, texts, parts, cache, linksOf } = sources;
  const read = readPage(cache, file, texts.get(file) ?? '', parts);
  const { frontMatter, anchors } = read;
  const changes = frontMatter?.changes ?? [];
  const isGenerated = hasBuildComponents(read.tree);
  const own = isGenerated ? insertBuildComponents(read.tree, anchors, sources) : read.tree;
  const feedOf = (library: string) => linksOf(startPath(library))[0]?.href;
  const feed = feedParagraph(path, site.libraries, feedOf);
  return {
    title: page.title,
    description: frontMatter?.description ?? SITE.description,
    tree: [...finishTree([...own, ...feed], page, sources), ...recentChanges(changes)],
    sections: [...(isGenerated ? treeSections(own) : read.sections), ...changesSection(changes)],
    images: shownImages(read.tree, site.images),
    app: builtApp(page, sources),
    availability: frontMatter?.availability ?? null,
    hideContents: frontMatter?.hideContents ?? false,
    keywords: frontMatter?.keywords ?? [],
  };
}

function shownEntry(
  page: SitePage,
  { item, data }: NonNullable<SitePage['source']>,
  sources: PageSources,
): ShownEntry {
  const { library: name, version, id } = page.entry!;
  const { site, paths, cache, results } = sources;
  const library = site.libraries.find((candidate) => candidate.library === name)!;
  const { language, sections: treeName } = library;
  const read = readEntry(cache, data, { language, product: item.product });
  const { tree, description, examples, sections } = read;
  const call = data.type === 'operation' ? `${data.method} ${data.route}` : data.title;
  const located = locateEntry(item, treeName, { libraries: site.libraries, paths });
  const change = site.changes.find(
    (found) => found.library === name && found.from === version && found.entry === id,
  );
  return {
    title: page.title,
    description: `${item.title} with ${call} in the ${libraryVersionName(library, version)} reference.`,
    tree: finishTree(tree, page, sources),
    sections,
    images: shownImages([...description, ...tree, ...examples.flat()], site.images),
    version,
    function: located,
    documentation: {
      ...{ id, title: data.title, notes: data.notes, description: data.description },
      since: results.releases[releaseKey(name, version, id)] ?? null,
      lead: finishTree(description, page, sources),
      examples: data.examples.map((example, index) => ({
        ...example,
        tree: addProofs(examples[index] ?? [], page, sources),
      })),
      libs: located.libs,
      change: change ?? null,
    },
  };
}

/** Adds what parsing leaves out: the results of examples, and the definitions of terms. */
function finishTree(tree: Tree, page: SitePage, sources: PageSources): Tree {
  return withDefinitions(addProofs(tree, page, sources), sources.definitions);
}

/**
 * Adds the proofs of a page's code with their day, the URLs of the examples that can run, and why others can't.
 */
function addProofs(tree: Tree, { path, file }: SitePage, sources: PageSources): Tree {
  const { results, examples, proofDates } = sources;
  const date = proofDates().get(file);
  const day = date === undefined ? undefined : { day: formatDate(date) };
  const runnable = examples.examples.get(path) ?? {};
  const reasons = examples.reasons.get(path);
  return withProofs(tree, results.proofs.pages.get(file) ?? new Map(), (key) => {
    if (Object.hasOwn(runnable, key)) return { ...day, run: `${path}#${key}` };
    const noRun = reasons?.get(key);
    return { ...day, ...(noRun !== undefined && { noRun }) };
  });
}

/** What a page shows about the app that its steps build. */
interface BuiltApp {
  built: string;
  /** Day of the last run: `November 22, 2026`. */
  date: string;
  /** `2026-11-22` */
  isoDate: string;
  /** False if the page's steps have changed since then. */
  isCurrent: boolean;
  /** The replacement for the page's scaffold command, and the reason for it. */
  scaffold: string | null;
  /** Path of the zip, if the page's steps haven't changed. */
  project: string | null;
}

function builtApp(
  { path, file }: SitePage,
  { results, texts, parts, cache }: PageSources,
): BuiltApp | null {
  const proof = results.apps[file];
  if (!proof) return null;
  const text = texts.get(file) ?? '';
  const { built, date, scaffold = null, files } = proof;
  const steps = cache.get(['app steps', file, text, ...includedTexts(text, parts)], () =>
    stepsKey(readAppSteps(file, text, parts)),
  );
  const isCurrent = steps === proof.steps;
  const project = files && isCurrent ? projectPath(path) : null;
  return { built, date: formatDate(date), isoDate: date, isCurrent, scaffold, project };
}
