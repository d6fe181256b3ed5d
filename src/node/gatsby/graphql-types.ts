import type { GatsbyNode } from 'gatsby';
import { PAGE_TYPES } from './page-types';
import { REFERENCE_TYPES } from './reference-types';
import { SITE_TYPES } from './site-types';

/**
 * Defines the GraphQL types that pages query, with required fields where possible. `resolvers.ts`
 * returns the values of the fields.
 */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes([PAGE_TYPES, REFERENCE_TYPES, SITE_TYPES]);
};
