import type { Sample } from '../../node/verification/samples';
import { versionOf } from '../runner/client-packages';

/** Samples that compile together: those of a page, or those of an entry. */
export interface Unit {
  id: string;
  /** Version of the client library: `v2`. */
  version: string;
  samples: Sample[];
}

/** Splits samples into units, in reading order. `latest` is the client library's latest version. */
export function unitsOf(samples: Sample[], latest: string): Unit[] {
  const units = new Map<string, Unit>();
  for (const sample of samples) {
    const id = sample.entry ? `${sample.file}/${sample.entry.id}` : sample.page;
    const unit = units.get(id) ?? { id, version: versionOf(sample, latest), samples: [] };
    units.set(id, unit);
    unit.samples.push(sample);
  }
  return [...units.values()];
}

/** What the result for a unit depends on, apart from packages and this code. */
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

/** The SQL that a sample stands on: its example's, or that of its page. */
export function sqlOf(unit: Unit, sample: Sample): string {
  const own = (other: Sample) =>
    sample.role === 'example'
      ? other.role === 'example-sql' && other.example === sample.example
      : other.role === 'fence' && other.language === 'sql' && other.optOut === undefined;
  return unit.samples
    .filter(own)
    .map(({ code }) => (code.trimEnd().endsWith(';') ? code : `${code};`))
    .join('\n');
}

/** True for an example whose answer is an error: it names what is not there on purpose. */
export function failsOnPurpose(unit: Unit, sample: Sample): boolean {
  return unit.samples.some(
    ({ role, example, code }) =>
      role === 'example-response' &&
      example === sample.example &&
      /"error":\s*\{|"code":/.test(code),
  );
}
