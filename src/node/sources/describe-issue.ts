import { z } from 'zod';
import { nearest } from '../../lib/diagnostic';
import { valueAt } from '../../lib/value-at';

type Issue = z.core.$ZodIssue;

/** `key` is set if the key is wrong, not the value. */
export interface ShapeProblem {
  path: PropertyKey[];
  key?: string;
  message: string;
  fix: string;
}

/**
 * One description per mistake: a misspelled key isn't missing, too. `data` is the value that was validated.
 */
export function describeIssues(
  issues: readonly Issue[],
  data: unknown,
  schema: z.core.$ZodType,
): ShapeProblem[] {
  const missing = issues.filter(({ path }) => path.length > 0 && valueAt(data, path) === undefined);
  const meant = new Set<Issue>();
  const isPage = keysAt(schema, []).includes('hideContents');
  const problems = issues.flatMap((issue): ShapeProblem[] => {
    if (issue.code !== 'unrecognized_keys') return [];
    const { path, keys } = issue;
    const present = Object.keys(valueAt(data, path) as object);
    const free = keysAt(schema, path).filter((key) => !present.includes(key));
    return keys.map((key) => {
      const foreign = isPage ? FOREIGN_KEYS.find(([names]) => names.test(key)) : undefined;
      const name = foreign ? undefined : nearest(key, free);
      const lost = missing.find(
        (item) => item.path.length === path.length + 1 && item.path.at(-1) === name,
      );
      if (lost) meant.add(lost);
      const fix = foreign?.[1] ?? (name ? `did you mean "${name}"?` : allowedKeys(free));
      return { path, key, message: `Unknown key "${key}"`, fix };
    });
  });
  const reported = new Set<string>();
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys' || meant.has(issue)) continue;
    // A text that's empty is also too short.
    if (issue.code === 'too_small' && reported.has(issue.path.join('\n'))) continue;
    reported.add(issue.path.join('\n'));
    problems.push({ path: issue.path, ...describeValue(issue, data, schema) });
  }
  return problems;
}

function allowedKeys(free: string[]): string {
  return free.length > 0 ? `remove it, or use one of ${free.join(', ')}` : 'remove it';
}

/** Other site generators' keys. */
const FOREIGN_KEYS: [names: RegExp, fix: string][] = [
  [
    /^(sidebar.*|nav_order|weight|order|menu|parent|pagination_.*|prev|next)$/,
    'remove it, and add the page to a menu in content/menus',
  ],
  [/^(slug|permalink|url|id)$/, 'remove it, because the path of the file is the URL'],
  [/^(redirect_?from|redirects?)$/i, 'list the URLs under "aliases"'],
  [/^(tags?|categor(y|ies))$/, 'list the words under "keywords"'],
  [
    /^(hide_table_of_contents|toc.*|tableOfContents|hideToc)$/,
    'write "hideContents: true" to hide the contents',
  ],
  [/^(subtitle|summary|excerpt|lead)$/, 'remove it, and say it in "description"'],
  [/^(date|last_?update.*|last_?modified.*)$/i, 'remove it, because the date comes from git'],
  [
    /^(layout|template|draft|published|author.*|image|cover|hero|banner|head|editUrl|comments|type)$/,
    'remove it',
  ],
];

/** Its key, or its number in a list. */
function nameOf(path: readonly PropertyKey[]): string {
  const name = path.at(-1);
  if (name === undefined) return 'The file';
  if (typeof name !== 'number') return `"${String(name)}"`;
  const list = path.findLast((key) => typeof key === 'string');
  return list === undefined ? `Item ${name + 1}` : `Item ${name + 1} of "${list}"`;
}

function describeValue(
  issue: Issue,
  data: unknown,
  schema: z.core.$ZodType,
): { message: string; fix: string } {
  const name = nameOf(issue.path);
  const value = valueAt(data, issue.path);
  const shown = value === null ? 'empty' : JSON.stringify(value);
  const isMissing = value === undefined && issue.path.length > 0;
  switch (issue.code) {
    case 'invalid_type': {
      if (isMissing) return { message: `${name} is missing`, fix: `add ${name}` };
      const { expected } = issue;
      if (value === null || value === undefined) {
        return { message: `${name} is empty`, fix: `add ${withArticle(expected)}` };
      }
      if (expected === 'string' && typeof value !== 'object') {
        const message = `${name} must be text, but YAML reads ${shown} as a ${typeof value}`;
        return { message, fix: 'put it in quotes' };
      }
      const message = `${name} must be ${withArticle(expected)}, but it's ${shown}`;
      return { message, fix: valueFix(value, expected, schemaAt(schema, issue.path)) };
    }
    case 'too_small':
    case 'too_big': {
      const limit = issue.code === 'too_small' ? issue.minimum : issue.maximum;
      const bound = issue.code === 'too_small' ? 'at least' : 'at most';
      const unit = issue.origin === 'string' ? 'character' : issue.origin === 'array' ? 'item' : '';
      const count = (size: unknown) => `${size} ${unit}${size === 1 ? '' : 's'}`;
      if (!unit) return { message: `${name} is ${shown}`, fix: `use ${bound} ${limit}` };
      const { length } = value as string | unknown[];
      if (length === 0 && unit === 'character')
        return { message: `${name} is empty`, fix: 'add text' };
      return { message: `${name} has ${count(length)}`, fix: `use ${bound} ${count(limit)}` };
    }
    case 'invalid_value': {
      if (isMissing) return { message: `${name} is missing`, fix: `add ${name}` };
      const values = issue.values.map(String);
      const near = typeof value === 'string' ? nearest(value, values) : undefined;
      const fix = near ? `did you mean "${near}"?` : `use one of ${values.join(', ')}`;
      return { message: `${name} can't be ${shown}`, fix };
    }
    default: {
      const fix = valueFix(value, '', schemaAt(schema, issue.path));
      return { message: `${name} is ${shown}: ${issue.message}`, fix };
    }
  }
}

/** An accepted value that's close to the wrong one. */
function valueFix(value: unknown, expected: string, schema: z.core.$ZodType | undefined): string {
  const item = Array.isArray(value) && value.length === 1 ? (value[0] as unknown) : value;
  if (typeof item === 'object') {
    const hint = expected === 'string' ? ', and put it in quotes if it contains brackets' : '';
    return expected ? `use ${withArticle(expected)}${hint}` : 'correct the value';
  }
  const words = String(item).replace(/\s+/g, ' ').trim();
  const slug = words.toLowerCase().replace(/[\s_]+/g, '-');
  const guesses: [value: unknown, shown: string][] = [
    [[value], `[${words}]`],
    [/^(yes|on|true)$/i.test(words), /^(yes|on|true)$/i.test(words) ? 'true' : 'false'],
    [Number(words), words],
    ...[words, slug, `/${slug}`, `v${slug}`, slug.replace(/\/$/, '')].map(
      (guess): [string, string] => [guess, guess],
    ),
  ];
  const isBoolean = /^(yes|no|on|off|true|false)$/i.test(words);
  const found = guesses.find(
    ([guess]) =>
      (typeof guess !== 'boolean' || isBoolean) &&
      schema !== undefined &&
      guess !== value &&
      z.safeParse(schema, guess).success,
  );
  if (found) return `write ${found[1]}`;
  return expected ? `use ${withArticle(expected)}` : 'correct the value';
}

function withArticle(expected: string): string {
  return NOUNS[expected] ?? `a ${expected}`;
}

const NOUNS: Record<string, string> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  object: 'keys with values',
  record: 'keys with values',
  string: 'text',
};

function schemaAt(
  schema: z.core.$ZodType | undefined,
  path: readonly PropertyKey[],
): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return schemaAt(schema.unwrap(), path);
  }
  const [key, ...rest] = path;
  if (key === undefined) return schema;
  if (schema instanceof z.ZodArray) return schemaAt(schema.element, rest);
  if (schema instanceof z.ZodRecord) return schemaAt(schema.valueType, rest);
  return schema instanceof z.ZodObject ? schemaAt(schema.shape[key as string], rest) : undefined;
}

/** At a path. */
function keysAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  const object = schemaAt(schema, path);
  return object instanceof z.ZodObject ? Object.keys(object.shape) : [];
}
