import type { Shape } from '../signatures/shapes';
import { mergeMembers } from '../signatures/shapes';
import type { Operation } from './operations';

/** For a field or a status, and for each `path` that a writer must describe. */
type Describe = (name: string, path: string) => string;

export interface OperationEntry {
  id: string;
  title: string;
  description: string;
  method: string;
  route: string;
  authorization?: string;
  parameters?: FieldEntry[];
  body?: { contentType: string; description: string; properties?: FieldEntry[]; example: string };
  responses: { status: number; description: string; properties?: FieldEntry[] }[];
  examples: { id: string; name: string; code: string }[];
}

interface FieldEntry {
  name: string;
  in?: string;
  type: string;
  optional?: true;
  default?: string;
  deprecated?: true;
  description?: string;
  properties?: FieldEntry[];
  variants?: FieldEntry[];
}

export interface ApiHost {
  url: string;
  headers: string[];
}

/** With everything in the facts. `describe` writes texts, for which they have no words. */
export function operationEntry(
  operation: Operation,
  { id, title }: { id: string; title: string },
  host: ApiHost,
  describe: Describe,
): OperationEntry {
  const { method, path: route, scope, permissions = [], params, body, responses } = operation;
  const fields = (shapes: Shape[], path: string): { properties?: FieldEntry[] } =>
    shapes.length > 0 ? { properties: shapes.map((shape) => field(shape, path)) } : {};
  const field = (shape: Shape, path: string): FieldEntry => {
    const { name = '', type = 'unknown', optional, deprecated, variants: shapes = [] } = shape;
    // If it can also be a text, its members are optional.
    const variants = shapes.every((members) => members.length > 0) ? shapes : [];
    const properties = shape.properties ?? (variants.length > 0 ? [] : mergeMembers(shapes));
    const own = `${path}.${name}`;
    const description = describe(name, own);
    return {
      name,
      ...(shape.in && { in: shape.in }),
      type,
      ...(optional && { optional }),
      ...(shape.default !== undefined && { default: shape.default }),
      ...(deprecated && { deprecated }),
      ...(description && { description }),
      ...fields(properties, own),
      ...(variants.length > 0 && {
        variants: variants.map((members, index) => ({
          name: describe(String(index), `${own}|${index}`),
          type: 'object',
          ...fields(members, own),
        })),
      }),
    };
  };
  const needs = permissions.map((name) => `\`${name}\``).join(', ');
  const rights = [
    ...(scope ? [`- OAuth scope: \`${scope}\``] : []),
    ...(needs
      ? [
          `- Permission${permissions.length > 1 ? 's' : ''} for a scoped personal access token: ${needs}`,
        ]
      : []),
  ];
  const [contentType = ''] = body?.contentTypes ?? [];
  const example = describe('example', 'body');
  return {
    id,
    title,
    description: describe('description', ''),
    method,
    route,
    ...(rights.length > 0 && {
      authorization: [describe('authorization', ''), '', ...rights].join('\n'),
    }),
    ...(params.length > 0 && { parameters: params.map((shape) => field(shape, 'parameters')) }),
    ...(body && {
      body: {
        contentType,
        description: describe('body', 'body'),
        ...fields(body.fields, 'body'),
        example,
      },
    }),
    responses: responses.flatMap(({ status, fields: shapes }) =>
      typeof status === 'number'
        ? [
            {
              status,
              description: describe(String(status), String(status)),
              ...fields(shapes, String(status)),
            },
          ]
        : [],
    ),
    examples: [
      { id: 'curl', name: describe('name', 'examples'), code: request(operation, host, example) },
    ],
  };
}

/** Path parameters are variables: `$RUN_ID` for `{run_id}`. */
function request(
  { method, path, body }: Operation,
  { url, headers }: ApiHost,
  data: string,
): string {
  const isPost = method === 'POST' && body;
  const option = method === 'GET' || isPost ? '' : method === 'HEAD' ? ' --head' : ` -X ${method}`;
  const variable = (_: string, name: string) => `$${name.toUpperCase()}`;
  const target = `${url}${path.replace(/\{(\w+)\}/g, variable)}`;
  const [contentType = ''] = body?.contentTypes ?? [];
  return [
    `curl${option} ${target.includes('$') || target.includes('<') ? `"${target}"` : target}`,
    ...headers.map((header) => `--header "${header}"`),
    ...(body ? [`--header "Content-Type: ${contentType}"`, `--data '${data}'`] : []),
  ].join(' \\\n  ');
}
