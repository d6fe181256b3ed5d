import type { ReactNode } from 'react';
import { Fragment, useRef, useState } from 'react';
import { LANGUAGES } from '../lib/languages';
import { SITE } from '../lib/site';
import { CODE_BLOCK_TEXT, PROOF_TEXT } from '../lib/strings/frame';
import { CopyButton } from '../ui/controls/CopyButton';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { hasPlaceholder } from './code/placeholders';
import { ProjectButton } from './code/ProjectButton';
import { RunButton } from './code/RunButton';
import { WrapButton } from './code/WrapButton';

interface CodeBlockProps {
  language: string;
  html: string;
  title?: string;
  /** The label of the proof, if the code was verified. */
  proof?: keyof typeof PROOF_TEXT;
  /** The software that verified it, with its version. */
  by?: string;
  /** The reason, if the code wasn't verified. */
  unproven?: string;
  /** The page and the ID of an example that can run in the page: `/guides/auth#3`. */
  run?: string;
  /** One sentence that says why there's no Run button, if readers could expect one. */
  noRun?: string;
}

type ProofLabelProps = Pick<CodeBlockProps, 'proof' | 'by' | 'unproven' | 'noRun' | 'html'>;

function ProofLabel({ proof, by, unproven, noRun, html }: ProofLabelProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (!proof && !unproven) return null;
  const [label, details] = proof
    ? [PROOF_TEXT[proof][0], ` ${PROOF_TEXT[proof][1]} ${by}${noRun ? `. ${noRun}` : ''}`]
    : [CODE_BLOCK_TEXT.notVerified, `: ${unproven}`];
  return (
    <>
      <button
        type="button"
        // Names might only exist in the release they were checked against, so it's always visible.
        className={proof === 'names' ? 'proof shown' : 'proof'}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {label}
        <span>{details}</span>
      </button>
      {isOpen && (
        <a className="report" href={issueUrl(publishedText(html))} target="_blank" rel="noopener">
          {CODE_BLOCK_TEXT.report}
        </a>
      )}
    </>
  );
}

/** A highlighted code block with its title or language, proof, and copy button. */
export function CodeBlock({ language, html, title, run, ...proof }: CodeBlockProps) {
  const code = useRef<HTMLElement>(null);
  const block = useRef<HTMLPreElement>(null);
  const editedRef = useRef<string>(undefined);
  const getCode = () => typedText(code.current);
  return (
    <figure className="code-block" data-run={run}>
      <figcaption>
        <span className="code-title">{title ? breakable(title) : LANGUAGES[language]}</span>
        <ProofLabel {...{ ...proof, html }} />
        <WrapButton block={block} />
        {hasPlaceholder(html) && <ProjectButton {...{ code, html }} />}
        {run && (
          <RunButton
            {...{ example: run, getCode, editedRef }}
            blockRef={block}
            language={language === 'sql' ? 'sql' : 'javascript'}
            title={title ?? LANGUAGES[language]!}
          />
        )}
        <ErrorBoundary fallback={<span role="alert">{CODE_BLOCK_TEXT.cannotCopy}</span>}>
          <CopyButton
            getText={() => editedRef.current ?? getCode()}
            onFail={() => code.current && getSelection()?.selectAllChildren(code.current)}
          />
        </ErrorBoundary>
      </figcaption>
      <pre ref={block} tabIndex={0}>
        <code ref={code} dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
    </figure>
  );
}

/** Returns a path that can break after its slashes. */
function breakable(path: string): ReactNode {
  return path.split('/').map((part, index, { length }) => {
    if (index === length - 1) return part;
    return (
      <Fragment key={index}>
        {`${part}/`}
        <wbr />
      </Fragment>
    );
  });
}

/** Returns the URL of an issue with the code. Many browsers don't open longer URLs than about 8 KB. */
function issueUrl(code: string): string {
  const body = `${location.href}\n\n\`\`\`\n${code.slice(0, 1000)}\n\`\`\`\n`;
  return `${SITE.repository}/issues/new?${new URLSearchParams({ body }).toString()}`;
}

/** Returns the code as published, without the values of the reader's project. */
function publishedText(html: string): string {
  const published = document.createElement('code');
  published.innerHTML = html;
  return typedText(published);
}

/** Returns the code that the reader would type, without shell prompts, output, and removed lines. */
function typedText(code: HTMLElement | null): string {
  const copy = code?.cloneNode(true) as HTMLElement | undefined;
  copy?.querySelectorAll('.prompt, .output, del').forEach((part) => part.remove());
  // Pasting a line break into a terminal would run the command.
  return copy?.textContent.replace(/\n$/, '') ?? '';
}
