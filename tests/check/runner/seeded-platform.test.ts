import { testSeededGroups } from './seeded-groups';
import { EXAMPLE_SETUP_ERRORS, PLATFORM_ERRORS, WORDING_ERRORS } from './seeded-platform';

// Errors that break other statements have their own group.
testSeededGroups(
  [...PLATFORM_ERRORS.map((error) => [error]), WORDING_ERRORS, EXAMPLE_SETUP_ERRORS],
  ['content/guides/database/notes.mdx', 'spec/javascript/v1/auth.yml'],
);
