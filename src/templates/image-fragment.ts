import { graphql } from 'gatsby';

/**
 * An image in the content: the markup of a drawing, or the responsive sources of another image.
 * Screenshots are 1280 pixels wide, so the larger breakpoints only matter for other images. WebP is the
 * only format, because every browser that can run the site supports it, and PNG files take twice as long
 * to write. AVIF files of screenshots are as large, because screenshots have few colors.
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
      gatsbyImageData(
        layout: CONSTRAINED
        width: 828
        quality: 75
        formats: [WEBP]
        breakpoints: [640, 750, 828, 1080, 1200, 1920, 2048, 3840]
        placeholder: NONE
      )
    }
  }
`;
