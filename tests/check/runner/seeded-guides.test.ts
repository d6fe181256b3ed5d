import {
  CLAIM_ERRORS,
  CONTRADICTIONS,
  DEFINITION_ERRORS,
  IMPORT_ERRORS,
  SHAPE_ERRORS,
} from './seeded-guides';
import { testSeededGroups } from './seeded-groups';

testSeededGroups(
  [
    ...DEFINITION_ERRORS.map((error) => [error]),
    SHAPE_ERRORS,
    CLAIM_ERRORS,
    IMPORT_ERRORS,
    CONTRADICTIONS,
  ],
  ['content/', 'spec/'],
);
