import { valueAt } from '../../lib/value-at';
import type { Position } from '../../lib/positions';
import type { YamlSource } from '../sources/yaml-source';

/** A title or description, with its position. */
export interface PageLabel extends Position {
  what: 'title' | 'description';
  text: string;
}

/** Returns the labels of the mapping at a path, if they're strings. */
export function labelsAt(source: YamlSource, path: readonly PropertyKey[] = []): PageLabel[] {
  return (['title', 'description'] as const).flatMap((what) => {
    const keys = [...path, what];
    const text = valueAt(source.data, keys);
    return typeof text === 'string' ? [{ ...source.locateText(keys), what, text }] : [];
  });
}
