import { nearest } from '../../lib/diagnostic';
import type { Coverage } from '../../node/results/reference-coverage';
import type { ApiRelease } from '../upstream/http/api-releases';
import type { Operation } from '../upstream/http/operations';
import type { Decisions } from './decisions';
import { compareListed } from './listed';
import type { Shape } from '../upstream/signatures/shapes';
import type { Comparison } from './shapes';
import { compareByName, nearestShape } from './shapes';
import type { Spec, WrittenEntry } from './spec-entries';
import { compareDeprecation } from './spec-entries';

const nameOf = ({ method, path }: { method: string; path: string }) => `${method}:${path}`;

/** With the entries in `spec/<library>/`. */
export function compareApi(
  { entries, report }: Spec,
  { operations, file }: ApiRelease,
  { undocumented, opaque }: Decisions,
): Coverage {
  const names = operations.map(nameOf);
  entries.forEach((entry, index) => {
    const name = nameOf({ method: entry.method ?? '', path: entry.route ?? '' });
    const operation = operations.find((item) => nameOf(item) === name);
    if (!operation) {
      const near = nearest(name, names);
      const fix = near ? `write ${near.replace(':', ' ')}` : `add it to ${file}`;
      return report([index, 'route'], `There is no operation ${name.replace(':', ' ')}`, fix);
    }
    compareOperation(operation, entry, index, { report, opaque });
  });
  return compareListed({
    report,
    all: names,
    documented: entries.map(({ method = '', route = '' }) => nameOf({ method, path: route })),
    listed: undocumented,
    kind: 'operation',
  });
}

function compareOperation(
  operation: Operation,
  entry: WrittenEntry,
  index: number,
  { report, opaque }: Pick<Spec, 'report'> & Pick<Decisions, 'opaque'>,
): void {
  const owner = nameOf(operation).replace(':', ' ');
  const comparison = { owner, report };
  const { body, params, deprecated } = operation;
  compareDeprecation(comparison, deprecated ? '' : undefined, entry, index);
  compareAuthorization(comparison, operation, entry, index);
  compareByName(comparison, strict(params), entry.parameters ?? [], [index, 'parameters']);
  const contentType = entry.body?.contentType ?? 'application/json';
  if (entry.body && !body) report([index, 'body'], `${owner} doesn't accept a body`, 'remove it');
  else if (body && !entry.body) {
    report([index, 'id'], `The body of ${owner} is missing`, 'describe it under "body"');
  } else if (entry.body && body) {
    if (!body.contentTypes.includes(contentType)) {
      const fix = `write ${body.contentTypes.join(' or ')}`;
      report([index, 'body', 'contentType'], `${owner} doesn't accept ${contentType}`, fix);
    }
    const at = [index, 'body', 'properties'];
    compareByName(comparison, strict(body.fields), entry.body.properties ?? [], at);
  }
  const written = entry.responses ?? [];
  for (const { status } of operation.responses) {
    if (typeof status === 'string') continue;
    if (written.some((response) => response.status === status)) continue;
    const message = `The response ${status} of ${owner} is missing`;
    report([index, 'responses'], message, `describe status ${status}`);
  }
  written.forEach(({ status, properties = [] }, n) => {
    const response = operation.responses.find((item) => item.status === status);
    const at = [index, 'responses', n];
    const kind = `${Math.floor(status / 100)}xx`;
    if (!response && operation.responses.some((item) => item.status === kind)) return;
    if (!response) report([...at, 'status'], `${owner} doesn't return ${status}`, 'remove it');
    else {
      if (opaque.includes(`${nameOf(operation)} ${status}`) && properties.length === 0) return;
      const all = nearestShape([response.fields, ...(response.variants ?? [])], properties);
      // An entry can omit fields that all errors share.
      const isListed = ({ name }: Shape) => properties.some((item) => item.name === name);
      const fields = status < 400 ? all : all.filter(isListed);
      compareByName(comparison, strict(fields), properties, [...at, 'properties']);
    }
  });
}

function compareAuthorization(
  { owner, report }: Comparison,
  { scope, permissions = [] }: Operation,
  { authorization = '' }: WrittenEntry,
  index: number,
): void {
  const at = [index, 'authorization'];
  const needed = [...(scope ? [scope] : []), ...permissions];
  for (const name of needed) {
    if (authorization.includes(`\`${name}\``)) continue;
    report(at, `${owner} needs ${name}`, `write \`${name}\` under "authorization"`);
  }
  for (const [, name = ''] of authorization.matchAll(/`([a-z_]+:(?:read|write))`/g)) {
    if (name !== scope) report(at, `${owner} doesn't need ${name}`, 'remove it');
  }
}

/** Fills in omitted traits so that all are compared. */
function strict(shapes: Shape[]): Shape[] {
  return shapes.map(({ variants, properties, ...shape }) => ({
    optional: false,
    deprecated: false,
    ...shape,
    ...(properties && { properties: strict(properties) }),
    ...(variants && { variants: variants.map(strict) }),
  }));
}
