/** How many links were looked at. */
export interface LinkCounts {
  built: number;
  pages: number;
  external: number;
}

/** The line of the report that says how many links were looked at. */
export function linkRemark({ built, pages, external }: LinkCounts): string {
  return `${built} links of ${pages} built pages, ${external} external links`;
}

const REMARK = /(\d+) links of (\d+) built pages, (\d+) external links$/;

/** The counts of such a line among the remarks of a run, if the built site was looked at. */
export function readLinkRemark(remarks: string[]): LinkCounts | undefined {
  for (const remark of remarks) {
    const [, built, pages, external] = REMARK.exec(remark) ?? [];
    if (external) return { built: Number(built), pages: Number(pages), external: Number(external) };
  }
  return undefined;
}
