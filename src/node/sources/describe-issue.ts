import { z } from 'zod';
import { didYouMean } from '../../lib/diagnostic';
import { valueAt } from '../../lib/value-at';

type Issue = z.core.$ZodIssue;

/** Returns the message and fix for a schema issue. `data` is the value that was validated. */
export function describeIssue(
  issue: Issue,
  data: unknown,
  schema: z.core.$ZodType,
): { message: string; fix: string } {
  const name = issue.path.map(String).join('.') || 'the file';
  const value = valueAt(data, issue.path);
  const shown = JSON.stringify(value) ?? 'missing';
  switch (issue.code) {
    case 'unrecognized_keys': {
      const [key = ''] = issue.keys;
      return {
        message: `Unknown key "${issue.keys.join('", "')}" in ${name}`,
        fix: didYouMean(key, keysAt(schema, issue.path), 'remove it', '"'),
      };
    }
    case 'invalid_type':
      if (value === undefined) return { message: `${name} is missing`, fix: `add ${name}` };
      if (issue.expected === 'string' && typeof value !== 'object') {
        return {
          message: `${name} must be a string, but YAML reads ${shown} as a ${typeof value}`,
          fix: 'put it in quotes',
        };
      }
      return {
        message: `${name} must be ${withArticle(issue.expected)}, but it's ${shown}`,
        fix: `use ${withArticle(issue.expected)}`,
      };
    case 'too_small':
    case 'too_big': {
      const limit = issue.code === 'too_small' ? issue.minimum : issue.maximum;
      const bound = issue.code === 'too_small' ? 'at least' : 'at most';
      const unit = issue.origin === 'string' ? 'character' : issue.origin === 'array' ? 'item' : '';
      const count = (size: unknown) => `${size} ${unit}${size === 1 ? '' : 's'}`;
      if (!unit) return { message: `${name} is ${shown}`, fix: `use ${bound} ${limit}` };
      const { length } = value as string | unknown[];
      return { message: `${name} has ${count(length)}`, fix: `use ${bound} ${count(limit)}` };
    }
    case 'invalid_value':
      if (value === undefined) return { message: `${name} is missing`, fix: `add ${name}` };
      return {
        message: `${name} can't be ${shown}`,
        fix: `use one of ${issue.values.map(String).join(', ')}`,
      };
    default:
      return { message: `${name} is ${shown}: ${issue.message}`, fix: 'correct the value' };
  }
}

function withArticle(expected: string): string {
  if (expected === 'int') return 'a whole number';
  return expected === 'array' ? 'a list' : expected === 'object' ? 'a mapping' : `a ${expected}`;
}

/** Lists the keys that a schema allows in the object at a path. */
function keysAt(schema: z.core.$ZodType | undefined, path: readonly PropertyKey[]): string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return keysAt(schema.unwrap(), path);
  }
  const [key, ...rest] = path;
  if (schema instanceof z.ZodArray) return keysAt(schema.element, rest);
  if (!(schema instanceof z.ZodObject)) return [];
  return key === undefined ? Object.keys(schema.shape) : keysAt(schema.shape[key as string], rest);
}
