import { groupBy } from '../../lib/group-by';
import type { Example } from '../../node/examples/example';
import { versionOf } from '../runner/client-packages';

/** Of a page or an entry, compiled together. */
export interface Unit {
  id: string;
  /** Of the client library: `v2`. */
  version: string;
  examples: Example[];
}

/** In reading order. `latest` is the client library's version. */
export function unitsOf(all: Example[], latest: string): Unit[] {
  const groups = groupBy(all, ({ file, entry, page }) => (entry ? `${file}/${entry.id}` : page));
  return [...groups].map(([id, examples]) => {
    return { id, version: versionOf(examples[0]!, latest), examples };
  });
}

/** Without the packages and the check's code. */
export function unitKey({ id, version, examples }: Unit): string {
  const parts = examples.map(({ role, language, code, title, optOut, group: example }) => [
    role,
    language,
    code,
    title,
    optOut,
    example,
  ]);
  return JSON.stringify([id, version, parts]);
}

/** Of the example's group, or its page. */
export function sqlOf(unit: Unit, example: Example): string {
  const belongsToExample = (other: Example) =>
    example.role === 'example'
      ? other.role === 'example-sql' && other.group === example.group
      : other.role === 'fence' && other.language === 'sql' && other.optOut === undefined;
  const required = example.role === 'example' ? [] : (example.setup?.sql ?? []);
  return [...required, ...unit.examples.filter(belongsToExample).map(({ code }) => code)]
    .map((code) => (code.trimEnd().endsWith(';') ? code : `${code};`))
    .join('\n');
}

/** If the response is an error, tables can be missing on purpose. */
export function failsOnPurpose(unit: Unit, example: Example): boolean {
  return unit.examples.some(
    ({ role, group, code }) =>
      role === 'example-response' && group === example.group && /"error":\s*\{|"code":/.test(code),
  );
}
