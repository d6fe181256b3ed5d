import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RuntimeScript } from '../../../src/node/output/runtime-script';
import { temporaryFolder, writeFiles } from '../../fixtures/temporary-project';

const folder = temporaryFolder();
writeFiles(folder, { 'webpack-runtime-1a.js': 'start()' });

const page = (text: string) => `<head></head>${text}<!-- slice-start id="_gatsby-scripts-1" -->
  <script
    id="gatsby-chunk-mapping"
  >
    window.___chunkMapping="{\\"app\\":[\\"/app-2.js\\"]}";
  </script>
<script>window.___webpackCompilationHash="3";</script><script src="/docs/webpack-runtime-1a.js" async></script><script src="/docs/app-2.js" async></script><!-- slice-end id="_gatsby-scripts-1" -->`;

test('the repeated scripts move to the start of the runtime, once', () => {
  const runtime = new RuntimeScript(folder);
  const [first, second] = ['one', 'two'].map((text) => runtime.link(page(text)));
  const [file] = readdirSync(folder).filter((name) => name.startsWith('runtime.'));
  const scripts = `<template data-code><script src="/docs/${file}" async></script><script src="/docs/app-2.js" async></script></template>`;
  expect(first!.replace(/\s+/g, ' ')).toBe(`<head></head>one${scripts}`);
  expect(second).toContain(scripts);
  expect(readFileSync(join(folder, file!), 'utf8')).toBe(
    'window.___chunkMapping="{\\"app\\":[\\"/app-2.js\\"]}";window.___webpackCompilationHash="3";' +
      'window.pagePath=document.documentElement.dataset.path;window.pageData=void 0;\nstart()',
  );
});

test('the scripts of a page with a component that needs them right away load immediately', () => {
  const linked = new RuntimeScript(folder).link(page('<div data-eager="true"></div>'));
  expect(linked).not.toContain('<template');
  expect(linked).toContain('<script src="/docs/app-2.js" async></script>');
});

test('a page without these scripts stays unchanged', () => {
  const html = '<head></head><body>Moved</body>';
  expect(new RuntimeScript(folder).link(html)).toBe(html);
});

test('code examples stay unchanged', () => {
  const examples =
    '<code>content=&quot;width=device-width, shrink-to-fit=no&quot; id=&quot;gatsby-script-loader&quot;' +
    '/*&lt;![CDATA[*/ <span class="s">"initial-scale=1, shrink-to-fit=no"</span> /*]]&gt;*/</code>';
  expect(new RuntimeScript(folder).link(page(examples))).toContain(examples);
});

test('only Gatsby’s elements lose their inline styles', () => {
  const html =
    '<div style="color:red" id="other"></div>' +
    '<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper">' +
    '<div id="gatsby-announcer" style="position:absolute;top:0" aria-live="assertive"></div></div>';
  expect(new RuntimeScript(folder).link(html)).toBe(
    '<div style="color:red" id="other"></div>' +
      '<div tabindex="-1" id="gatsby-focus-wrapper">' +
      '<div id="gatsby-announcer" aria-live="assertive"></div></div>',
  );
});
