import { nearest } from '../../lib/diagnostic';
import type { Example } from '../../node/examples/example';
import type { Check } from '../runner/check';
import { checkExamples } from '../runner/check-examples';
import { isObject } from '../runner/json';
import { CLI_VERSION } from '../upstream/cli/commands';
import { CONFIG_RENAMED, CONFIG_TYPES } from '../upstream/cli/config-corrections';
import type { ConfigTable } from '../upstream/cli/config-settings';
import {
  CONFIG_ROOT,
  expectedInstead,
  memberOf,
  namesIn,
  OPEN_TYPES,
} from '../upstream/cli/config-settings';
import type { CodeDiagnostic } from '../../lib/diagnostic';
import type { TomlDocument } from '../languages/toml';
import { readToml } from '../languages/toml';

const BY = `the settings of supabase CLI ${CLI_VERSION}`;

/** Settings must exist and accept their values. */
export const cliConfig: Check = {
  name: 'cli-config',
  run: ({ examples }) =>
    checkExamples('cli-config', examples, (example) => {
      if (example.optOut || example.language !== 'toml') return undefined;
      const document = readToml(example.code);
      if ('message' in document || !isConfig(example, Object.keys(document.values)))
        return undefined;
      const { errors, isWhole } = configErrors(document);
      return { errors, proof: isWhole ? 'typed' : undefined, by: BY };
    }),
};

/** Without a title, its tables show what it is. */
function isConfig({ title }: Example, names: string[]): boolean {
  if (title) return /(^|\/)supabase\/config\.toml$|^config\.toml$/.test(title);
  return names.length > 0 && names.every((name) => memberOf(CONFIG_ROOT, name) !== undefined);
}

/** `isWhole` is false if some values couldn't be checked. */
function configErrors({ values, placeOf }: TomlDocument): {
  errors: CodeDiagnostic[];
  isWhole: boolean;
} {
  const errors: CodeDiagnostic[] = [];
  let isWhole = true;
  const walk = (table: ConfigTable, members: Record<string, unknown>, above: string[]) => {
    for (const [name, value] of Object.entries(members)) {
      const path = [...above, name];
      const full = path.join('.');
      const member = memberOf(table, name);
      const { key, value: at } = placeOf(path)!;
      if (member === undefined || fullName(path) in CONFIG_RENAMED) {
        const message = `There is no setting ${full} in CLI ${CLI_VERSION}`;
        errors.push({ ...key, message, fix: fixFor(table, path) });
      } else if (typeof member !== 'string') {
        if (isObject(value)) walk(member, value, path);
        else {
          const message = `${full} is a table of settings`;
          errors.push({ ...at, message, fix: `set one of ${namesIn(member).join(', ')}` });
        }
      } else {
        const expected = expectedInstead(member, value);
        const message = `${full} doesn't accept this value`;
        if (expected) errors.push({ ...at, message, fix: `write ${expected}` });
        if (OPEN_TYPES.has(member)) isWhole = false;
      }
    }
  };
  walk(CONFIG_ROOT, values, []);
  return { errors, isWhole };
}

/** Without a branch. */
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
