// Runnable code blocks, with an engine that a test controls.
import { createRoot } from 'react-dom/client';
import { CodeBlock } from '../../../src/mdx/CodeBlock';
import { goLive } from '../../../src/page/late-buttons';
import { startPage } from '../../../src/page/page-script';
import { siteProject } from '../../../src/run/panel/site-project';
import { PlaygroundView } from '../../../src/run/playground/PlaygroundView';
import { StyleCache } from '../../../src/theme/StyleCache';
import { CODE } from './code';

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

startPage();
goLive();

createRoot(document.getElementById('root')!).render(
  <StyleCache>
    <main className="article">
      <h1>Examples</h1>
      {Object.entries(CODE).map(([id, code]) => (
        <CodeBlock
          key={id}
          language={id === 'client' ? 'js' : 'sql'}
          title={`${id}.${id === 'client' ? 'js' : 'sql'}`}
          html={escape(code)}
          proof="runs"
          by="Postgres in PGlite 0.5.16"
          run={`/guides/quotes#${id}`}
        />
      ))}
      <PlaygroundView project={siteProject()} dataSets={[{ title: 'Quotes', code: CODE.table }]} />
    </main>
  </StyleCache>,
);
