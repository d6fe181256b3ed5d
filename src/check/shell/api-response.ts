import type { ApiOperation } from '../upstream/http/operations';
import { isObject, readJson } from '../runner/json';
import { fieldErrors } from './api-values';

/** Examples use this key in place of the members that they leave out. */
const LEFT_OUT = '…';

/**
 * False doesn't mean that the response is wrong, because API descriptions leave out some fields that servers
 * send.
 */
export function isResponse(code: string, { operation }: ApiOperation): boolean {
  const body = withoutGaps(readJson(code));
  if (!isObject(body)) return false;
  const shapes = operation.responses.flatMap(({ fields, variants }) => variants ?? [fields]);
  return shapes
    .filter((fields) => fields.length > 0)
    .some((fields) => fieldErrors(body, fields, '').every(({ name }) => name === ''));
}

function withoutGaps(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutGaps);
  if (!isObject(value)) return value;
  const members = Object.entries(value).filter(([key]) => key !== LEFT_OUT);
  return Object.fromEntries(members.map(([key, member]) => [key, withoutGaps(member)]));
}
