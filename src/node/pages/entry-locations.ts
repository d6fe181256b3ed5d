import type { FunctionEntry } from '../spec/library-schemas';
import { libraryVersionName, pathOfEntry, versionsOf } from '../spec/versions';
import type { SiteModel } from '../site/types';

/** A library version that has an entry, and the path of the entry's page there. */
export interface EntryLocation {
  library: string;
  version: string;
  name: string;
  path: string;
}

/** An item of a section tree, with the library versions that have it, the latest first. */
export interface LocatedEntry extends FunctionEntry {
  slug: string;
  libs: EntryLocation[];
  items: LocatedEntry[];
}

/** `sections` is the name of the item's tree, because different trees can use the same ID. */
export function locateEntry(
  item: FunctionEntry,
  sections: string,
  { libraries, paths }: Pick<SiteModel, 'libraries'> & { paths: ReadonlySet<string> },
): LocatedEntry {
  const libs = libraries
    .filter((library) => library.sections === sections)
    .flatMap((library) =>
      versionsOf(library).map((version) => ({
        library: library.library,
        version,
        name: libraryVersionName(library, version),
        path: pathOfEntry(library, version, item.id),
      })),
    )
    .filter(({ path }) => paths.has(path));
  const items = item.items.map((child) => locateEntry(child, sections, { libraries, paths }));
  return { ...item, slug: item.slug ?? item.id, libs, items };
}
