import { changesLibrary, entryPath } from '../../lib/paths';
import type { EntryLink, VersionChange } from './changes';
import { nextVersion, readNote } from './changes';
import { placeIn } from '../markdown/to-tree';
import type { Diagnostic } from '../../lib/diagnostic';
import { nearest } from '../../lib/diagnostic';
import type { Change, Library } from './content-schemas';
import { changeSchema } from './content-schemas';
import type { SitePage, SitePartial } from '../site/types';
import type { ReadContext } from '../site/read-context';
import type { YamlSource } from './yaml-source';
import { checkShape } from './yaml-source';

/** The call of each entry ID, by library-version (`javascript/v1`). */
export type Calls = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Collects the calls of all entries among the site's pages. */
export function callsOf(pages: SitePage[]): Calls {
  const calls = new Map<string, Map<string, string>>();
  for (const { entry } of pages) {
    if (!entry) continue;
    const of = `${entry.library}/${entry.version}`;
    calls.set(of, (calls.get(of) ?? new Map<string, string>()).set(entry.id, entry.call));
  }
  return calls;
}

/** A file of `spec/changes/`: its changes, and its notes for the link check. */
export interface ChangeFile {
  changes: VersionChange[];
  note: SitePartial;
}

/**
 * Reads what happened to the entries of an older version. Reports entries without a verdict and
 * names that don't exist. Returns undefined if the file isn't a list of changes.
 */
export function readChanges(
  source: YamlSource,
  libraries: Library[],
  calls: Calls,
  { cache, diagnostics }: ReadContext,
): ChangeFile | undefined {
  const { file, data } = source;
  const of = changesLibrary(file.slice('spec/'.length));
  const add = (at: PropertyKey[], message: string, fix: string) =>
    diagnostics.push({ file, ...source.locate(at), rule: 'changes', message, fix });
  const versions = libraries.find(({ library }) => library === of?.library)?.versions ?? [];
  const next = of && nextVersion(versions, of.version);
  if (!of || !next) {
    add([], 'No older version of a library has this name', 'call it <library>-<version>.yml');
    return undefined;
  }
  if (!Array.isArray(data)) {
    add([], 'The file is not a list of changes', 'begin each with "- id: …"');
    return undefined;
  }
  const before = calls.get(`${of.library}/${of.version}`) ?? new Map<string, string>();
  const after = calls.get(`${of.library}/${next}`) ?? new Map<string, string>();
  const seen = new Set<string>();
  const notes: SitePartial = { name: file, file, references: [] };
  const changes: VersionChange[] = [];
  const linkTo = (entry: string): EntryLink => ({
    title: after.get(entry) ?? entry,
    path: entryPath({ library: of.library, version: next }, versions[0]!, entry),
  });
  data.forEach((_, index) => {
    const { value: change, diagnostics: found } = checkShape<Change>(changeSchema, source, [index]);
    diagnostics.push(...found);
    if (!change) return;
    const { id } = change;
    if (!before.has(id)) add([index, 'id'], ...unknown(id, of.version, before));
    if (seen.has(id)) add([index, 'id'], `The entry "${id}" stands here twice`, 'remove one');
    seen.add(id);
    change.by.forEach((name, n) => {
      if (!after.has(name)) add([index, 'by', n], ...unknown(name, next, after));
    });
    const error = errorOf(change, before, after);
    if (error) add([index, 'verdict'], ...error);
    const note = readNote(cache, change.note);
    const { verdict, by } = change;
    changes.push({
      ...{ library: of.library, from: of.version, entry: id, version: next, verdict },
      by: by.map(linkTo),
      note: note.tree,
    });
    if (change.note === undefined) return;
    const start = source.locateText([index, 'note']);
    const place = <T extends { line: number; column: number }>(item: T) => ({
      ...item,
      ...placeIn({ ...start, indent: start.column - 1 }, item),
    });
    notes.references.push(...note.references.map(place));
    diagnostics.push(...note.diagnostics.map((diagnostic): Diagnostic => ({ ...place(diagnostic), file })));
  });
  for (const [id, call] of before) {
    if (seen.has(id)) continue;
    add([], `${call} of ${of.version} ("${id}") has no verdict`, 'say what became of it');
  }
  return { changes, note: notes };
}

function unknown(
  id: string,
  version: string,
  calls: ReadonlyMap<string, string>,
): [message: string, fix: string] {
  const near = nearest(id, calls.keys());
  return [`${version} has no entry "${id}"`, near ? `did you mean "${near}"?` : 'remove it'];
}

/** Returns what contradicts a verdict, if anything does. */
function errorOf(
  { id, verdict, by }: Change,
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): [message: string, fix: string] | undefined {
  const [first] = by;
  if (verdict === 'removed') {
    return first ? ['What is removed has nothing in its place', 'write replaced'] : undefined;
  }
  if (!first) return ['Nothing says which entry it is now', 'add by: […]'];
  const isSameCall = before.get(id) === after.get(first);
  if (verdict === 'same' && (first !== id || (after.has(id) && !isSameCall))) {
    return [`The entry "${id}" has another call in the next version`, 'write renamed'];
  }
  if (verdict === 'renamed' && after.has(first) && isSameCall) {
    return [`${after.get(first)} has the same name in both versions`, 'write same or replaced'];
  }
  return undefined;
}
