/** What a word of a call stands for; a list has the words that are allowed there. */
export type ToolArgument = 'new directory' | 'packages' | 'script' | 'text' | string[];

/** A call of a tool, as its own help describes it. */
export interface Tool {
  /** The words it begins with. */
  call: string;
  /** The release whose help was read. */
  release: string;
  /** Flags of samples and such as are easily confused with them: without a value, with any, or with one of a list. */
  flags: Record<string, true | 'text' | string[]>;
  arguments: ToolArgument[];
  /** Scripts of the project it makes. */
  scripts?: string[];
}

const NPM = 'npm 11.19.1';
const ANGULAR = '@angular/cli 21.2.28';
const IONIC = '@ionic/cli 7.2.1';
const EXPO = '@expo/cli 58.0.7';
const PSQL = 'psql 15.18';
const PACKAGE_FLAGS = {
  '--save': true,
  '--save-dev': true,
  '-D': true,
  '--save-exact': true,
  '-E': true,
  '--global': true,
  '-g': true,
} as const;
const VITE_TEMPLATES = 'vanilla vue react react-compiler preact lit svelte solid qwik'.split(' ');

/** Flags that any value may follow. */
function withValue(names: string): Tool['flags'] {
  return Object.fromEntries(names.split(' ').map((name) => [name, 'text']));
}

/** The tools of samples; what of a call stands in no list here is not looked at. */
export const TOOLS: Tool[] = [
  { call: 'npm install', release: NPM, flags: PACKAGE_FLAGS, arguments: ['packages'] },
  { call: 'npm uninstall', release: NPM, flags: PACKAGE_FLAGS, arguments: ['packages'] },
  { call: 'npm ls', release: NPM, flags: {}, arguments: ['packages'] },
  { call: 'npm outdated', release: NPM, flags: {}, arguments: ['packages'] },
  { call: 'npm init', release: NPM, flags: { '--yes': true, '-y': true }, arguments: [] },
  { call: 'npm run', release: NPM, flags: {}, arguments: ['script'] },
  { call: 'npm start', release: NPM, flags: {}, arguments: [] },
  {
    call: 'create-vite',
    release: 'create-vite 9.3.0',
    flags: {
      '--template': VITE_TEMPLATES.flatMap((name) => [name, `${name}-ts`]),
      '--no-interactive': true,
      '--interactive': true,
      '--immediate': true,
      '--no-immediate': true,
      '--eslint': true,
      '--no-eslint': true,
      '--overwrite': true,
    },
    arguments: ['new directory'],
    scripts: ['dev', 'build', 'preview'],
  },
  {
    call: 'create-vue',
    release: 'create-vue 3.22.3',
    flags: {
      '--default': true,
      '--ts': true,
      '--typescript': true,
      '--jsx': true,
      '--router': true,
      '--pinia': true,
      '--bare': true,
      '--force': true,
    },
    arguments: ['new directory'],
    scripts: ['dev', 'build', 'preview'],
  },
  {
    call: 'create-next-app',
    release: 'create-next-app 16.4.3',
    flags: {
      '--yes': true,
      '--ts': true,
      '--typescript': true,
      '--app': true,
      '--src-dir': true,
      '--tailwind': true,
      '--eslint': true,
      '--empty': true,
      '--skip-install': true,
      '--example': 'text',
    },
    arguments: ['new directory'],
    scripts: ['dev', 'build', 'start'],
  },
  {
    call: 'sv create',
    release: 'sv 0.17.1',
    flags: {
      '--template': ['minimal', 'demo', 'library', 'addon'],
      '--types': ['ts', 'jsdoc'],
      '--no-types': true,
      '--no-add-ons': true,
      '--no-install': true,
      '--no-dir-check': true,
      '--install': ['npm', 'yarn', 'pnpm', 'pnpm-rush', 'bun', 'deno', 'nub', 'aube'],
    },
    arguments: ['new directory'],
    scripts: ['dev', 'build', 'preview'],
  },
  {
    call: 'create-expo-app',
    release: 'create-expo-app 5.0.0',
    flags: {
      '--template': ['default', 'blank', 'blank-typescript', 'tabs', 'bare-minimum'],
      '--yes': true,
      '--no-install': true,
    },
    arguments: ['new directory'],
  },
  {
    call: 'ng new',
    release: ANGULAR,
    flags: { '--defaults': true, '--minimal': true, '--skip-install': true, '--ssr': true },
    arguments: ['new directory'],
    scripts: ['ng', 'start', 'build', 'watch', 'test'],
  },
  {
    call: 'ng generate',
    release: ANGULAR,
    flags: {},
    arguments: [['environments', 'service-worker', 'ssr', 'web-worker', 'ai-config']],
  },
  {
    call: 'create-nuxt',
    release: 'create-nuxt 3.37.0',
    flags: {
      '--template': ['minimal'],
      '--packageManager': ['npm', 'pnpm', 'yarn', 'bun', 'deno', 'aube', 'nub'],
      '--gitInit': true,
      '--no-gitInit': true,
      '--no-install': true,
      '--force': true,
    },
    arguments: ['new directory'],
    scripts: ['dev', 'build', 'generate', 'preview'],
  },
  {
    call: 'nuxt module add',
    release: 'nuxi 3.37.0',
    flags: {},
    arguments: [['supabase']],
  },
  {
    call: 'ionic start',
    release: IONIC,
    flags: { '--type': ['vue', 'angular', 'angular-standalone', 'react'], '--capacitor': true },
    arguments: ['new directory', ['blank', 'list', 'sidemenu', 'tabs']],
  },
  { call: 'ionic build', release: IONIC, flags: { '--prod': true }, arguments: [] },
  { call: 'ionic serve', release: IONIC, flags: { '--external': true }, arguments: [] },
  ...['add', 'run', 'sync'].map((name): Tool => ({
    call: `ionic capacitor ${name}`,
    release: IONIC,
    flags: {},
    arguments: [['android', 'ios']],
  })),
  {
    call: 'expo install',
    release: EXPO,
    flags: { '--check': true, '--dev': true, '--fix': true, '--npm': true },
    arguments: ['packages'],
  },
  {
    call: 'expo start',
    release: EXPO,
    flags: { '--clear': true, '--tunnel': true, '--dev-client': true, '--offline': true },
    arguments: [],
  },
  ...['android', 'ios'].map((name): Tool => ({
    call: `expo run:${name}`,
    release: EXPO,
    flags: { '--device': true, '--no-bundler': true, '--no-install': true },
    arguments: [],
  })),
  {
    call: 'shadcn add',
    release: 'shadcn 4.23.0',
    flags: { '--yes': true, '--overwrite': true, '--all': true, '--dry-run': true },
    arguments: [['@supabase/password-based-auth-nextjs']],
  },
  {
    call: 'psql',
    release: PSQL,
    flags: {
      ...withValue('-c --command -d --dbname -f --file -h --host -p --port -U --username'),
      ...withValue('-v --set --variable -o --output -P --pset'),
      '-1': true,
      '--single-transaction': true,
      '-A': true,
      '--no-align': true,
      '-q': true,
      '--quiet': true,
      '-t': true,
      '--tuples-only': true,
      '-X': true,
      '--no-psqlrc': true,
      '--csv': true,
    },
    arguments: ['text', 'text'],
  },
  {
    call: 'pip install',
    release: 'pip 23.2.1',
    flags: { '-r': 'text', '--upgrade': true, '-U': true },
    arguments: [['psycopg[binary]', 'supabase', 'supabase>=2.30,<3']],
  },
  { call: 'chmod', release: 'coreutils 9.1', flags: { '-R': true }, arguments: ['text', 'text'] },
];

/** Packages of the npm registry that samples install, with the versions they ask for. */
export const NPM_PACKAGES: Record<string, string[]> = {
  '@capacitor/app': [],
  '@capacitor/camera': [],
  '@hcaptcha/react-hcaptcha': [],
  '@ionic/cli': [],
  '@marsidev/react-turnstile': [],
  '@supabase/auth-helpers-nextjs': [],
  '@supabase/auth-helpers-react': [],
  '@supabase/auth-helpers-remix': [],
  '@supabase/auth-helpers-shared': [],
  '@supabase/auth-helpers-sveltekit': [],
  '@supabase/auth-ui-react': [],
  '@supabase/auth-ui-shared': [],
  '@supabase/ssr': [],
  '@supabase/supabase-js': ['1.35.7', '2'],
  'expo-crypto': [],
  'expo-image-picker': [],
  'expo-linking': [],
  'expo-sqlite': [],
  pg: [],
  postgres: [],
  supabase: ['3.1.0'],
};
