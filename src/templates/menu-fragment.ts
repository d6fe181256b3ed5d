import { graphql } from 'gatsby';

/** Five levels of items, because GraphQL queries can't be recursive. */
export const menuFragment = graphql`
  fragment PageMenu on SiteMenu {
    level
    title
    icon
    versions {
      name
      version
      url
    }
    groups {
      label
      items {
        name
        url
        icon
        items {
          name
          url
          items {
            name
            url
            items {
              name
              url
              items {
                name
                url
              }
            }
          }
        }
      }
    }
  }
`;
