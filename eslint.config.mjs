import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import globals from 'globals';
import ts from 'typescript-eslint';

// Gatsby reads every module in src/. If one exports these names, Gatsby treats it as a page that's
// rendered on request, which changes the whole build.
const GATSBY_EXPORTS = ['FunctionDeclaration', 'VariableDeclaration > VariableDeclarator'].map(
  (kind) => ({
    selector: `ExportNamedDeclaration > ${kind} > Identifier[name=/^(config|getServerData)$/]`,
    message: 'Gatsby gives this export a special meaning. Choose another name.',
  }),
);

// Readers see or hear these. A single letter can be part of an icon's path.
const TEXT_PROPS =
  '/^(aria-(label|description|placeholder|roledescription|valuetext)|alt|description|help|hint|label|placeholder|text|title|[a-z]+Text)$/';
const LETTERS = ':matches(Literal[value=/\\p{L}{2}/u], TemplateElement[value.raw=/\\p{L}{2}/u])';
const LITERAL_TEXTS = [
  'JSXText[value=/\\p{L}/u]',
  // A sentence anywhere, such as in a constant.
  'Literal[value=/^[A-Z][a-z]* [a-z]/]:not(NewExpression > Literal)',
  ":matches(JSXAttribute[name.name='name'], Property[key.name='name']) > Literal[value=/^[A-Z][a-z]/]",
  ...[
    ':matches(JSXElement, JSXFragment) > JSXExpressionContainer',
    `JSXAttribute[name.name=${TEXT_PROPS}]`,
    `JSXAttribute[name.name=${TEXT_PROPS}] > JSXExpressionContainer`,
    `Property[key.name=${TEXT_PROPS}]`,
    `Property[key.name=${TEXT_PROPS}] > AssignmentPattern`,
  ].flatMap((place) => [
    `${place} > ${LETTERS}`,
    `${place} > :matches(ConditionalExpression, LogicalExpression, TemplateLiteral) > ${LETTERS}`,
  ]),
].map(importText);

function importText(selector) {
  return { selector, message: 'Import texts from src/lib/strings.' };
}

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
    files: ['src/**'],
    rules: { 'no-restricted-syntax': ['error', ...GATSBY_EXPORTS] },
  },
  {
    files: ['src/**/*.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...GATSBY_EXPORTS, ...LITERAL_TEXTS] },
  },
  {
    // They write texts into pages. A component's name comes first in its element.
    files: [
      'src/node/feeds/feed-items.ts',
      'src/node/quality/quality.ts',
      'src/node/spec/{changes,entry-table,entry-tree}.ts',
      'src/node/twins/llms.ts',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...GATSBY_EXPORTS,
        importText(
          'Literal[value=/^[A-Z][a-z]+( [a-z]+)*$/]:not(ArrayExpression > :first-child, Property > .value)',
        ),
      ],
    },
  },
);
