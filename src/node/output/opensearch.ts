import { absoluteUrl, SITE } from '../../lib/site';

/** Describes the site's search to browsers (OpenSearch 1.1), so that readers can search from the address bar. */
export function openSearchDescription(): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${SITE.name}</ShortName>
<Description>${SITE.name}: guides and references</Description>
<InputEncoding>UTF-8</InputEncoding>
<Image type="image/svg+xml">${absoluteUrl('/favicon.svg')}</Image>
<Url type="text/html" template="${absoluteUrl('/')}?q={searchTerms}"/>
</OpenSearchDescription>
`;
}
