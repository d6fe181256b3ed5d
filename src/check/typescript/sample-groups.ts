import { groupBy } from '../../lib/group-by';
import type { Sample } from '../../node/examples/sample';
import { versionOf } from '../runner/client-packages';

/** All samples of a page or of an entry, which compile together. */
export interface Unit {
  id: string;
  /** The client library's version: `v2`. */
  version: string;
  samples: Sample[];
}

/** Returns units in reading order. `latest` is the client library's latest version. */
export function unitsOf(all: Sample[], latest: string): Unit[] {
  const groups = groupBy(all, ({ file, entry, page }) => (entry ? `${file}/${entry.id}` : page));
  return [...groups].map(([id, samples]) => {
    return { id, version: versionOf(samples[0]!, latest), samples };
  });
}

/** The key doesn't cover the packages and the check's code. */
export function unitKey({ id, version, samples }: Unit): string {
  const parts = samples.map(({ role, language, code, title, optOut, example }) => [
    role,
    language,
    code,
    title,
    optOut,
    example,
  ]);
  return JSON.stringify([id, version, parts]);
}

/** The SQL of the sample's example, or else of its page. */
export function sqlOf(unit: Unit, sample: Sample): string {
  const belongsToSample = (other: Sample) =>
    sample.role === 'example'
      ? other.role === 'example-sql' && other.example === sample.example
      : other.role === 'fence' && other.language === 'sql' && other.optOut === undefined;
  const required = sample.role === 'example' ? [] : (sample.setup?.sql ?? []);
  return [...required, ...unit.samples.filter(belongsToSample).map(({ code }) => code)]
    .map((code) => (code.trimEnd().endsWith(';') ? code : `${code};`))
    .join('\n');
}

/** If the response is an error, tables can be missing on purpose. */
export function failsOnPurpose(unit: Unit, sample: Sample): boolean {
  return unit.samples.some(
    ({ role, example, code }) =>
      role === 'example-response' &&
      example === sample.example &&
      /"error":\s*\{|"code":/.test(code),
  );
}
