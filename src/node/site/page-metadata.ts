import { valueAt } from '../../lib/value-at';
import type { Position } from '../../lib/positions';
import type { YamlSource } from '../spec/yaml-source';

/** The title or the description of a page as its author wrote it, and where. */
export interface PageLabel extends Position {
  what: 'title' | 'description';
  text: string;
}

/** The labels of the mapping at a path of a YAML source; those that are not a text are left out. */
export function labelsAt(source: YamlSource, path: readonly PropertyKey[] = []): PageLabel[] {
  return (['title', 'description'] as const).flatMap((what) => {
    const keys = [...path, what];
    const text = valueAt(source.data, keys);
    return typeof text === 'string' ? [{ ...source.locateText(keys), what, text }] : [];
  });
}
