import { render, screen } from '@testing-library/react';
import { Examples } from '../../src/layout/Examples';

const example = (name: string, isSpotlight = false) => ({
  ...{ id: name, name, isSpotlight },
  tree: [['p', {}, `Code of ${name}`]],
});

test('a single example has no tabs', () => {
  render(<Examples examples={[example('One')]} />);
  expect(screen.getByRole('region', { name: 'Examples' }).textContent).toBe('Code of One');
  expect(screen.queryByRole('tablist')).toBeNull();
});

test('several examples are tabs, and the spotlight example comes first', () => {
  render(<Examples examples={[example('One'), example('Two'), example('Three', true)]} />);
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    ...['Three', 'One', 'Two'],
  ]);
  expect(screen.getByRole('tabpanel').textContent).toContain('Code of Three');
  expect(screen.getByText('Code of One')).toBeTruthy();
});

test('the examples have an ID', () => {
  render(<Examples examples={[example('One')]} />);
  expect(screen.getByRole('region', { name: 'Examples' }).id).toBe('examples');
});
