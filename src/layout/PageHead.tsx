import { withPrefix } from 'gatsby';
import type { Crumb } from '../lib/menu';
import { guideTitle } from '../lib/page-title';
import { twinPath } from '../lib/paths';
import { absoluteUrl, OG_FOLDER, SITE } from '../lib/site';

/** Of its link. */
export interface FeedAttributes {
  type: string;
  href: string;
  title?: string;
}

interface PageHeadProps {
  path: string;
  /** The page that search engines should list instead. */
  canonical?: string | undefined;
  /** Each menu level has its own image. */
  level: string;
  /** Without the site's name, for Open Graph. */
  title: string;
  /** Of the document. Defaults to the title with the site's name. */
  fullTitle?: string;
  description: string;
  modified?: string | undefined;
  feeds?: FeedAttributes[] | undefined;
  crumbs?: Crumb[];
  /** In schema.org's vocabulary. */
  kind?: 'TechArticle' | 'APIReference';
  /** The page doesn't have a Markdown version. */
  hasNoTwin?: boolean;
}

export function PageHead({
  path,
  canonical = path,
  level,
  title,
  fullTitle = guideTitle(title),
  description,
  modified,
  feeds,
  crumbs = [],
  kind = 'TechArticle',
  hasNoTwin = false,
}: PageHeadProps) {
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description || SITE.description} />
      <link rel="canonical" href={absoluteUrl(canonical)} />
      {feeds?.map((feed) => (
        <link key={feed.href} rel="alternate" {...feed} />
      ))}
      {/* Browsers look for it on the home page. Other pages are close to their size limits. */}
      {path === '/' && (
        <link
          rel="search"
          type="application/opensearchdescription+xml"
          href={withPrefix('/opensearch.xml')}
          title={SITE.name}
        />
      )}
      {!hasNoTwin && (
        <link rel="alternate" type="text/markdown" href={withPrefix(twinPath(path))} />
      )}
      <meta property="og:type" content={path === '/' ? 'website' : 'article'} />
      <meta property="og:site_name" content={SITE.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description || SITE.description} />
      <meta property="og:url" content={absoluteUrl(canonical)} />
      <meta property="og:image" content={absoluteUrl(`/${OG_FOLDER}/${level}.png`)} />
      {/* X reads the title, description, and image from the Open Graph tags. */}
      <meta name="twitter:card" content="summary_large_image" />
      <script type="application/ld+json">{jsonLd({ kind, path, title, modified, crumbs })}</script>
    </>
  );
}

function jsonLd(
  page: Pick<PageHeadProps, 'kind' | 'path' | 'title' | 'modified'> & { crumbs: Crumb[] },
): string {
  const graph = [
    {
      '@type': page.kind,
      headline: page.title,
      url: absoluteUrl(page.path),
      ...(page.modified ? { dateModified: page.modified } : {}),
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: page.crumbs.map(({ name, url }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        // The last crumb is the page itself, whose URL is above.
        ...(url && index < page.crumbs.length - 1 ? { item: absoluteUrl(url) } : {}),
      })),
    },
  ];
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replace(
    /</g,
    '\\u003c',
  );
}
