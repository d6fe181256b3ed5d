import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RuntimeScript } from '../../../src/node/output/runtime-script';
import { temporaryFolder, writeFiles } from '../../fixtures/temporary-project';

const folder = temporaryFolder();
const built = temporaryFolder();
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
  const scripts = `<script src="/docs/${file}" async></script><script src="/docs/app-2.js" async></script>`;
  expect(first!.replace(/\s+/g, ' ')).toBe(`<head></head>one${scripts}`);
  expect(second).toContain(scripts);
  expect(readFileSync(join(folder, file!), 'utf8')).toBe(
    'window.___chunkMapping="{\\"app\\":[\\"/app-2.js\\"]}";window.___webpackCompilationHash="3";' +
      'window.pagePath=document.documentElement.dataset.path;window.pageData=void 0;\nstart()',
  );
});

test('a page of an earlier build gets the scripts of this build', () => {
  const scriptsOf = (hash: string, app: string) =>
    page('')
      .replace(/.*<!-- slice-start [^>]*-->([\s\S]*)<!-- slice-end .*/, '$1')
      .replace('Hash="3"', `Hash="${hash}"`)
      .replaceAll('app-2', app);
  const slices = '_gatsby/slices/_gatsby-scripts-1.html';
  writeFiles(built, { 'webpack-runtime-1a.js': 'start()', [slices]: scriptsOf('3', 'app-2') });
  const linked = new RuntimeScript(built).link(page(''));
  expect(new RuntimeScript(built).relink(linked)).toBe(linked);

  writeFiles(built, { [slices]: scriptsOf('4', 'app-5') });
  const relinked = new RuntimeScript(built).relink(linked);
  const [, file] = /src="\/docs\/(runtime\.\w+\.js)"/.exec(relinked)!;
  expect(linked).not.toContain(file);
  expect(readFileSync(join(built, file!), 'utf8')).toContain('___webpackCompilationHash="4"');
  const withoutScripts = (html: string) => html.replace(/<script[\s\S]*<\/script>/, '');
  expect(withoutScripts(relinked)).toBe(withoutScripts(linked));
  expect(relinked.match(/src="[^"]+"/g)).toEqual([`src="/docs/${file}"`, 'src="/docs/app-5.js"']);
});

test('without the scripts of a build, a page stays unchanged', () => {
  const linked = new RuntimeScript(folder).link(page(''));
  expect(new RuntimeScript(folder).relink(linked)).toBe(linked);
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
