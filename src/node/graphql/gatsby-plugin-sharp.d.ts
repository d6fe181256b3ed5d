/** The module of gatsby-plugin-sharp that creates images, limited to what the site uses. */
declare module 'gatsby-plugin-sharp/gatsby-worker' {
  /** A job that creates the smaller versions of an image. */
  export interface ImageJob {
    inputPaths: { path: string; contentDigest: string }[];
    outputDir: string;
    args: {
      isLazy: boolean;
      /** The images to create, with their paths in `outputDir`. */
      operations: { outputPath: string; args: object }[];
      pluginOptions: object;
    };
  }
  const worker: { IMAGE_PROCESSING(job: ImageJob): Promise<void> };
  export default worker;
}

/** The options of gatsby-plugin-sharp, limited to what the tests use. */
declare module 'gatsby-plugin-sharp/plugin-options' {
  export function setPluginOptions(options: object): void;
  export function getPluginOptions(): object;
}
