import { pageScope } from '../../../src/search/overlay/scope';

test.each([
  ['reference_javascript_v1', 'reference_javascript_v1'],
  ['reference_python', 'reference_python'],
  ['auth', undefined],
  ['home', undefined],
])('on a page of the level %s, search can be limited to %s', (level, scope) => {
  document.body.innerHTML = `<div id="menu" data-level="${level}"></div>`;
  expect(pageScope()).toBe(scope);
});

test('without a menu, search cannot be limited', () => {
  document.body.innerHTML = '';
  expect(pageScope()).toBeUndefined();
});
