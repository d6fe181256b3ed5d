import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../../lib/diagnostic';
import type { Check } from '../runner/check';
import { listFiles } from '../../node/base/list-files';
import { isPlaceholder, SECRETS } from './secret-patterns';
import { isLeftover } from '../../node/sources/leftovers';
import { positionAt } from '../../lib/positions';

const FOLDERS = ['content', 'spec', 'src', 'scripts', 'static', '.ci', '.github'];
const TEXT =
  /\.(?:[cm]?[jt]sx?|json|mdx?|ya?ml|svg|html?|css|txt|xml|map|sh|sql|toml|env|pem|key|webmanifest)$|(?:^|\/)[._][\w.-]*$/;
const BUILT = /\.(?:js|html|json|map|css|txt|xml)$/;
/** Only contains hashes of packages. */
const SKIPPED = new Set(['package-lock.json']);

/** In sources, settings, and built files. */
export const secrets: Check = {
  name: 'secrets',
  run({ root, wanted }) {
    const list = (folder: string) =>
      listFiles(join(root, folder))
        .filter((file) => !file.split('/').some(isLeftover))
        .map((file) => `${folder}/${file}`);
    const files = [
      ...readdirSync(root, { withFileTypes: true })
        .filter((item) => TEXT.test(item.name) && item.isFile() && !isLeftover(item.name))
        .map(({ name }) => name),
      ...FOLDERS.flatMap(list).filter((file) => TEXT.test(file)),
      ...list('public').filter((file) => BUILT.test(file)),
    ].filter((file) => !SKIPPED.has(file) && wanted(file));
    const diagnostics = files.flatMap((file) =>
      findSecrets(file, readFileSync(join(root, file), 'utf8')),
    );
    return { diagnostics, remarks: [`${files.length} files searched`] };
  },
};

/** Messages only contain a secret's first characters. */
export function findSecrets(file: string, text: string): Diagnostic[] {
  const found: { from: number; to: number }[] = [];
  return SECRETS.flatMap(({ name, pattern, isReal }) =>
    [...text.matchAll(pattern)].flatMap((match): Diagnostic[] => {
      const value = match[1] ?? match[0];
      const from = match.index + match[0].lastIndexOf(value);
      const to = from + value.length;
      if (isPlaceholder(value) || (isReal && !isReal(match, text))) return [];
      if (found.some((other) => from < other.to && other.from < to)) return [];
      found.push({ from, to });
      return [
        {
          file,
          ...positionAt(text, from),
          rule: 'secrets',
          message: `${name} "${value.slice(0, 6)}…" (${value.length} characters)`,
          fix: 'revoke the secret, then replace it with a placeholder such as <secret-key>',
        },
      ];
    }),
  );
}
