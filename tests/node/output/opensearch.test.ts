import { SaxesParser } from 'saxes';
import { openSearchDescription } from '../../../src/node/output/opensearch';

test('browsers search with a URL that opens search', () => {
  const parser = new SaxesParser({ xmlns: true });
  const templates: string[] = [];
  parser.on('opentag', ({ name, uri, attributes }) => {
    expect(uri).toBe('http://a9.com/-/spec/opensearch/1.1/');
    if (name === 'Url') templates.push(attributes['template']!.value);
  });
  parser.write(openSearchDescription()).close();
  expect(templates).toEqual(['https://supabase.com/docs?q={searchTerms}']);
});
