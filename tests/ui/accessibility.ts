import axe from 'axe-core';

/** What axe finds wrong on the page, without colours, which jsdom does not compute. */
export async function diagnostics(): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
