import { render, screen } from '@testing-library/react';
import type { EntryJson } from '../../src/templates/Entry';
import { Entry } from '../../src/templates/Entry';

/** Renders an entry that was added in a release. */
function renderEntry(since: string | null): HTMLElement {
  const data = {
    page: {
      ...{ path: '/reference/javascript/a', title: 'Do it', description: 'Does it.' },
      ...{ file: 'spec/javascript/v2/a.yml', tree: [], images: [] },
      documentation: {
        ...{ title: 'a()', since, libs: [], change: null, examples: [] },
        lead: [['p', {}, 'Does it.']],
      },
    },
    menu: { level: 'reference_javascript_v2', title: 'JavaScript v2', icon: '', groups: [] },
  } as unknown as EntryJson['data'];
  const { container } = render(
    <Entry
      data={data}
      pageContext={{ modified: '' }}
      pagePath="/reference/javascript/a"
      hasEntryAbove={false}
      isOneOfSeveral={false}
      onShowPrevious={() => undefined}
    />,
  );
  return container;
}

test('the release that added the function follows the title', () => {
  renderEntry('2.42.0');
  const heading = screen.getByText('Do it').parentElement!;
  expect(heading.parentElement!.nextElementSibling?.textContent).toBe('Since 2.42.0');
});

test('without a release, there is no line', () => {
  expect(renderEntry(null).textContent).not.toContain('Since');
});
