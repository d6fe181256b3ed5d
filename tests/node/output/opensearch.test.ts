import { SaxesParser } from 'saxes';
import { readFileSync } from 'node:fs';
import { absoluteUrl, SITE } from '../../../src/lib/site';

test('browsers search with a URL that opens search', () => {
  const text = readFileSync('static/opensearch.xml', 'utf8');
  expect(text).toContain(`<ShortName>${SITE.name}<`);
  const parser = new SaxesParser({ xmlns: true });
  const templates: string[] = [];
  parser.on('opentag', ({ name, uri, attributes }) => {
    expect(uri).toBe('http://a9.com/-/spec/opensearch/1.1/');
    if (name === 'Url') templates.push(attributes['template']!.value);
  });
  parser.write(text).close();
  expect(templates).toEqual([`${absoluteUrl('/')}?q={searchTerms}`]);
});
