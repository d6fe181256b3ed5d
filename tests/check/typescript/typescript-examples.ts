import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CheckInput, CheckResult } from '../../../src/check/runner/check';
import { CheckCache } from '../../../src/check/runner/cache';
import type { Example } from '../../../src/node/examples/example';
import { typescript } from '../../../src/check/typescript/typescript';
import { writeFiles } from '../../fixtures/temporary-project';

/** On line 11 of a page, or `number` times 100 lines below. */
export function fence(code: string, more: Partial<Example> = {}, number = 0): Example {
  const file = more.file ?? 'content/guides/page.mdx';
  const line = 11 + number * 100;
  return {
    id: `${file}:${line}`,
    role: 'fence',
    file,
    page: file,
    line,
    column: 1,
    indent: 0,
    language: 'ts',
    code,
    ...more,
  };
}

/** Of the example `first` in the entry `select`, indented like YAML. */
export function part(role: Example['role'], code: string, version = 'v2'): Example {
  return {
    id: `spec/javascript/${version}.yml:select/${role}`,
    role,
    file: `spec/javascript/${version}.yml`,
    page: `spec/javascript/${version}.yml`,
    line: 21,
    column: 9,
    indent: 8,
    language: { 'example-sql': 'sql', 'example-response': 'json' }[role as string] ?? 'ts',
    code,
    entry: { library: 'javascript', version, id: 'select', type: 'function', call: 'select()' },
    group: 'first',
  };
}

const LIBRARIES = [
  {
    library: 'javascript',
    versions: ['v2', 'v1'],
    packages: { v2: '@supabase/supabase-js', v1: 'supabase-js-v1' },
  },
];

export async function check(...examples: Example[]): Promise<CheckResult> {
  const folder = mkdtempSync(join(tmpdir(), 'docs-check-'));
  try {
    const version = [
      'src/check/a.ts',
      'src/node/a.ts',
      'src/run/a.ts',
      'src/lib/a.ts',
      'package-lock.json',
    ];
    writeFiles(folder, Object.fromEntries(version.map((path) => [path, ''])));
    const cache = new CheckCache(folder);
    return await typescript.run({
      root: process.cwd(),
      examples,
      cache,
      site: { libraries: LIBRARIES },
    } as unknown as CheckInput);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** `line:column rule message → fix`. */
export async function find(...examples: Example[]): Promise<string[]> {
  const { diagnostics } = await check(...examples);
  return diagnostics.map(
    ({ line, column, rule, message, fix }) => `${line}:${column} ${rule} ${message} → ${fix}`,
  );
}
