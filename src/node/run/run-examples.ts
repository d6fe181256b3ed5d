import { groupBy } from '../../lib/group-by';
import { NO_SETUP } from '../../run/engine/setup';
import type { PageExamples, RunExample } from '../../run/client/types';
import type { SiteModel } from '../site/types';
import type { Proofs } from '../results/proofs';
import { keyOfExample } from '../results/proofs';
import type { Example, ExampleEntry } from '../examples/example';
import { findRunnable } from './find-runnable';

/** For pages whose SQL depends on who runs it, and that don't name any users. */
const USERS = ['ada@example.com', 'ben@example.com'];
const HAS_CALLERS = /\b(?:create|alter)\s+policy\b|\benable\s+row\s+level\s+security\b/i;
const USES_ROWS = /(?:^|;)[ \t]*(?:select|insert|update|delete|with)\b/im;

/** By page path. */
export interface SiteExamples {
  examples: Map<string, PageExamples>;
  /** Why other examples can't run, by example key. */
  reasons: Map<string, Map<string, string>>;
}

export function runExamples(
  { pages }: Pick<SiteModel, 'pages'>,
  all: Example[],
  proofs: Proofs,
): SiteExamples {
  const paths = new Map(pages.map(({ entry, file, path }) => [entry ? idOf(entry) : file, path]));
  const pathOf = ({ entry, page }: Example) => paths.get(entry ? idOf(entry) : page);
  const { runnable, reasons } = findRunnable(all, proofs);
  const found: SiteExamples = { examples: new Map(), reasons: new Map() };
  const parts = new Map(
    all.flatMap((example) => (example.group ? [[partKey(example), example.code] as const] : [])),
  );
  for (const [path, group] of groupBy(runnable, pathOf)) {
    if (path === undefined) continue;
    const examples = group[0]!.entry ? entryExamples(group, parts) : guideExamples(group);
    found.examples.set(path, Object.fromEntries(examples.map((example) => [example.id, example])));
  }
  for (const [path, group] of groupBy(reasons.keys(), pathOf)) {
    if (path === undefined) continue;
    const texts = group.map((example) => [keyOfExample(example), reasons.get(example)!] as const);
    found.reasons.set(path, new Map(texts));
  }
  return found;
}

const idOf = ({ library, version, id }: Pick<ExampleEntry, 'library' | 'version' | 'id'>) =>
  `${library}/${version}/${id}`;

const partKey = ({ page, entry, group: example, role }: Example) =>
  [page, entry?.id, example, role].join('\0');

/** `parts` contains the code of all examples' parts, by `partKey`. */
function entryExamples(group: Example[], parts: ReadonlyMap<string, string>): RunExample[] {
  return group.map((example) => {
    const { entry, code, setup = NO_SETUP } = example;
    const part = (role: Example['role']) => parts.get(partKey({ ...example, role }));
    const [sql, response] = [part('example-sql') ?? '', part('example-response')];
    const library = entry?.version === 'v1' ? 1 : 2;
    return {
      id: keyOfExample(example),
      language: 'javascript',
      code,
      setup: { ...setup, sql: sql ? [sql] : [], library, hasApi: true },
      after: [],
      ...(response !== undefined && { response }),
      hasCallers: HAS_CALLERS.test(sql),
    };
  });
}

/** Each example of a guide builds on the SQL before it. */
function guideExamples(group: Example[]): RunExample[] {
  const hasCallers = group.some(({ code }) => HAS_CALLERS.test(code));
  return group.map((example, index) => {
    const { code, setup = NO_SETUP } = example;
    const users = hasCallers && setup.users.length === 0 ? USERS : setup.users;
    const earlier = group.slice(0, index);
    return {
      id: keyOfExample(example),
      language: 'sql',
      code,
      setup: { ...setup, users, library: 2, hasApi: false },
      after: [...new Set(earlier.map(keyOfExample))],
      hasCallers:
        HAS_CALLERS.test(code) ||
        (USES_ROWS.test(code) && earlier.some((other) => HAS_CALLERS.test(other.code))),
    };
  });
}
