import { dirname } from 'node:path';
import type { Example } from '../../node/examples/example';
import type { Check } from '../runner/check';
import { checkExamples } from '../runner/check-examples';
import { SETTINGS } from '../upstream/settings';
import { jsonErrors, envErrors } from './formats';
import { editDistance } from '../../lib/diagnostic';

/** That a framework's module reads, by the command that installs it. */
const MODULE_VARIABLES: Record<string, string[]> = {
  // Options `url` and `key` of @nuxtjs/supabase 2.0.
  'npm install @nuxtjs/supabase': ['NUXT_PUBLIC_SUPABASE_URL', 'NUXT_PUBLIC_SUPABASE_KEY'],
};

const READS = [
  /\bprocess\.env\.(\w+)|\bprocess\.env\[["'](\w+)["']\]/g,
  /\bimport\.meta\.env\.(\w+)/g,
  /\bDeno\.env\.get\(["'](\w+)["']\)/g,
  /\bos\.(?:environ\[|environ\.get\(|getenv\()["'](\w+)["']/g,
  /\b(?:String|bool|int)\.fromEnvironment\(\s*["'](\w+)["']/g,
  /"env\(([A-Z0-9_]+)\)"/g,
];
const IMPORTS = /(?:import|export)\s*\{([^}]*)\}\s*from\s*["']\$(?:app\/)?env\/[\w/]+["']/g;
const SHELL_READS = /\$\{?([A-Z][A-Z0-9_]*)/g;

/** Code on the page must read variables in `.env` examples, unless they're documented. */
export const env: Check = {
  name: 'env',
  run: ({ examples }) =>
    checkExamples('env', examples, (example) => {
      if (example.optOut || !hasVariables(example)) return undefined;
      const onPage = examples.filter(({ page, id }) => page === example.page && id !== example.id);
      const read = new Set(onPage.flatMap(variablesRead));
      const listed = new Set(settingsFor(example.page));
      const written = variablesOf(example.code);
      const names = new Set(written.map(({ name }) => name));
      const unread = written.filter(({ name }) => !read.has(name) && !listed.has(name));
      // Code reads the example's variables under their own names.
      const others = [...read].filter((name) => !names.has(name));
      const errors = unread.flatMap(({ name, ...at }) => {
        const near = likelyMeant(name, others);
        const message = `No code on the page reads ${name}`;
        return near ? [{ ...at, message, fix: `write ${near}` }] : [];
      });
      if (names.size === 0 || unread.length > 0) return { errors };
      const isListed = [...names].every((name) => listed.has(name));
      const by = isListed ? 'the settings of its server' : 'the code of its page';
      return { errors, proof: 'typed', by };
    }),
};

/** `.env` files, and the JSON file of variables that `flutter` reads. */
function hasVariables({ language, code, title }: Example): boolean {
  if (language === 'json') return title === 'env.json' && jsonErrors(code).length === 0;
  return language === 'env' && envErrors(code).length === 0;
}

function variablesOf(code: string): { name: string; line: number; column: number }[] {
  return code.split('\n').flatMap((text, index) => {
    const [, before = '', name] = /^(\s*(?:export\s+|")?)([A-Za-z_]\w*)(?:=|":)/.exec(text) ?? [];
    return name ? [{ name, line: index + 1, column: before.length + 1 }] : [];
  });
}

function variablesRead({ language, code }: Example): string[] {
  const named = [...READS, ...(language === 'bash' ? [SHELL_READS] : [])].flatMap((pattern) =>
    [...code.matchAll(pattern)].map((match) => match.slice(1).find(Boolean)!),
  );
  const imported = [...code.matchAll(IMPORTS)].flatMap(([, list]) =>
    list!.split(',').map((item) => item.trim().split(/\s/)[0]!),
  );
  const modules = Object.entries(MODULE_VARIABLES).flatMap(([install, names]) =>
    language === 'bash' && code.includes(install) ? names : [],
  );
  return [...named, ...imported, ...modules];
}

function settingsFor(page: string): string[] {
  return Object.entries(SETTINGS).flatMap(([path, names]) =>
    dirname(path) === dirname(page) ? names.flatMap((name) => name.split('|')) : [],
  );
}

/** Stricter than `nearest()`, because the unknown name might be correct. */
function likelyMeant(name: string, known: Iterable<string>): string | undefined {
  if (name.length < 5) return undefined;
  return [...known].find((other) => other.length > 4 && editDistance(name, other) <= 2);
}
