/** Gatsby's connection to the browsers that show the preview, limited to what the site uses. */
declare module 'gatsby/dist/utils/websocket-manager' {
  export const websocketManager: {
    /** Paths of the pages that are open in browsers. */
    activePaths: ReadonlySet<string>;
    /** Replaces the data of a page: `result` is the content of its `page-data.json`. */
    emitPageData(page: { id: string; result: object }): void;
  };
}

/** The actions of Gatsby's preview, limited to what the site changes. */
declare module 'gatsby/dist/state-machines/develop/actions' {
  /** Returns the new number of rebuilds in a row during which nodes changed. */
  type Count = (context: { nodesMutatedDuringQueryRunRecompileCount?: number }) => number;
  export const buildActions: {
    incrementRecompileCount: { assignment: Record<string, Count | undefined> };
  };
}
