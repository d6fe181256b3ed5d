import { graphql } from 'gatsby';

/** An image in the content: markup for drawings, responsive sources for other images (section 9). */
export const imageFragment = graphql`
  fragment ContentImage on PageImage {
    src
    svg
    file {
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 828
          quality: 75
          breakpoints: [640, 750, 828, 1080, 1200, 1920, 2048, 3840]
          placeholder: NONE
        )
      }
    }
  }
`;
