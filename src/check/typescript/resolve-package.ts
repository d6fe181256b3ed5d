import { isBuiltin } from 'node:module';
import type { ClientPackage } from '../runner/client-packages';
import { IMPORT_NAME } from '../runner/client-packages';
import type { Target } from './compiler';
import type { Packages } from '../runner/example-packages';
import { isUntyped, RE_EXPORTS } from '../runner/example-packages';

const REGISTRY =
  /^(npm:|jsr:|https:\/\/(esm\.sh|esm\.run|unpkg\.com|cdn\.skypack\.dev|cdn\.jsdelivr\.net\/npm)\/)/;
const PARTS = /^(@[^/@]+\/[^/@]+|[^/@]+)(?:@v?(\d+)[^/]*)?(\/.*)?$/;

/** Declares `$app`. */
const SVELTE_KIT = '@sveltejs/kit';

/** By the start of a generated module's name. */
const GENERATED: Readonly<Record<string, string>> = {
  $app: SVELTE_KIT,
  $env: SVELTE_KIT,
  '#imports': 'nuxt',
  '#prisma': '@prisma/client',
  '#supabase': '@nuxtjs/supabase',
};

/** Undefined if the import has no types. */
export function packageOf(specifier: string, packages: Packages): string | undefined {
  const exported = RE_EXPORTS.get(specifier);
  if (exported) return packageOf(exported, packages);
  const name = PARTS.exec(specifier.replace(REGISTRY, ''))?.[1] ?? '';
  const types = `@types/${name.replace(/^@/, '').replace('/', '__')}`;
  if (isUntyped(specifier)) return undefined;
  return GENERATED[name] ?? [types, name].find((item) => packages.has(item));
}

/**
 * A specifier can have a registry or CDN prefix. The client library resolves to the specifier's
 * version, or `client`. Undefined for unknown packages.
 */
export function resolvePackage(
  specifier: string,
  client: ClientPackage,
  clients: ClientPackage[],
  packages: Packages,
): Target | undefined {
  // For a generated module.
  if (isBuiltin(specifier) || specifier.startsWith('./node_modules/'))
    return { package: specifier };
  const exported = RE_EXPORTS.get(specifier);
  if (exported) return packageOf(exported, packages) ? { package: exported } : undefined;
  const [, name, major, below = ''] = PARTS.exec(specifier.replace(REGISTRY, '')) ?? [];
  if (!name) return undefined;
  const path = name === '$app' ? SVELTE_KIT : name + (below === '/+esm' ? '' : below);
  if (name === IMPORT_NAME) {
    const named = major ? clients.find((item) => item.major === Number(major)) : client;
    return named && { package: path.replace(IMPORT_NAME, named.name) };
  }
  return packageOf(specifier, packages) ? { package: path } : undefined;
}
