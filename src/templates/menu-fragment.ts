import { graphql } from 'gatsby';

/** The menu of a level. GraphQL can't recurse, so the nesting of items is limited to five levels. */
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
