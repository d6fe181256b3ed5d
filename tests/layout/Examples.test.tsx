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
