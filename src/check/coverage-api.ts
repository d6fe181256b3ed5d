import { nearest } from '../node/problems';
import { compareListed } from './coverage-listed';
import type { Shape } from './coverage-shape';
import { compareByName } from './coverage-shape';
import type { Spec, WrittenEntry } from './coverage-spec';
import data from './data/management-api.json';
import { UNDOCUMENTED_OPERATIONS } from './data/undocumented';

interface Operation {
  method: string;
  path: string;
  params: Shape[];
  body?: { contentTypes: string[]; fields: Shape[] };
  responses: { status: number; fields: Shape[] }[];
}

const operations = data.operations as unknown as Operation[];
const nameOf = ({ method, path }: { method: string; path: string }) => `${method}:${path}`;
const names = operations.map(nameOf);

/** `spec/management-api/` against the operations of the Management API. */
export function compareApi({ entries, report }: Spec): void {
  entries.forEach((entry, index) => {
    const name = nameOf({ method: entry.method ?? '', path: entry.route ?? '' });
    const operation = operations.find((item) => nameOf(item) === name);
    if (!operation) {
      const near = nearest(name, names);
      const fix = near ? `write ${near.replace(':', ' ')}` : 'add it to management-api.json';
      return report([index, 'route'], `There is no operation ${name.replace(':', ' ')}`, fix);
    }
    compareOperation(operation, entry, index, report);
  });
  compareListed({
    report,
    all: names,
    documented: entries.map(({ method = '', route = '' }) => nameOf({ method, path: route })),
    listed: UNDOCUMENTED_OPERATIONS,
    kind: 'operation',
  });
}

function compareOperation(
  operation: Operation,
  entry: WrittenEntry,
  index: number,
  report: Spec['report'],
): void {
  const owner = nameOf(operation).replace(':', ' ');
  const comparison = { owner, report };
  compareByName(comparison, strict(operation.params), entry.parameters ?? [], [
    index,
    'parameters',
  ]);
  const { body } = operation;
  const contentType = entry.body?.contentType ?? 'application/json';
  if (entry.body && !body) report([index, 'body'], `${owner} takes no body`, 'remove it');
  else if (body && !entry.body) {
    report([index, 'id'], `The body of ${owner} is missing`, 'describe it under "body"');
  } else if (entry.body && body) {
    if (!body.contentTypes.includes(contentType)) {
      const fix = `write ${body.contentTypes.join(' or ')}`;
      report([index, 'body', 'contentType'], `${owner} does not take ${contentType}`, fix);
    }
    const at = [index, 'body', 'properties'];
    compareByName(comparison, strict(body.fields), entry.body.properties ?? [], at);
  }
  const written = entry.responses ?? [];
  for (const { status } of operation.responses) {
    if (written.some((response) => response.status === status)) continue;
    const message = `The response ${status} of ${owner} is missing`;
    report([index, 'responses'], message, `describe status ${status}`);
  }
  written.forEach(({ status, properties = [] }, n) => {
    const response = operation.responses.find((item) => item.status === status);
    const at = [index, 'responses', n];
    if (!response) report([...at, 'status'], `${owner} does not answer ${status}`, 'remove it');
    else compareByName(comparison, strict(response.fields), properties, [...at, 'properties']);
  });
}

/** Fields with every trait said, so that each is compared. */
function strict(shapes: Shape[]): Shape[] {
  return shapes.map(({ variants, properties, ...shape }) => ({
    optional: false,
    deprecated: false,
    ...shape,
    ...(properties && { properties: strict(properties) }),
    ...(variants && { variants: variants.map(strict) }),
  }));
}
