import { nearest } from '../../lib/diagnostic';
import type { Shape } from '../upstream/signatures/shapes';
import { mergeMembers } from '../upstream/signatures/shapes';
import { LIST } from './listed';

export interface Written extends Omit<Shape, 'properties' | 'variants'> {
  name: string;
  description?: string;
  properties?: Written[];
  variants?: Written[];
}

/** A function's only returned value doesn't need a name. */
export type WrittenReturn = Omit<Written, 'name'> & { name?: string };

export interface Comparison {
  owner: string;
  report(path: PropertyKey[], message: string, fix: string): void;
  /** On purpose, such as `options.count`. Removed when found. */
  omitted?: Set<string>;
}

const TRAITS = ['type', 'optional', 'deprecated', 'in', 'shorthand', 'default'] as const;
const NONE = { optional: false, deprecated: false } as const;

export function compareByName(
  comparison: Comparison,
  expected: Shape[],
  written: Written[],
  path: PropertyKey[],
  within = '',
): void {
  const { owner, report, omitted } = comparison;
  const names = expected.map(({ name }) => name ?? '');
  written.forEach((item, index) => {
    const shape = expected.find(({ name }) => name === item.name);
    if (shape) return compareOne(comparison, shape, item, [...path, index], within);
    const near = nearest(item.name, names);
    report(
      [...path, index, 'name'],
      `${owner} has no ${within}${item.name}`,
      near ? `write "${near}"` : 'remove it',
    );
  });
  const known = new Set(written.map(({ name }) => name));
  for (const name of names) {
    if (known.has(name) || omitted?.delete(within + name)) continue;
    const message = `${within}${name} of ${owner} is missing`;
    report(path, message, `describe it, or add it to ${LIST}`);
  }
}

export function compareInOrder(
  comparison: Comparison,
  expected: Shape[],
  written: Written[],
  path: PropertyKey[],
): void {
  const { owner, report } = comparison;
  expected.forEach((shape, index) => {
    const item = written[index];
    if (!item) {
      const message = `The parameter ${shape.name ?? index + 1} of ${owner} is missing`;
      return report(path, message, 'describe it');
    }
    if (shape.name !== undefined && shape.name !== item.name) {
      const message = `Parameter ${index + 1} of ${owner} isn't called ${item.name}`;
      report([...path, index, 'name'], message, `write "${shape.name}"`);
    }
    compareOne(comparison, shape, item, [...path, index], '');
  });
  written.slice(expected.length).forEach(({ name }, index) => {
    const at = [...path, expected.length + index, 'name'];
    report(at, `${owner} doesn't have the parameter ${name}`, 'remove it');
  });
}

/**
 * By the names of members, and by their types if facts contain these. An entry can omit all members of a member,
 * such as those of a user, but not some of them.
 */
export function compareReturned(
  comparison: Comparison,
  [value]: Shape[],
  written: WrittenReturn[],
  path: PropertyKey[],
): void {
  const { owner, report, omitted } = comparison;
  if (!value && written.length > 0) report(path, `${owner} returns nothing`, 'remove it');
  if (!value) return;
  if (written.length === 0) {
    if (omitted?.delete('returns')) return;
    return report(path, `What ${owner} returns is missing`, `describe it, or add it to ${LIST}`);
  }
  const { properties = [], type } = value;
  const named = written.filter((item): item is Written => item.name !== undefined);
  const [first] = written;
  if (named.length === 0 && type !== undefined && type !== first?.type) {
    const message = `The result of ${owner} has type ${first?.type}`;
    report([...path, 0, 'type'], message, `write type: ${type}`);
  }
  // Without a name, it isn't an object, or other entries document its members.
  if (properties.length === 0 || named.length === 0) return;
  const returned = { ...comparison, owner: `the result of ${owner}` };
  compareByName(returned, listedMembers(properties, named), named, path);
}

/** With their own members where the entry lists some. */
function listedMembers(shapes: Shape[], written: Written[]): Shape[] {
  return shapes.map(({ name, type, properties, variants = [] }): Shape => {
    const listed = written.find((item) => item.name === name)?.properties ?? [];
    const members = properties ?? mergeMembers(variants);
    return {
      name,
      ...(type !== undefined && { type }),
      ...(listed.length > 0 && { properties: listedMembers(members, listed) }),
    };
  });
}

function compareOne(
  comparison: Comparison,
  shape: Shape,
  item: Written,
  path: PropertyKey[],
  within: string,
): void {
  for (const trait of TRAITS) {
    const right = shape[trait];
    const said = item[trait] ?? NONE[trait as keyof typeof NONE] ?? '';
    if (right === undefined || right === said) continue;
    const where = trait in item ? trait : 'name';
    const message = `${within}${item.name} of ${comparison.owner} has ${trait} ${said === '' ? '(none)' : said}`;
    const fix = right === '' ? `remove ${trait}` : `write ${trait}: ${right}`;
    comparison.report([...path, where], message, fix);
  }
  const inner = `${within}${item.name}.`;
  const variants = item.variants ?? [];
  if (shape.variants && variants.length > 0) {
    compareVariants(comparison, shape.variants, variants, [...path, 'variants'], inner);
  } else if (shape.properties ?? shape.variants) {
    const members = shape.properties ?? mergeMembers(shape.variants!);
    const missing = item.properties ? [...path, 'properties'] : [...path, 'name'];
    compareByName(comparison, members, item.properties ?? [], missing, inner);
  }
}

function compareVariants(
  comparison: Comparison,
  shapes: Shape[][],
  written: Written[],
  path: PropertyKey[],
  inner: string,
): void {
  const { owner, report, omitted } = comparison;
  const used = new Set<Shape[]>();
  written.forEach((variant, index) => {
    const members = variant.properties ?? [];
    const best = nearestShape(shapes, members);
    used.add(best);
    const within = `${inner.slice(0, -1)} (${variant.name}).`;
    compareByName(comparison, best, members, [...path, index, 'properties'], within);
  });
  for (const shape of shapes) {
    const names = shape.map(({ name }) => name).join(', ');
    if (used.has(shape) || omitted?.delete(`${inner}{${names}}`)) continue;
    report(path, `The variant {${names}} of ${inner.slice(0, -1)} of ${owner} is missing`, ADD);
  }
}

const ADD = `add the variant, or list it in ${LIST}`;

export function nearestShape(shapes: Shape[][], written: Written[]): Shape[] {
  const [best = []] = [...shapes].sort((a, b) => unlike(a, written) - unlike(b, written));
  return best;
}

/** Missing and extra names, and other types. */
function unlike(shape: Shape[], written: Written[]): number {
  const byName = new Map(written.map((item) => [item.name, item]));
  let count = written.filter(({ name }) => !shape.some((member) => member.name === name)).length;
  for (const { name, type } of shape) {
    const item = byName.get(name ?? '');
    if (!item) count += 1;
    else if (type !== undefined && type !== item.type) count += 0.5;
  }
  return count;
}
