import { render } from '@testing-library/react';
import { Icon } from '../../../src/ui/controls/Icon';

const renderIcon = (name: string) => {
  const svg = render(<Icon name={name} />).container.querySelector('svg');
  return { svg, path: svg?.querySelector('path')?.getAttribute('d') };
};

test.each(['home', 'database', 'auth', 'note', 'tip', 'caution', 'danger', 'chevron'])(
  'renders the icon %s, hidden from screen readers',
  (name) => {
    const { svg, path } = renderIcon(name);
    expect(path).toMatch(/^[Mm]/);
    expect(svg?.getAttribute('aria-hidden')).toBe('true');
  },
);

test('an unknown name renders an empty icon', () => {
  expect(renderIcon('unknown').path).toBe('');
});
