import { CALLER_TEXT } from '../../lib/strings/run';
import type { Caller, RunExample, RunLanguage } from '../client/types';

export interface CallerOption {
  value: string;
  label: string;
  caller: Caller;
}

/** Roles, and the users of the example's setup by name. */
export function callersOf({ language, setup }: Pick<RunExample, 'language' | 'setup'>) {
  const users = setup.users.map((email) => ({
    value: email,
    label: nameOf(email),
    caller: { role: 'authenticated', email } as const,
  }));
  const options: CallerOption[] = [
    { value: 'anon', label: CALLER_TEXT.anon, caller: { role: 'anon' } },
    ...users,
    { value: 'service_role', label: CALLER_TEXT.serviceRole, caller: { role: 'service_role' } },
  ];
  if (language === 'sql') {
    options.push({ value: 'postgres', label: CALLER_TEXT.postgres, caller: { role: 'postgres' } });
  }
  return options;
}

/**
 * Of the first query after SQL about policies: the role that the SQL sets last, or else the first user. Before
 * there are policies or grants, only `postgres` can read the table.
 */
export function firstCaller(sql: string, options: CallerOption[]): Caller {
  const [, set] = [...sql.matchAll(/\bset\s+(?:(?:local|session)\s+)?role\s+(\w+)/gi)].at(-1) ?? [];
  const role = set ?? (/\b(?:policy|grant)\b/i.test(sql) ? 'authenticated' : 'postgres');
  return (options.find(({ caller }) => caller.role === role) ?? options[1]!).caller;
}

export const DEFAULT_CALLERS: Record<RunLanguage, Caller> = {
  sql: { role: 'postgres' },
  javascript: { role: 'anon' },
};

function nameOf(email: string): string {
  const [name = ''] = email.split(/[@.+]/);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const NAME = String.raw`(?:"[^"]+"|\w+)(?:\.(?:"[^"]+"|\w+))?`;
const POLICY = String.raw`(?:create|alter)\s+policy\s+(?:"[^"]+"|\w+)\s+on\s+(?<policy>${NAME})`;
const ENABLED = String.raw`alter\s+table\s+(?<enabled>${NAME})\s+enable\s+row\s+level\s+security`;
const SECURED = new RegExp(String.raw`\b(?:${POLICY}|${ENABLED})`, 'i');

/** Of the first table whose policies SQL defines or enables. */
export function policyQuery(sql: string): string | undefined {
  const { policy, enabled } = SECURED.exec(sql)?.groups ?? {};
  const table = policy ?? enabled;
  return table && `select * from ${table}`;
}
