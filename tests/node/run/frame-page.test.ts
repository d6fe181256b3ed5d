import { hashOf } from '../../../src/node/base/policy-hash';
import { framePage, framePolicy } from '../../../src/node/run/frame-page';

const SCRIPT = 'parent.postMessage("ready", "*")';

test('the frame can run its script and code from memory, and nothing else', () => {
  const directives = framePolicy(SCRIPT)
    .split('; ')
    .map((directive) => directive.split(' '));
  const policy = Object.fromEntries(directives.map(([name = '', ...sources]) => [name, sources]));
  expect(policy['default-src']).toEqual(["'none'"]);
  expect(policy['connect-src']).toBeUndefined();
  expect(policy['script-src']).toContain(`'${hashOf(SCRIPT)}'`);
  expect(Object.values(policy).flat().join(' ')).not.toMatch(
    /https?:|'self'|unsafe-inline|data:|\*/,
  );
});

test("the frame's page contains its policy and its script unchanged", () => {
  const html = framePage(SCRIPT);
  expect(html).toContain(`content="${framePolicy(SCRIPT)}"`);
  expect(html).toContain(`<script>${SCRIPT}</script>`);
});
