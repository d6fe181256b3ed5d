import { css } from '@emotion/react';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { OfflineManifest, OfflineSection } from '../lib/offline/manifest';
import { ERROR_TEXT } from '../lib/strings/frame';
import { OFFLINE_TEXT } from '../lib/strings/offline';
import { Button } from '../ui/controls/Button';
import { useLazyPart } from '../ui/lazy-part';
import { SectionTable } from './SectionTable';
import type { Saved } from './store';
import {
  canSave,
  loadManifest,
  removeSection,
  savedSections,
  saveSections,
  turnOff,
  fileUrl,
} from './store';

const style = css`
  /* The footer doesn't move when the list appears. */
  &[data-loading] {
    min-height: 100vh;
  }
  .all {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75rem;
    margin: 1.5rem 0;
  }
  /* Stays in view while the reader scrolls the table. */
  .task {
    position: sticky;
    bottom: 0;
    background: var(--background);
  }
  .task p {
    margin: 0;
    padding-block: 0.5rem;
  }
  progress {
    width: 100%;
    accent-color: var(--accent);
  }
  .printed {
    display: none;
  }
  @media print {
    > :not(.printed) {
      display: none;
    }
    .printed {
      display: block;
    }
    .printed > .article + .article {
      break-before: page;
    }
  }
`;

interface Task {
  text: string;
  done: number;
  total: number;
}

export function OfflineSections() {
  const [manifest, setManifest] = useState<OfflineManifest>();
  const [saved, setSaved] = useState<Saved>(new Map());
  const [isAble, setIsAble] = useState(true);
  const [task, setTask] = useState<Task>();
  const [status, setStatus] = useState('');
  const printed = useRef<HTMLDivElement>(null);

  const load = useCallback(async () => {
    const [list, found] = await Promise.all([loadManifest(), savedSections()]);
    setManifest(list);
    setSaved(found);
    setIsAble(canSave());
  }, []);
  const list = useLazyPart(load);
  const start = useEffectEvent(() => void list.load(false));
  useEffect(() => start(), []);

  /** One task at a time. Then shows `done`, or `failed` if it throws. */
  const run = async (work: () => Promise<void>, done: string, failed: string) => {
    setStatus('');
    setTask({ text: '', done: 0, total: 1 });
    const outcome = await work().then(
      () => done,
      () => failed,
    );
    setSaved(await savedSections());
    setTask(undefined);
    setStatus(outcome);
  };
  const save = (sections: readonly OfflineSection[]) => {
    const onProgress = (done: number, total: number, bytes: number) =>
      setTask({ text: OFFLINE_TEXT.saving(done, total, OFFLINE_TEXT.size(bytes)), done, total });
    const ids = sections.map(({ id }) => id);
    const work = async () => {
      // If the page has been open for long, the files it knows can be gone.
      const current = await loadManifest();
      setManifest(current);
      const wanted = current.sections.filter(({ id }) => ids.includes(id));
      await saveSections(current, wanted, onProgress);
    };
    return run(work, OFFLINE_TEXT.saved, OFFLINE_TEXT.failed);
  };
  const print = async (section: OfflineSection) => {
    const total = section.pages.length;
    const work = () =>
      collectSection(section, printed.current!, (done) =>
        setTask({ text: OFFLINE_TEXT.preparing(done, total), done, total }),
      );
    await run(work, '', OFFLINE_TEXT.cannotPrint);
    flushSync(() => undefined);
    if (printed.current?.childElementCount) window.print();
    printed.current?.replaceChildren();
  };

  return (
    <div css={style} data-loading={(!manifest && !list.hasFailed) || undefined}>
      <noscript>{OFFLINE_TEXT.needsScript}</noscript>
      {!isAble && <p>{OFFLINE_TEXT.cannotSave}</p>}
      {list.hasFailed && (
        <>
          <p>{OFFLINE_TEXT.cannotLoad}</p>
          <Button onClick={() => void list.load(true)}>{ERROR_TEXT.reload}</Button>
        </>
      )}
      {manifest && (
        <>
          <SectionTable
            {...{ manifest, saved, isAble, isBusy: task !== undefined }}
            onSave={(section) => void save([section])}
            onPrint={(section) => void print(section)}
            onRemove={({ id }) =>
              void run(() => removeSection(id), OFFLINE_TEXT.removed, OFFLINE_TEXT.failed)
            }
          />
          <p>{OFFLINE_TEXT.engine(OFFLINE_TEXT.size(manifest.engine.bytes))}</p>
          <div className="all">
            {isAble && (
              <Button loading={task !== undefined} onClick={() => void save(manifest.sections)}>
                {OFFLINE_TEXT.saveAll(OFFLINE_TEXT.size(sizeOf(manifest)))}
              </Button>
            )}
            {saved.size > 0 && (
              <Button onClick={() => void run(turnOff, OFFLINE_TEXT.removed, OFFLINE_TEXT.failed)}>
                {OFFLINE_TEXT.removeAll}
              </Button>
            )}
          </div>
        </>
      )}
      <div className="task">
        <p role="status">{task?.text ?? status}</p>
        {task && (
          <progress
            value={task.done}
            max={task.total}
            aria-label={task.text || OFFLINE_TEXT.title}
          />
        )}
      </div>
      <div className="printed" ref={printed} />
    </div>
  );
}

function sizeOf({ shared, engine, sections }: OfflineManifest): number {
  return [shared, engine, ...sections].reduce((sum, { bytes }) => sum + bytes, 0);
}

/** What only makes sense on an article's own page. */
const LEFT_OUT = 'nav, [data-page-only]';

/**
 * Adds the articles of a section's pages in menu order, without IDs, because several pages use the
 * same ones. `onProgress` gets the number of loaded pages. Throws if a page can't be loaded.
 */
async function collectSection(
  { pages }: OfflineSection,
  into: HTMLElement,
  onProgress: (count: number) => void,
): Promise<void> {
  const articles: Element[] = [];
  for (const path of pages) {
    const response = await fetch(fileUrl(path));
    if (!response.ok) throw new Error(`${path}: status ${response.status}`);
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const article = page.querySelector('main .article');
    if (article) {
      article.querySelectorAll(LEFT_OUT).forEach((element) => element.remove());
      article.querySelectorAll('[id]').forEach((element) => element.removeAttribute('id'));
      articles.push(document.adoptNode(article));
    }
    onProgress(articles.length);
  }
  into.replaceChildren(...articles);
}
