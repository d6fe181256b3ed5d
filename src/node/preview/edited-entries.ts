import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readYaml } from '../spec/yaml-source';

/** An item of a spec file, before it's validated. */
type Item = Record<string, unknown>;

/** The current items of the files that were edited since the preview started, by file and entry ID. */
const edited = new Map<string, ReadonlyMap<string, Item>>();

/**
 * Reads a spec file that was just edited or deleted. Files with invalid YAML are ignored, because the
 * list of errors shows them.
 *
 * @param file Path from the project folder, such as `spec/javascript/v2/filters.yml`.
 */
export async function readEditedEntries(root: string, file: string): Promise<void> {
  const text = await readFile(join(root, file), 'utf8').catch(() => '');
  const { data, diagnostics } = readYaml(file, text);
  if (diagnostics.length > 0 || !Array.isArray(data)) return;
  edited.set(file, new Map((data as Item[]).map((item) => [String(item['id']), item])));
}

/** Returns the current item of an entry, or undefined if its file wasn't edited. Gatsby's node can be older. */
export function editedEntry(file: string, id: string): Item | undefined {
  return edited.get(file)?.get(id);
}
