import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../../lib/diagnostic';
import type { Check } from '../check';
import { isPlaceholder, SECRETS } from './secret-patterns';
import { positionAt } from '../../lib/positions';

const FOLDERS = ['content', 'spec', 'src', 'scripts', 'static', '.ci', '.github'];
const TEXT =
  /\.(?:[cm]?[jt]sx?|json|mdx?|ya?ml|svg|html?|css|txt|xml|map|sh|sql|toml|env|pem|key|webmanifest)$|(?:^|\/)[._][\w.-]*$/;
const BUILT = /\.(?:js|html|json|map|css|txt|xml)$/;
/** Hashes of packages only. */
const SKIPPED = new Set(['package-lock.json']);

/** No key, token or password stands in what is published: sources, settings and built files. */
export const secrets: Check = {
  name: 'secrets',
  about: 'Sources, settings and the built site hold no token, private key or password.',
  run({ root, wanted }) {
    const files = [
      ...readdirSync(root).filter((name) => TEXT.test(name) && statSync(join(root, name)).isFile()),
      ...FOLDERS.flatMap((folder) => walk(root, folder)).filter((file) => TEXT.test(file)),
      ...walk(root, 'public').filter((file) => BUILT.test(file)),
    ].filter((file) => !SKIPPED.has(file) && wanted(file));
    const diagnostics = files.flatMap((file) =>
      findSecrets(file, readFileSync(join(root, file), 'utf8')),
    );
    return { diagnostics, remarks: [`${files.length} files searched`] };
  },
};

function walk(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((item) => {
    const path = `${folder}/${item.name}`;
    if (item.isDirectory()) return walk(root, path);
    return item.isFile() ? [path] : [];
  });
}

/** Every secret in a text; a problem shows only its beginning. */
export function findSecrets(file: string, text: string): Diagnostic[] {
  const taken: { from: number; to: number }[] = [];
  return SECRETS.flatMap(({ name, pattern, isReal }) =>
    [...text.matchAll(pattern)].flatMap((match): Diagnostic[] => {
      const value = match[1] ?? match[0];
      const from = match.index + match[0].lastIndexOf(value);
      const to = from + value.length;
      if (isPlaceholder(value) || (isReal && !isReal(match, text))) return [];
      if (taken.some((other) => from < other.to && other.from < to)) return [];
      taken.push({ from, to });
      return [
        {
          file,
          ...positionAt(text, from),
          rule: 'secrets',
          message: `${name} "${value.slice(0, 6)}…" (${value.length} characters)`,
          fix: 'revoke it where it was made, then write a placeholder such as <secret-key>',
        },
      ];
    }),
  );
}
