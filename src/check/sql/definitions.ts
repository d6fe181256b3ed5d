import type { FunctionParameter, RangeVar } from 'libpg-query';
import { groupBy, uniqueBy } from '../../lib/group-by';
import type { Diagnostic } from '../../lib/diagnostic';
import { positionAt } from '../../lib/positions';
import type { Example } from '../../node/examples/example';
import { placeInExample } from '../../node/examples/example';
import { splitSql } from '../../run/engine/split-statements';
import type { Statement } from '../../run/engine/split-statements';
import type { Check } from '../runner/check';
import { mentions } from './unsupported';

interface Definition {
  /** `table orders`. */
  name: string;
  /** Equal for statements that create the same object. */
  shape: string;
  /** Succeeds if the object exists. */
  isRepeatable: boolean;
  example: Example;
  offset: number;
}

/**
 * Readers follow more than one guide in a project, so another definition of an object would fail,
 * or break the first guide.
 */
export const definitions: Check = {
  name: 'definitions',
  async run({ allExamples: allExamples, wanted }) {
    const pages = groupBy(guideSql(allExamples), ({ page }) => page);
    const found: Definition[] = [];
    for (const examples of pages.values()) found.push(...(await definitionsOf(examples)));
    const diagnostics = [...groupBy(found, ({ name }) => name).values()].flatMap((all) => {
      const [first, ...others] = [...groupBy(all, ({ example }) => example.page).values()];
      const conflicts = uniqueBy(
        others.filter((other) => !agree(first!, other)),
        (other) => other[0]!.example.file,
      );
      return conflicts.flatMap((other): Diagnostic[] => {
        const both = [other[0]!, first![0]!] as const;
        const isRequested = ({ example }: Definition) =>
          wanted(example.page) || wanted(example.file);
        if (!both.some(isRequested)) return [];
        const [here, there] = isRequested(both[0]) ? both : ([both[1], both[0]] as const);
        return [conflict(here, there)];
      });
    });
    return { diagnostics };
  },
};

function conflict(here: Definition, there: Definition): Diagnostic {
  const isSame = here.shape === there.shape;
  const other = `${there.example.file}:${placeOf(there).line}`;
  return {
    file: here.example.file,
    ...placeOf(here),
    rule: 'definitions',
    message: `${other} also creates the ${here.name}${isSame ? '' : ', but differently'}`,
    fix: isSame
      ? 'add "if not exists" to both, or move the SQL to a shared part that says when to skip it'
      : 'use a name that no other guide uses, or move one definition to a shared part',
  };
}

/** Of pages whose steps readers follow. */
export function guideSql(examples: Example[]): Example[] {
  return examples.filter(
    ({ language, role, page, optOut }) =>
      language === 'sql' && role === 'fence' && !optOut && /^content\/(guides|learn)\//.test(page),
  );
}

function placeOf({ example, offset }: Definition) {
  return placeInExample(example, positionAt(example.code, offset));
}

function agree(some: Definition[], others: Definition[]): boolean {
  return some.some((one) =>
    others.some(
      (other) =>
        one.shape === other.shape &&
        ((one.isRepeatable && other.isRepeatable) || [one, other].some(isShared)),
    ),
  );
}

/** Its text says when to skip it. */
const isShared = ({ example }: Definition) => example.file !== example.page;

/** What a page leaves in a project, without what it drops first or rolls back. */
export async function definitionsOf(examples: Example[]): Promise<Definition[]> {
  const kept: Definition[] = [];
  const dropped: Statement[] = [];
  for (const example of examples) {
    const statements = await splitSql(example.code);
    let open: Definition[] | undefined;
    for (const statement of Array.isArray(statements) ? statements : []) {
      const { kind, node, offset } = statement;
      if (kind === 'DropStmt') dropped.push(statement);
      if (kind === 'TransactionStmt') {
        const command = String(node['kind']);
        if (command === 'TRANS_STMT_COMMIT') kept.push(...(open ?? []));
        open = /BEGIN|START/.test(command) ? [] : undefined;
      }
      const [type, parts] = createdObject(statement) ?? [];
      if (!type || dropped.some((drop) => parts!.some((part) => mentions(drop, part)))) continue;
      (open ?? kept).push({
        name: `${type} ${parts!.filter((part) => part !== 'public').join('.')}`,
        shape: JSON.stringify(node, withoutPlace),
        isRepeatable: Boolean(node['if_not_exists'] ?? node['replace']),
        example,
        offset,
      });
    }
  }
  return kept;
}

/** Without positions, the default schema, and what makes a statement repeatable. */
function withoutPlace(key: string, value: unknown): unknown {
  const isPlace = key === 'location' || key === 'if_not_exists' || key === 'replace';
  return isPlace || (key === 'schemaname' && value === 'public') ? undefined : value;
}

type Names = { String: { sval: string } }[];

const textsOf = (names: unknown) => (names as Names).map(({ String: { sval } }) => sval);
const tableParts = (table: unknown) => {
  const { schemaname, relname } = table as RangeVar;
  return [schemaname, relname].filter((part) => part !== undefined);
};

function createdObject({ kind, node }: Statement): [type: string, parts: string[]] | undefined {
  const into = node['into'] as { rel: RangeVar } | undefined;
  const table = (node['relation'] ?? node['view'] ?? into?.rel) as RangeVar | undefined;
  if (table?.relpersistence === 't') return undefined;
  switch (kind) {
    case 'CreateStmt':
    case 'CreateTableAsStmt':
    case 'ViewStmt':
      return ['table', tableParts(table)];
    case 'CreateFunctionStmt': {
      const parameters = (node['parameters'] ?? []) as { FunctionParameter: FunctionParameter }[];
      const types = parameters.map(({ FunctionParameter: { argType } }) =>
        textsOf(argType!.names).at(-1),
      );
      const [name, ...schema] = textsOf(node['funcname']).reverse();
      return ['function', [...schema, `${name}(${types.join(', ')})`]];
    }
    case 'CreateEnumStmt':
      return ['type', textsOf(node['typeName'])];
    case 'CompositeTypeStmt':
      return ['type', tableParts(node['typevar'])];
    case 'CreateDomainStmt':
      return ['type', textsOf(node['domainname'])];
    case 'CreatePolicyStmt':
      return [`policy "${String(node['policy_name'])}" on`, tableParts(node['table'])];
    case 'CreateTrigStmt':
      return [`trigger ${String(node['trigname'])} on`, tableParts(table)];
    case 'CreateRoleStmt':
      return ['role', [String(node['role'])]];
    case 'CreateSchemaStmt':
      return ['schema', [String(node['schemaname'])]];
    case 'CreatePublicationStmt':
      return ['publication', [String(node['pubname'])]];
    case 'IndexStmt':
      return node['idxname'] ? ['index', [String(node['idxname'])]] : undefined;
    default:
      return undefined;
  }
}
