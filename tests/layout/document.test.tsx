import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { onPreRenderHTML, onRenderBody } from '../../src/layout/document';
import { PageHead } from '../../src/layout/PageHead';

const crumbs = [
  { name: 'Docs', url: '/' },
  { name: 'Group', url: null },
  { name: 'Auth', url: '/guides/auth' },
];

function head(more: Partial<Parameters<typeof PageHead>[0]> = {}): Document {
  const names = { title: 'Auth', fullTitle: 'Auth | Supabase Docs' };
  const props = { path: '/guides/auth', ...names, description: 'Signs in.', crumbs, ...more };
  const html = renderToStaticMarkup(<PageHead {...props} />);
  return new DOMParser().parseFromString(`<head>${html}</head>`, 'text/html');
}
const meta = (page: Document, name: string) =>
  page.querySelector(`meta[name="${name}"],meta[property="${name}"]`)?.getAttribute('content');
const graph = (page: Document) =>
  JSON.parse(page.querySelector('script')?.innerHTML ?? '')['@graph'];

test.each([
  ['/guides/auth', 'Auth', 'Auth | Supabase Docs', 'https://supabase.com/docs/guides/auth'],
  ['/', 'Supabase Docs', 'Supabase Docs', 'https://supabase.com/docs'],
])('the page %s has a title and a canonical URL', (path, title, fullTitle, url) => {
  const page = head({ path, title, fullTitle });
  expect(page.title).toBe(fullTitle);
  expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(url);
  expect(meta(page, 'og:url')).toBe(url);
  expect(meta(page, 'og:title')).toBe(title);
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
    {
      '@type': 'ListItem',
      position: 3,
      name: 'Auth',
      item: 'https://supabase.com/docs/guides/auth',
    },
  ]);
});

test('an unknown date is omitted', () => {
  expect(graph(head({ modified: '' }))[0]).not.toHaveProperty('dateModified');
});

test('a title cannot close the script element', () => {
  const title = 'A </script><script>alert(1)</script>';
  const page = head({ title });
  expect(page.querySelectorAll('script')).toHaveLength(1);
  expect(graph(page)[0].headline).toBe(title);
});

test('every page is in English, and dark until the theme script runs', () => {
  const setHtmlAttributes = jest.fn();
  const setHeadComponents = jest.fn();
  void onRenderBody?.({ setHtmlAttributes, setHeadComponents } as never, {} as never);
  expect(setHtmlAttributes).toHaveBeenCalledWith({ lang: 'en', className: 'dark' });
  const [components] = setHeadComponents.mock.calls[0] as [ReactElement[]];
  const html = renderToStaticMarkup(<>{components}</>);
  expect(html).toContain('supabaseDarkMode');
  expect(html).toContain('href="/docs/favicon.svg"');
});

test('the elements that gatsby-plugin-image adds to the head are removed', () => {
  const replaceHeadComponents = jest.fn();
  const getHeadComponents = () => [
    <style key="gatsby-image-style" />,
    <script key="gatsby-image-style-script" />,
    <link key="icon" />,
  ];
  void onPreRenderHTML?.({ getHeadComponents, replaceHeadComponents } as never, {} as never);
  const [components] = replaceHeadComponents.mock.calls[0] as [ReactElement[]];
  expect(components.map(({ key }) => key)).toEqual(['icon']);
});
