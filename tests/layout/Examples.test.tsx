import { render, screen } from '@testing-library/react';
import { Examples } from '../../src/layout/Examples';

const example = (name: string, isSpotlight = false) => ({
  ...{ id: name, name, isSpotlight },
  tree: [['p', {}, `Code of ${name}`]],
});

test('one example stands by itself', () => {
  render(<Examples examples={[example('One')]} />);
  expect(screen.getByRole('region', { name: 'Examples' }).textContent).toBe('Code of One');
  expect(screen.queryByRole('tablist')).toBeNull();
});

test('several examples are tabs, the one in the spotlight first', () => {
  render(<Examples examples={[example('One'), example('Two'), example('Three', true)]} />);
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    ...['Three', 'One', 'Two'],
  ]);
  expect(screen.getByRole('tabpanel').textContent).toContain('Code of Three');
  expect(screen.getByText('Code of One')).toBeTruthy();
});

test('the examples can be linked to', () => {
  render(<Examples examples={[example('One')]} />);
  expect(screen.getByRole('region', { name: 'Examples' }).id).toBe('examples');
});
