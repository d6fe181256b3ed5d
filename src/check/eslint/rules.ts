interface ExampleRule {
  options?: readonly unknown[];
  fix: string;
}

/**
 * What misleads, or shouldn't be copied. Prettier owns style, and the compiler reports undefined
 * names and wrong types.
 */
export const EXAMPLE_RULES: Readonly<Record<string, ExampleRule>> = {
  // Comparisons that convert types or can't have the intended result. `== null` commonly tests for
  // null and undefined.
  eqeqeq: { options: ['always', { null: 'ignore' }], fix: 'use === or !==' },
  'no-compare-neg-zero': { fix: 'use Object.is(value, -0)' },
  'no-self-compare': { fix: 'compare two different values, or use Number.isNaN()' },
  'use-isnan': { fix: 'use Number.isNaN()' },
  'valid-typeof': { fix: 'compare with a type that typeof can return' },

  // Always true or false, or an assignment by mistake. Infinite loops with a `break` are fine.
  'no-cond-assign': { options: ['always'], fix: 'assign the value before the condition' },
  'no-constant-binary-expression': { fix: 'correct or remove the expression' },
  'no-constant-condition': {
    options: [{ checkLoops: 'allExceptWhileTrue' }],
    fix: 'use a condition that can change',
  },
  'no-dupe-else-if': { fix: 'correct or remove the second condition' },
  'no-unmodified-loop-condition': { fix: 'change the variable in the loop' },
  'no-unsafe-negation': { fix: 'put the expression after ! in parentheses' },

  // Often incomplete. An empty block hides how to handle an error, but a comment is enough.
  'no-empty': { fix: 'handle the case, or explain in a comment why there is nothing to do' },
  'no-self-assign': { fix: 'correct or remove the assignment' },
  'no-unreachable': { fix: 'remove the code, or move it before the exit' },
  'no-useless-catch': { fix: 'handle the error, or remove try and catch' },
  'no-debugger': { fix: 'remove it' },

  // Values that silently replace or hide others, or are omitted.
  'no-dupe-args': { fix: 'rename one of the parameters' },
  'no-dupe-class-members': { fix: 'rename or remove one of the members' },
  'no-dupe-keys': { fix: 'rename or remove one of the keys' },
  'no-duplicate-case': { fix: 'correct or remove the second case' },
  'no-fallthrough': { fix: 'end the case with break or return' },
  'no-empty-pattern': { fix: 'name what you need from the object' },
  'no-sparse-arrays': { fix: 'remove the extra comma' },
  'no-loss-of-precision': { fix: 'use a string or a BigInt' },
  'no-template-curly-in-string': { fix: 'use backticks around a template' },
  'no-setter-return': { fix: 'remove the value, because callers never receive it' },
  'no-unassigned-vars': { fix: 'assign a value to the variable' },
  'no-useless-assignment': { fix: 'use the value, or remove the assignment' },

  // Errors that callers can't catch, or without a stack trace.
  'no-async-promise-executor': { fix: 'await before you create the promise' },
  'no-throw-literal': { fix: 'throw new Error(…)' },
  'no-unsafe-finally': { fix: 'move the statement after finally' },
  'no-unsafe-optional-chaining': { fix: 'use ?. throughout the chain, or test the value first' },
  'prefer-promise-reject-errors': { fix: 'reject with new Error(…)' },
  'array-callback-return': { fix: 'return a value from the callback, or use forEach()' },
  'for-direction': { fix: 'make the counter move toward the limit' },
  'getter-return': { fix: 'return a value' },

  // Fails, or doesn't mean what its layout suggests.
  'no-invalid-regexp': { fix: 'correct the pattern' },
  'no-new-wrappers': { fix: 'remove "new", because an object is always truthy' },
  'no-unexpected-multiline': { fix: 'end the previous line with a semicolon' },

  // Running strings is an injection risk, and many sites block it.
  'no-eval': { fix: 'call a function instead' },
  'no-implied-eval': { fix: 'pass a function instead of a string' },

  // `var` ignores blocks, and `const` shows that a value doesn't change. If one destructured
  // variable changes, all can use `let`.
  'no-var': { fix: 'use const or let' },
  'prefer-const': { options: [{ destructuring: 'all' }], fix: 'use const' },
};
