import { render, screen } from '@testing-library/react';
import { Examples } from '../../src/layout/Examples';

const example = (name: string, isSpotlight = false) => ({
  ...{ id: name, name, isSpotlight },
  tree: [['p', {}, `Code of ${name}`]],
});

test('a single example has no tabs', () => {
  render(<Examples setupPath="/start#run" examples={[example('One')]} />);
  expect(screen.getByRole('region', { name: 'Examples' }).textContent).toBe('Code of One');
  expect(screen.queryByRole('tablist')).toBeNull();
});

test('several examples are tabs, and the spotlight example comes first', () => {
  render(
    <Examples
      setupPath="/start#run"
      examples={[example('One'), example('Two'), example('Three', true)]}
    />,
  );
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    ...['Three', 'One', 'Two'],
  ]);
  expect(screen.getByRole('tabpanel').textContent).toContain('Code of Three');
  expect(screen.getByText('Code of One')).toBeTruthy();
});

test('the examples have an ID', () => {
  render(<Examples setupPath="/start#run" examples={[example('One')]} />);
  expect(screen.getByRole('region', { name: 'Examples' }).id).toBe('examples');
});

test('examples with data link to the setup of a project', () => {
  const fold = ['Fold', { title: 'Data source', isData: true }];
  const { rerender } = render(
    <Examples setupPath="/start#run" examples={[{ ...example('One'), tree: [fold] }]} />,
  );
  const link = screen.getByRole('link', { name: 'Set up a project for the examples' });
  expect(link.getAttribute('href')).toBe('/docs/start#run');
  rerender(<Examples setupPath="/start#run" examples={[example('One')]} />);
  expect(screen.queryByRole('link')).toBeNull();
});
