import { useEffect, useState } from 'react';
import { hasSharedCode, readShared } from '../client/shared-code';
import type { LinkProblem, SharedCode } from '../client/shared-code';
import { siteProject } from '../panel/site-project';
import { PlaygroundView } from './PlaygroundView';

/** A code block with data. */
export interface DataSet {
  title: string;
  html: string;
}

/** Code can be in the URL's hash. */
export function PlaygroundApp({ dataSets }: { dataSets: DataSet[] }) {
  const [opened, setOpened] = useState<{ hash: string; shared?: SharedCode | LinkProblem }>();
  useEffect(() => {
    let latest = '';
    const open = async () => {
      const { hash } = window.location;
      // A link to a heading doesn't replace what the reader has typed.
      if (!hasSharedCode(hash) || hash === latest) return setOpened((before) => before ?? { hash });
      latest = hash;
      const shared = await readShared(hash);
      if (hash === latest) setOpened({ hash, shared });
    };
    void open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, []);
  if (!opened) return null;
  const sets = dataSets.map(({ title, html }) => ({ title, code: textOf(html) }));
  const { hash, shared } = opened;
  return <PlaygroundView key={hash} project={siteProject()} dataSets={sets} shared={shared} />;
}

/** Without running or loading anything in the HTML. */
function textOf(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent;
}
