import { graphql } from 'gatsby';

/**
 * A drawing's markup, or another image's responsive sources. `gatsbyConfig` sets their widths and
 * format. `startImages` has to request the same width.
 */
export const imageFragment = graphql`
  fragment ContentImage on PageImage {
    src
    svg
    file {
      ...ContentImageFile
    }
    dark {
      ...ContentImageFile
    }
  }

  fragment ContentImageFile on File {
    childImageSharp {
      gatsbyImageData(width: 828)
    }
  }
`;
