import { graphql } from 'gatsby';

/**
 * An image in the content: the markup of a drawing, or the responsive sources of another image.
 * `gatsbyConfig` sets their widths and format. `startImages` has to request the same width.
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
