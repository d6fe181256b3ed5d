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
import type { CodeDiagnostic } from '../../lib/diagnostic';
import { sampleDiagnostic } from '../runner/diagnostics';
import { tomlErrors } from '../syntax/data-formats';
import { tomlPlaces } from '../syntax/toml-positions';

const BY = `the settings of supabase CLI ${CLI_VERSION}`;

/** Whether the settings of config.toml in samples exist and take such values. */
export const cliConfig: Check = {
  name: 'cli-config',
  about: `Every setting of a config.toml is one of CLI ${CLI_VERSION} and has a value of its type.`,
  run({ samples }: CheckInput) {
    const diagnostics = [];
    const proofs = new Map<string, Proof>();
    const verifiedBy = new Map<string, string>();
    for (const sample of samples) {
      if (sample.optOut || sample.language !== 'toml' || tomlErrors(sample.code).length > 0)
        continue;
      const values = parse(sample.code);
      if (!isConfig(sample, Object.keys(values))) continue;
      const { errors, isWhole } = configErrors(sample.code, values);
      diagnostics.push(...errors.map((error) => sampleDiagnostic(sample, 'cli-config', error)));
      verifiedBy.set(sample.id, BY);
      if (errors.length === 0 && isWhole) proofs.set(sample.id, 'typed');
    }
    return { diagnostics, proofs, verifiedBy };
  },
};

/** The title says which file it is; without one, all tables have to be such of config.toml. */
function isConfig({ title }: Sample, names: string[]): boolean {
  if (title) return /(^|\/)supabase\/config\.toml$|^config\.toml$/.test(title);
  return names.length > 0 && names.every((name) => memberOf(CONFIG_ROOT, name) !== undefined);
}

/** What is wrong in a config.toml, and whether every value in it was looked at. */
function configErrors(
  code: string,
  values: Record<string, unknown>,
): { errors: CodeDiagnostic[]; isWhole: boolean } {
  const placeOf = tomlPlaces(code);
  const errors: CodeDiagnostic[] = [];
  let isWhole = true;
  const walk = (table: ConfigTable, members: Record<string, unknown>, above: string[]) => {
    for (const [name, value] of Object.entries(members)) {
      const path = [...above, name];
      const full = path.join('.');
      const member = memberOf(table, name);
      const { key, value: at } = placeOf(path);
      if (member === undefined || fullName(path) in CONFIG_RENAMED) {
        const message = `There is no setting ${full} in CLI ${CLI_VERSION}`;
        errors.push({ ...key, message, fix: fixFor(table, path) });
      } else if (typeof member !== 'string') {
        if (isMembers(value)) walk(member, value, path);
        else {
          const message = `${full} is a table of settings`;
          errors.push({ ...at, message, fix: `set one of ${namesIn(member).join(', ')}` });
        }
      } else {
        const expected = expectedInstead(member, value);
        const message = `${full} does not take this value`;
        if (expected) errors.push({ ...at, message, fix: `write ${expected}` });
        if (OPEN_TYPES.has(member)) isWhole = false;
      }
    }
  };
  walk(CONFIG_ROOT, values, []);
  return { errors, isWhole };
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
  const otherVersions = Object.keys(CONFIG_TYPES).find((key) => key.endsWith(`.${name}`));
  return otherVersions ? `write ${otherVersions}` : `use one of ${namesIn(table).join(', ')}`;
}
