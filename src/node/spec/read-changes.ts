import { changesLibrary, entryPath } from '../../lib/paths';
import type { EntryLink, VersionChange } from './changes';
import { nextVersion, readNote } from './changes';
import type { Position } from '../../lib/positions';
import { didYouMean } from '../../lib/diagnostic';
import type { Library } from './library-schemas';
import type { Change } from './entry-schemas';
import { changeSchema } from './entry-schemas';
import type { SitePage, SitePartial } from './page';
import type { ReadContext } from '../sources/read-context';
import { placeInYaml } from '../sources/read-context';
import type { YamlSource } from '../sources/yaml-source';
import { checkShape } from '../sources/yaml-source';

/** By library version (`javascript/v1`) and entry ID. */
export type Calls = ReadonlyMap<string, ReadonlyMap<string, string>>;

export function callsOf(pages: SitePage[]): Calls {
  const calls = new Map<string, Map<string, string>>();
  for (const { entry } of pages) {
    if (!entry) continue;
    const version = `${entry.library}/${entry.version}`;
    calls.set(version, (calls.get(version) ?? new Map<string, string>()).set(entry.id, entry.call));
  }
  return calls;
}

/** The notes are for the link check. */
export interface ChangeFile {
  changes: VersionChange[];
  note: SitePartial;
}

/**
 * Reports entries without a verdict and IDs that don't exist. Returns undefined if the file name is wrong or
 * the file isn't a list of changes.
 */
export function readChanges(
  source: YamlSource,
  libraries: Library[],
  calls: Calls,
  { cache, diagnostics }: ReadContext,
): ChangeFile | undefined {
  const { file, data } = source;
  const older = changesLibrary(file.slice('spec/'.length));
  const report = (path: PropertyKey[], message: string, fix: string) =>
    diagnostics.push({ file, ...source.locate(path), rule: 'changes', message, fix });
  const versions = libraries.find(({ library }) => library === older?.library)?.versions ?? [];
  const next = older && nextVersion(versions, older.version);
  if (!older || !next) {
    report(
      [],
      "The file isn't named after an older version",
      'rename it to <library>-<version>.yml',
    );
    return undefined;
  }
  if (!Array.isArray(data)) {
    report([], "The file isn't a list of changes", 'start each change with "- id: …"');
    return undefined;
  }
  const before = calls.get(`${older.library}/${older.version}`) ?? new Map<string, string>();
  const after = calls.get(`${older.library}/${next}`) ?? new Map<string, string>();
  const specs = `spec/${older.library}/`;
  const isComplete = !diagnostics.some((diagnostic) => diagnostic.file.startsWith(specs));
  // Entries missing because of a broken spec file would cause misleading errors.
  const reportEntry: typeof report = isComplete ? report : () => 0;
  const seen = new Set<string>();
  const notes: SitePartial = { name: file, file, references: [] };
  const changes: VersionChange[] = [];
  const linkTo = (entry: string): EntryLink => ({
    title: after.get(entry) ?? entry,
    path: entryPath({ library: older.library, version: next }, versions[0]!, entry),
  });
  data.forEach((_, index) => {
    const { value: change, diagnostics: found } = checkShape<Change>(changeSchema, source, [index]);
    diagnostics.push(...found);
    if (!change) return;
    const { id } = change;
    if (!before.has(id)) reportEntry([index, 'id'], ...unknownEntry(id, older.version, before));
    if (seen.has(id)) report([index, 'id'], `The entry "${id}" is listed twice`, 'remove one');
    seen.add(id);
    change.by.forEach((name, n) => {
      if (!after.has(name)) reportEntry([index, 'by', n], ...unknownEntry(name, next, after));
    });
    const error = verdictError(change, before, after);
    if (error) reportEntry([index, 'verdict'], ...error);
    const note = readNote(cache, change.note);
    const { verdict, by } = change;
    changes.push({
      ...{ library: older.library, from: older.version, entry: id, version: next, verdict },
      by: by.map(linkTo),
      note: note.tree,
    });
    const withFilePosition = <T extends Position>(item: T) =>
      placeInYaml(source, [index, 'note'], item);
    notes.references.push(...note.references.map(withFilePosition));
    diagnostics.push(...note.diagnostics.map(withFilePosition));
  });
  for (const [id, call] of before) {
    if (seen.has(id)) continue;
    reportEntry([], `${call} in ${older.version} ("${id}") has no verdict`, 'add an item for it');
  }
  return { changes, note: notes };
}

function unknownEntry(
  id: string,
  version: string,
  calls: ReadonlyMap<string, string>,
): [message: string, fix: string] {
  return [`${version} has no entry "${id}"`, didYouMean(id, calls.keys(), 'remove it', '"')];
}

/** The verdict contradicts the entries of the two versions. */
function verdictError(
  { id, verdict, by }: Change,
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): [message: string, fix: string] | undefined {
  const [first] = by;
  if (verdict === 'removed') {
    return first ? ["A removed entry can't have a replacement", 'use replaced'] : undefined;
  }
  if (!first) return [`The verdict "${verdict}" needs entries of the next version`, 'add by: […]'];
  const isSameCall = before.get(id) === after.get(first);
  if (verdict === 'same' && (first !== id || (after.has(id) && !isSameCall))) {
    return [`The entry "${id}" has a different call in the next version`, 'use renamed'];
  }
  if (verdict === 'renamed' && after.has(first) && isSameCall) {
    return [`${after.get(first)} has the same name in both versions`, 'use same or replaced'];
  }
  return undefined;
}
