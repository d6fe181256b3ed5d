import { parse } from 'smol-toml';
import { nearest } from '../../lib/diagnostic';
import type { Proof } from '../../node/verification/proofs';
import type { Sample } from '../../node/verification/samples';
import type { Check, CheckInput } from '../check';
import { CLI_VERSION } from '../facts/cli/commands';
import type { ConfigTable } from './config-settings';
import {
  CONFIG_RENAMED,
  CONFIG_ROOT,
  CONFIG_TYPES,
  expectedInstead,
  memberOf,
  namesIn,
  OPEN_TYPES,
} from './config-settings';
import type { Fault } from '../runner/diagnostics';
import { faultProblem } from '../runner/diagnostics';
import { tomlFaults } from '../syntax/data-formats';
import { tomlPlaces } from '../syntax/toml-positions';

const BY = `the settings of supabase CLI ${CLI_VERSION}`;

/** Whether the settings of config.toml in samples exist and take such values. */
export const cliConfig: Check = {
  name: 'cli-config',
  about: `Every setting of a config.toml is one of CLI ${CLI_VERSION} and has a value of its type.`,
  run({ samples }: CheckInput) {
    const problems = [];
    const proofs = new Map<string, Proof>();
    const provers = new Map<string, string>();
    for (const sample of samples) {
      if (sample.optOut || sample.language !== 'toml' || tomlFaults(sample.code).length > 0)
        continue;
      const values = parse(sample.code);
      if (!isConfig(sample, Object.keys(values))) continue;
      const { faults, isWhole } = configFaults(sample.code, values);
      problems.push(...faults.map((fault) => faultProblem(sample, 'cli-config', fault)));
      provers.set(sample.id, BY);
      if (faults.length === 0 && isWhole) proofs.set(sample.id, 'typed');
    }
    return { problems, proofs, provers };
  },
};

/** The title says which file it is; without one, all tables have to be such of config.toml. */
function isConfig({ title }: Sample, names: string[]): boolean {
  if (title) return /(^|\/)supabase\/config\.toml$|^config\.toml$/.test(title);
  return names.length > 0 && names.every((name) => memberOf(CONFIG_ROOT, name) !== undefined);
}

/** What is wrong in a config.toml, and whether every value in it was looked at. */
function configFaults(
  code: string,
  values: Record<string, unknown>,
): { faults: Fault[]; isWhole: boolean } {
  const placeOf = tomlPlaces(code);
  const faults: Fault[] = [];
  let isWhole = true;
  const walk = (table: ConfigTable, members: Record<string, unknown>, above: string[]) => {
    for (const [name, value] of Object.entries(members)) {
      const path = [...above, name];
      const full = path.join('.');
      const member = memberOf(table, name);
      const { key, value: at } = placeOf(path);
      if (member === undefined || fullName(path) in CONFIG_RENAMED) {
        const message = `There is no setting ${full} in CLI ${CLI_VERSION}`;
        faults.push({ ...key, message, fix: fixFor(table, path) });
      } else if (typeof member !== 'string') {
        if (isMembers(value)) walk(member, value, path);
        else {
          const message = `${full} is a table of settings`;
          faults.push({ ...at, message, fix: `set one of ${namesIn(member).join(', ')}` });
        }
      } else {
        const expected = expectedInstead(member, value);
        const message = `${full} does not take this value`;
        if (expected) faults.push({ ...at, message, fix: `write ${expected}` });
        if (OPEN_TYPES.has(member)) isWhole = false;
      }
    }
  };
  walk(CONFIG_ROOT, values, []);
  return { faults, isWhole };
}

function isMembers(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A setting's name without the branch it is for. */
function fullName(path: string[]): string {
  return (path[0] === 'remotes' ? path.slice(2) : path).join('.');
}

function fixFor(table: ConfigTable, path: string[]): string {
  const renamed = CONFIG_RENAMED[fullName(path)];
  if (renamed) return `write ${renamed}`;
  const name = path.at(-1)!;
  const near = nearest(name, namesIn(table));
  if (near) return `write ${[...path.slice(0, -1), near].join('.')}`;
  const elsewhere = Object.keys(CONFIG_TYPES).find((key) => key.endsWith(`.${name}`));
  return elsewhere ? `write ${elsewhere}` : `use one of ${namesIn(table).join(', ')}`;
}
