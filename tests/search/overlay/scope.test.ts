import { pageScope } from '../../../src/search/overlay/ScopeSwitch';

test.each([
  ['reference_javascript_v1', 'reference_javascript_v1'],
  ['reference_python', 'reference_python'],
  ['auth', undefined],
  ['home', undefined],
])('the search scope on a page of level %s is %s', (level, scope) => {
  document.body.innerHTML = `<div id="menu" data-level="${level}"></div>`;
  expect(pageScope()).toBe(scope);
});

test('a page without a menu has no search scope', () => {
  document.body.innerHTML = '';
  expect(pageScope()).toBeUndefined();
});
