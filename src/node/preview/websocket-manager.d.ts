/** Gatsby's connection to the browsers that show the preview, limited to what the site uses. */
declare module 'gatsby/dist/utils/websocket-manager' {
  export const websocketManager: {
    /** Paths of the pages that are open in browsers. */
    activePaths: ReadonlySet<string>;
    /** Replaces the data of a page: `result` is the content of its `page-data.json`. */
    emitPageData(page: { id: string; result: object }): void;
  };
}
