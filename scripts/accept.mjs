/**
 * Whether a client gets a page's Markdown instead of its HTML (RFC 9110, section 12.5.1). A
 * wildcard means HTML, so the header must name `text/markdown`, which wins with the same weight
 * because browsers never name it.
 */
export function prefersMarkdown(header = '') {
  const weights = weightsOf(header.toLowerCase());
  const markdown = weights.get('text/markdown') ?? 0;
  // The most specific range counts.
  const html = ['text/html', 'text/*', '*/*'].find((range) => weights.has(range));
  return markdown > 0 && markdown >= (weights.get(html) ?? 0);
}

export function acceptsEncoding(header, encoding) {
  return (weightsOf(header).get(encoding) ?? 0) > 0;
}

/** From 0 to 1, by item of a header. */
function weightsOf(header) {
  return new Map(
    header.split(',').map((item) => {
      const [name, ...parameters] = item.split(';').map((part) => part.trim());
      const weight = parameters.find((part) => /^q=[01](?:\.\d*)?$/.test(part));
      return [name, weight ? Number(weight.slice(2)) : 1];
    }),
  );
}
