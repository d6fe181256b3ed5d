import type { Written } from './shapes';
import type { Spec, WrittenEntry } from './spec-entries';

/** Its name with those of the objects that contain it, and its place. */
interface Described {
  entry: WrittenEntry;
  parameter: Written;
  name: string;
  path: PropertyKey[];
}

/**
 * Different defaults of the same parameter in a version: the entries have the same call, or the
 * parameters the same name and description.
 */
export function compareEntries({ entries, report }: Spec): void {
  const first = new Map<string, Described>();
  for (const described of entries.flatMap(parametersOf)) {
    const { entry, parameter, name, path } = described;
    const { description } = parameter;
    const keys = [`${entry.title}: ${name}`, ...(description ? [`${name}: ${description}`] : [])];
    const others = keys.flatMap((key) => first.get(key) ?? []);
    for (const key of keys) first.set(key, first.get(key) ?? described);
    const other = others.find((item) => differ(item.parameter.default, parameter.default));
    if (!other) continue;
    const message = `The default of "${name}" is ${parameter.default} here, but ${other.parameter.default} in "${other.entry.id}"`;
    report([...path, 'default'], message, 'find out which one is right, and correct the other one');
  }
}

/** An object's default is in its properties. */
const differ = (one: unknown, other: unknown) =>
  one !== undefined && other !== undefined && one !== other && !String(one).startsWith('{');

function parametersOf(entry: WrittenEntry, index: number): Described[] {
  const inList = (list: Written[] = [], path: PropertyKey[], within: string): Described[] =>
    list.flatMap((parameter, position) => {
      const described = {
        entry,
        parameter,
        name: within + parameter.name,
        path: [...path, position],
      };
      const inside = [...described.path, 'properties'];
      return [described, ...inList(parameter.properties, inside, `${described.name}.`)];
    });
  return [
    ...inList(entry.parameters, [index, 'parameters'], ''),
    ...inList(entry.flags, [index, 'flags'], ''),
  ];
}
