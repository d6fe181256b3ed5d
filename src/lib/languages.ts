const ACRONYMS = ['css', 'html', 'http', 'json', 'jsx', 'mdx', 'sql', 'toml', 'tsx', 'xml', 'yaml'];

/** Labels of code fences. */
export const LANGUAGES: Record<string, string> = {
  ...Object.fromEntries(ACRONYMS.map((name) => [name, name.toUpperCase()])),
  astro: 'Astro',
  bash: 'Terminal',
  dart: 'Dart',
  diff: 'Diff',
  env: 'Environment',
  graphql: 'GraphQL',
  js: 'JavaScript',
  kotlin: 'Kotlin',
  prisma: 'Prisma',
  python: 'Python',
  svelte: 'Svelte',
  swift: 'Swift',
  text: 'Text',
  ts: 'TypeScript',
  vue: 'Vue',
};

/** In lower case, with the name to use. */
export const LANGUAGE_NAMES: Record<string, string> = {
  ...Object.fromEntries(Object.keys(LANGUAGES).map((name) => [name, name])),
  dotenv: 'env',
  gql: 'graphql',
  javascript: 'js',
  kt: 'kotlin',
  plaintext: 'text',
  postgres: 'sql',
  postgresql: 'sql',
  py: 'python',
  sh: 'bash',
  shell: 'bash',
  txt: 'text',
  typescript: 'ts',
  yml: 'yaml',
  zsh: 'bash',
};
