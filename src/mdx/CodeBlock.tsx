import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Fragment, useRef, useState } from 'react';
import { LANGUAGES } from '../lib/languages';
import { CODE_BLOCK_TEXT, PROOF_TEXT } from '../lib/strings/frame';
import { CopyButton } from '../ui/controls/CopyButton';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { WrapButton } from './code/WrapButton';

const style = css`
  position: relative;
  margin: 1.25rem 0;
  border: 1px solid var(--border);
  border-radius: var(--radius);
  background: var(--code-surface);
  overflow: hidden;
  figcaption {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 1rem;
    min-height: 2.5rem;
    border-bottom: 1px solid var(--border);
    padding: 0 0.5rem 0 1rem;
    color: var(--text-muted);
    font-size: 0.8125rem;
  }
  .code-title {
    flex: none;
    max-width: 60%;
    padding-block: 0.375rem;
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
  .proof {
    overflow: hidden;
    min-width: 0;
    min-height: 1.5rem;
    /* Space for the wrap button, which appears when the page knows the width of its lines. */
    margin-inline: auto 1.5rem;
    border: 0;
    padding: 0;
    background: none;
    color: inherit;
    text-overflow: ellipsis;
    white-space: nowrap;
    &:focus-visible {
      outline-offset: -2px;
    }
    &.shown,
    &[aria-expanded='true'] {
      padding-block: 0.25rem;
      text-align: end;
      white-space: normal;
    }
    &:not(:hover, .shown, [aria-expanded='true']) span {
      position: absolute;
      width: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  .wrap {
    display: grid;
    flex: none;
    place-items: center;
    width: 28px;
    height: 28px;
    margin-inline: -2rem -0.75rem;
    border: 0;
    border-radius: var(--radius-small);
    padding: 0;
    background: none;
    &:hover {
      background: var(--border);
      color: var(--text);
    }
    &[aria-pressed='true'] {
      color: var(--accent);
      @media (forced-colors: active) {
        outline: 1px solid Highlight;
      }
    }
    @media print {
      display: none;
    }
  }
  pre {
    margin: 0;
    padding: 0.875rem 0;
    overflow-x: auto;
    color: var(--code-text);
    font-size: 0.84375rem;
    line-height: 1.65;
    tab-size: 2;
    &:focus-visible {
      outline-offset: -2px;
    }
  }
  code {
    display: block;
    width: max-content;
    min-width: 100%;
    padding-inline: 1rem;
    font-size: inherit;
  }
  /* Token types, see src/node/markdown/highlight.ts. */
  b,
  i,
  u {
    font: inherit;
    text-decoration: none;
  }
  b {
    color: var(--code-keyword);
  }
  i {
    color: var(--code-string);
  }
  .f,
  .l {
    color: var(--code-function);
  }
  u {
    color: var(--code-constant);
  }
  .p {
    color: var(--code-parameter);
  }
  .c {
    color: var(--code-comment);
  }
  .i {
    color: var(--tip);
  }
  .d {
    color: var(--danger);
  }
  .hl {
    display: block;
    margin-inline: -1rem;
    box-shadow: inset 3px 0 var(--accent);
    padding-inline: 1rem;
    background: var(--code-mark);
  }
  .prompt {
    color: var(--code-comment);
    user-select: none;
  }
  .output {
    color: var(--code-comment);
  }
  [data-wrap] & code {
    width: auto;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
`;

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
}

function ProofLabel({ proof, by, unproven }: Pick<CodeBlockProps, 'proof' | 'by' | 'unproven'>) {
  const [isOpen, setIsOpen] = useState(false);
  if (!proof && !unproven) return null;
  const [label, details] = proof
    ? [PROOF_TEXT[proof][0], ` ${PROOF_TEXT[proof][1]} ${by}`]
    : [CODE_BLOCK_TEXT.notVerified, `: ${unproven}`];
  const content = (
    <>
      {label}
      <span>{details}</span>
    </>
  );
  // Names may only exist in the release they were checked against, so it's always visible.
  if (proof === 'names') return <span className="proof shown">{content}</span>;
  return (
    <button
      type="button"
      className="proof"
      aria-expanded={isOpen}
      onClick={() => setIsOpen(!isOpen)}
    >
      {content}
    </button>
  );
}

/** A highlighted code block with its title or language, proof, and copy button. */
export function CodeBlock({ language, html, title, ...proof }: CodeBlockProps) {
  const code = useRef<HTMLElement>(null);
  const block = useRef<HTMLPreElement>(null);
  return (
    <figure css={style}>
      <figcaption>
        <span className="code-title">{title ? breakable(title) : LANGUAGES[language]}</span>
        <ProofLabel {...proof} />
        <WrapButton block={block} />
        <ErrorBoundary fallback={<span role="alert">{CODE_BLOCK_TEXT.cannotCopy}</span>}>
          <CopyButton
            getText={() => typedText(code.current)}
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

/** Returns what the reader would type: the code without shell prompts and output. */
function typedText(code: HTMLElement | null): string {
  const copy = code?.cloneNode(true) as HTMLElement | undefined;
  copy?.querySelectorAll('.prompt, .output').forEach((part) => part.remove());
  // Pasting a line break into a terminal would run the command.
  return copy?.textContent.replace(/\n$/, '') ?? '';
}
