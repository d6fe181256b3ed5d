import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import globals from 'globals';
import ts from 'typescript-eslint';

export default ts.config(
  {
    ignores: ['.cache', 'public', 'node_modules', 'src/gatsby-types.d.ts', 'content/examples'],
  },
  js.configs.recommended,
  ts.configs.recommended,
  reactHooks.configs.flat.recommended,
  {
    files: ['**/*.mjs'],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['**/*.cjs'],
    languageOptions: { globals: globals.node },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['static/*.js'],
    languageOptions: { globals: globals.serviceworker },
  },
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
    },
  },
  {
    // Readers and content determine what these patterns match, so they must take linear time. The checks
    // only match content, whose lines and words have a maximum length.
    files: ['src/**'],
    ignores: ['src/check/**'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': 'error',
      'regexp/no-super-linear-move': 'error',
    },
  },
  {
    // YAML is parsed in one place, which rejects alias bombs, duplicate keys, and unsafe keys.
    files: ['src/**', 'tests/**', 'scripts/**'],
    ignores: ['src/node/sources/yaml-source.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: ['yaml', 'js-yaml', 'gray-matter'].map((name) => ({
            name,
            message: 'Use readYaml from src/node/sources/yaml-source.ts.',
          })),
        },
      ],
    },
  },
  {
    // Gatsby reads every module in src/. If one exports these names, Gatsby treats it as a page that's
    // rendered on request, which changes the whole build.
    files: ['src/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...['FunctionDeclaration', 'VariableDeclaration > VariableDeclarator'].map((kind) => ({
          selector: `ExportNamedDeclaration > ${kind} > Identifier[name=/^(config|getServerData)$/]`,
          message: 'Gatsby gives this export a special meaning. Choose another name.',
        })),
      ],
    },
  },
);
