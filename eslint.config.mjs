import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import ts from 'typescript-eslint';

export default ts.config(
  {
    ignores: ['.cache', 'public', 'node_modules', 'src/gatsby-types.d.ts'],
  },
  js.configs.recommended,
  ts.configs.recommended,
  reactHooks.configs.flat.recommended,
  {
    files: ['**/*.mjs'],
    languageOptions: { globals: globals.node },
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
    // Only one place may parse YAML: it refuses alias bombs, duplicate and unsafe keys.
    files: ['src/**', 'tests/**', 'scripts/**'],
    ignores: ['src/node/spec/yaml-source.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: ['yaml', 'js-yaml', 'gray-matter'].map((name) => ({
            name,
            message: 'Use src/node/spec/yaml-source.ts.',
          })),
        },
      ],
    },
  },
  {
    // Gatsby looks for queries in every module of src/, and takes one that exports such a name for a
    // page rendered on request, which changes the whole build.
    files: ['src/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...['FunctionDeclaration', 'VariableDeclaration > VariableDeclarator'].map((kind) => ({
          selector: `ExportNamedDeclaration > ${kind} > Identifier[name=/^(config|getServerData)$/]`,
          message: 'Gatsby means something else by this name: choose another.',
        })),
      ],
    },
  },
);
