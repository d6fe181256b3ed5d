import { sectionMarkdown } from '../../src/lib/section-markdown';

const PAGE = `# Error codes

Intro.

## Codes

### \`PGRST116\`

No row.

\`\`\`sql
### Not a heading
\`\`\`

### Other [codes](/other)

| Code | Fix |
| - | - |
| \`A1\`, \`A2\` | Retry. |
| \`B1\` | Stop. |

## Next steps

End.`;

test.each([
  ['a heading in code', 'PGRST116', '### `PGRST116`\n\nNo row.\n\n```sql\n### Not a heading\n```'],
  ['a row', 'B1', '| Code | Fix |\n| - | - |\n| `B1` | Stop. |'],
  ['a row with several codes', 'A1, A2', '| Code | Fix |\n| - | - |\n| `A1`, `A2` | Retry. |'],
  ['the page, up to the first heading', 'Error codes', '# Error codes\n\nIntro.'],
  ['the last section', 'Next steps', '## Next steps\n\nEnd.'],
  ['code that looks like a heading', 'Not a heading', undefined],
])('%s', (_, title, markdown) => {
  expect(sectionMarkdown(PAGE, title)).toBe(markdown);
});

test('a heading includes the headings below it', () => {
  const codes = sectionMarkdown(PAGE, 'Codes')!;
  expect(codes.startsWith('## Codes')).toBe(true);
  expect(codes).toContain('Other [codes]');
  expect(codes).not.toContain('Next steps');
});

test('of several headings with the same title, the one with as many after it', () => {
  const twice = '# Page\n\n## Notes\n\nFirst.\n\n## Notes\n\nSecond.';
  expect(sectionMarkdown(twice, 'Notes')).toBe('## Notes\n\nSecond.');
  expect(sectionMarkdown(twice, 'Notes', 1)).toBe('## Notes\n\nFirst.');
  expect(sectionMarkdown(twice, 'Notes', 2)).toBeUndefined();
});
