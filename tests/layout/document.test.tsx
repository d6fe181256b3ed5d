import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import HtmlDocument from '../../src/html';
import { onPreRenderHTML, onRenderBody } from '../../src/layout/document';
import { PageHead } from '../../src/layout/PageHead';

const crumbs = [
  { name: 'Docs', url: '/' },
  { name: 'Group', url: null },
  { name: 'Auth', url: '/guides/auth' },
];

// As in the build.
Object.assign(globalThis, { PAGE_SCRIPT: 'startPage()' });

function head(more: Partial<Parameters<typeof PageHead>[0]> = {}): Document {
  const names = { title: 'Auth', fullTitle: 'Auth | Supabase Docs' };
  const props = {
    path: '/guides/auth',
    level: 'auth',
    ...names,
    description: 'Signs in.',
    crumbs,
    ...more,
  };
  const html = renderToStaticMarkup(<PageHead {...props} />);
  return new DOMParser().parseFromString(`<head>${html}</head>`, 'text/html');
}
const meta = (page: Document, name: string) =>
  page.querySelector(`meta[name="${name}"],meta[property="${name}"]`)?.getAttribute('content');
const graph = (page: Document) =>
  JSON.parse(page.querySelector('script')?.innerHTML ?? '')['@graph'];

test('the image belongs to the menu level of the page', () => {
  expect(meta(head(), 'og:image')).toBe('https://supabase.com/docs/og/auth.png');
});

test.each([
  ['Signs in.', 'Signs in.'],
  ['', 'The open source Firebase alternative.'],
])('the description "%s" appears as "%s"', (description, shown) => {
  const page = head({ description });
  expect(meta(page, 'description')).toBe(shown);
  expect(meta(page, 'og:description')).toBe(shown);
});

test('JSON-LD contains the breadcrumb and the date of the page', () => {
  const [article, breadcrumb] = graph(head({ modified: '2024-03-04' }));
  expect(article).toMatchObject({ headline: 'Auth', dateModified: '2024-03-04' });
  expect(breadcrumb.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Docs', item: 'https://supabase.com/docs' },
    { '@type': 'ListItem', position: 2, name: 'Group' },
    { '@type': 'ListItem', position: 3, name: 'Auth' },
  ]);
});

test.each(['TechArticle', 'APIReference'] as const)('JSON-LD contains the type %s', (kind) => {
  expect(graph(head({ kind }))[0]['@type']).toBe(kind);
});

test('omits an unknown date', () => {
  expect(graph(head({ modified: '' }))[0]).not.toHaveProperty('dateModified');
});

test('the head links to the feeds of the page, and to none by default', () => {
  const feed = { type: 'application/atom+xml', href: '/docs/feeds/cli.xml' };
  const links = (page: Document) =>
    [...page.querySelectorAll('link[rel=alternate][href*=feeds]')].map((link) => link.outerHTML);
  expect(links(head({ feeds: [feed] }))).toEqual([
    '<link rel="alternate" type="application/atom+xml" href="/docs/feeds/cli.xml">',
  ]);
  expect(links(head())).toEqual([]);
});

test('a title cannot close the script element', () => {
  const title = 'A </script><script>alert(1)</script>';
  const page = head({ title });
  expect(page.querySelectorAll('script')).toHaveLength(1);
  expect(graph(page)[0].headline).toBe(title);
});

test('every page has its language, the dark theme, and its path as attributes, and a text for agents', () => {
  const setHtmlAttributes = jest.fn();
  const setHeadComponents = jest.fn();
  const setPreBodyComponents = jest.fn();
  const setters = { setHtmlAttributes, setHeadComponents, setPreBodyComponents };
  const api = { ...setters, pathname: '/guides/auth' };
  void onRenderBody?.(api as never, {} as never);
  expect(setHtmlAttributes).toHaveBeenCalledWith({
    lang: 'en',
    className: 'dark',
    'data-path': '/guides/auth',
  });
  const [components] = setHeadComponents.mock.calls[0] as [ReactElement[]];
  const html = renderToStaticMarkup(<>{components}</>);
  // The script decides when to request the font.
  expect(html).toMatch(/<script data-font="\/docs\/fonts\/[^"]*\.woff2">startPage\(\)<\/script>/);
  expect(html).toContain('href="/docs/favicon.svg"');
  const [before] = setPreBodyComponents.mock.calls[0] as [ReactElement[]];
  // For programs that read the HTML, but not for people, including those with screen readers.
  expect(renderToStaticMarkup(<>{before}</>)).toMatch(
    /^<p hidden="">[^<]* \/docs\/llms\.txt<\/p>$/,
  );
});

test('removes unneeded elements, and the script that differs from page to page', () => {
  const replaceHeadComponents = jest.fn();
  const replacePostBodyComponents = jest.fn();
  const getHeadComponents = () => [
    <meta key="generator-5.16.1" name="generator" />,
    <style key="gatsby-image-style" />,
    <script key="gatsby-image-style-script" />,
    <link key="icon" />,
  ];
  const getPostBodyComponents = () => [<script key="script-loader" />, <script key="other" />];
  const api = { getHeadComponents, getPostBodyComponents };
  const changes = { replaceHeadComponents, replacePostBodyComponents };
  void onPreRenderHTML?.({ ...api, ...changes } as never, {} as never);
  const keys = (replace: jest.Mock) =>
    (replace.mock.calls[0] as [ReactElement[]])[0].map(({ key }) => key);
  expect(keys(replaceHeadComponents)).toEqual(['icon']);
  expect(keys(replacePostBodyComponents)).toEqual(['other']);
});

test('the document contains the head, the body, and the components that Gatsby adds', () => {
  const html = renderToStaticMarkup(
    <HtmlDocument
      htmlAttributes={{ lang: 'en' }}
      headComponents={<title>Auth</title>}
      bodyAttributes={{ className: 'a' }}
      preBodyComponents={<hr />}
      body="<p>Text</p>"
      postBodyComponents={<script src="/docs/app.js" />}
    />,
  );
  const page = new DOMParser().parseFromString(html, 'text/html');
  expect(page.documentElement.lang).toBe('en');
  expect(page.title).toBe('Auth');
  expect(page.characterSet).toBe('UTF-8');
  expect(meta(page, 'viewport')).toBe('width=device-width, initial-scale=1');
  expect(page.body.className).toBe('a');
  expect(page.body.innerHTML).toBe(
    '<hr><div id="___gatsby"><p>Text</p></div><script src="/docs/app.js"></script>',
  );
});
