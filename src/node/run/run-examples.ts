import { groupBy } from '../../lib/group-by';
import { NO_SETUP } from '../../run/engine/setup';
import type { PageExamples, RunExample } from '../../run/client/types';
import type { SiteModel } from '../site/types';
import type { Proofs } from '../verification/proofs';
import { sampleKey } from '../verification/proofs';
import type { Sample } from '../verification/sample';

/** The users of a page whose SQL depends on who runs it, if the page doesn't name any. */
const USERS = ['ada@example.com', 'grace@example.com'];
/** Code whose result depends on who runs it. */
const HAS_CALLERS = /\b(?:create|alter)\s+policy\b|\benable\s+row\s+level\s+security\b/i;
/** SQL that reads or changes rows. */
const USES_ROWS = /(?:^|;)\s*(?:select|insert|update|delete|with)\b/im;
/** Extensions that a running database can't load. */
const UNAVAILABLE = /\bpg_stat_statements/i;

/** Returns the examples that can run in the page, by the path of their page. */
export function runExamples(
  { pages }: Pick<SiteModel, 'pages'>,
  samples: Sample[],
  proofs: Proofs,
): Map<string, PageExamples> {
  const entryKey = (library: string, version: string, id: string) => `${library}/${version}/${id}`;
  const paths = new Map(
    pages.map(({ entry, file, path }) => [
      entry ? entryKey(entry.library, entry.version, entry.id) : file,
      path,
    ]),
  );
  const runnable = withoutDependents(samples, (sample) => canRun(sample, proofs));
  const groups = groupBy(runnable, ({ entry, page }) =>
    entry ? entryKey(entry.library, entry.version, entry.id) : page,
  );
  const found = new Map<string, PageExamples>();
  for (const [key, group] of groups) {
    const path = paths.get(key);
    if (!path) continue;
    const examples = group[0]!.entry ? entryExamples(group, samples) : guideExamples(group);
    found.set(path, Object.fromEntries(examples.map((example) => [example.id, example])));
  }
  return found;
}

const keyOf = ({ language, code }: Sample) => sampleKey(language, code);

/** Returns true for the SQL of a guide and for the JavaScript of an entry, if the checks ran it. */
function canRun(sample: Sample, { samples }: Proofs): boolean {
  const { role, entry, language, optOut, code } = sample;
  if (optOut !== undefined || samples.get(keyOf(sample))?.proof !== 'runs') return false;
  if (entry) return entry.library === 'javascript' && role === 'example';
  return role === 'fence' && language === 'sql' && !UNAVAILABLE.test(code);
}

const CREATED =
  /\bcreate\s+(?:or\s+replace\s+)?(?:table|view|materialized\s+view|function|schema|type)\s+(?:if\s+not\s+exists\s+)?(?:[\w"]+\.)?"?(\w+)/gi;

/** Returns the samples that can run and don't use what an earlier one on the page, which can't, creates. */
function withoutDependents(samples: Sample[], runs: (sample: Sample) => boolean): Sample[] {
  const missing = new Map<string, Set<string>>();
  return samples.filter((sample) => {
    const { page, role, language, code } = sample;
    if (role !== 'fence' || language !== 'sql') return runs(sample);
    const names = missing.get(page) ?? new Set();
    missing.set(page, names);
    const created = [...code.matchAll(CREATED)].map(([, name]) => name!);
    const isDependent = [...names].some((name) => new RegExp(`\\b${name}\\b`).test(code));
    if (runs(sample) && !isDependent) return true;
    for (const name of created) names.add(name);
    return false;
  });
}

function entryExamples(group: Sample[], samples: Sample[]): RunExample[] {
  return group.map((sample) => {
    const { entry, example, code, setup = NO_SETUP } = sample;
    const part = (role: Sample['role']) =>
      samples.findLast(
        (other) =>
          other.role === role &&
          other.example === example &&
          other.page === sample.page &&
          other.entry?.id === entry?.id,
      )?.code;
    const [sql, response] = [part('example-sql') ?? '', part('example-response')];
    const library = entry?.version === 'v1' ? 1 : 2;
    return {
      id: keyOf(sample),
      language: 'javascript',
      code,
      setup: { ...setup, sql: sql ? [sql] : [], library, hasApi: true },
      after: [],
      ...(response !== undefined && { response }),
      hasCallers: HAS_CALLERS.test(sql),
    };
  });
}

/** The SQL of a guide builds on the SQL before it. */
function guideExamples(group: Sample[]): RunExample[] {
  const hasCallers = group.some(({ code }) => HAS_CALLERS.test(code));
  return group.map((sample, index) => {
    const { code, setup = NO_SETUP } = sample;
    const users = hasCallers && setup.users.length === 0 ? USERS : setup.users;
    const earlier = group.slice(0, index);
    return {
      id: keyOf(sample),
      language: 'sql',
      code,
      setup: { ...setup, users, library: 2, hasApi: false },
      after: [...new Set(earlier.map(keyOf))],
      hasCallers:
        HAS_CALLERS.test(code) ||
        (USES_ROWS.test(code) && earlier.some((other) => HAS_CALLERS.test(other.code))),
    };
  });
}
