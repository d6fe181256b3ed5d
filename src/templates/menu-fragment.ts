import { graphql } from 'gatsby';

/** A level's menu, with two levels of items below its groups. */
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
