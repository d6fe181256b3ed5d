import { css } from '@emotion/react';
import { useRef } from 'react';
import { LANGUAGES } from '../lib/languages';
import { CODE_BLOCK_TEXT, PROOF_TEXT } from '../lib/strings/frame';
import { CopyButton } from '../ui/controls/CopyButton';
import { ErrorBoundary } from '../ui/ErrorBoundary';

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
    overflow-wrap: anywhere;
  }
  .proof {
    overflow: hidden;
    min-width: 0;
    margin-inline-start: auto;
    cursor: help;
    text-overflow: ellipsis;
    white-space: nowrap;
    &.shown {
      padding-block: 0.25rem;
      text-align: end;
      white-space: normal;
    }
    &:not(:hover, .shown) span {
      position: absolute;
      width: 1px;
      overflow: hidden;
      clip-path: inset(50%);
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
  if (!proof && !unproven) return null;
  const [label, details] = proof
    ? [PROOF_TEXT[proof][0], ` ${PROOF_TEXT[proof][1]} ${by}`]
    : [CODE_BLOCK_TEXT.notVerified, `: ${unproven}`];
  return (
    // Only the label is always visible. Names may only exist in the release they were checked
    // against, so their details are, too.
    <span className={proof === 'names' ? 'proof shown' : 'proof'}>
      {label}
      <span>{details}</span>
    </span>
  );
}

/** A highlighted code block with its title or language, proof, and copy button. */
export function CodeBlock({ language, html, title, ...proof }: CodeBlockProps) {
  const code = useRef<HTMLElement>(null);
  return (
    <figure css={style}>
      <figcaption>
        <span className="code-title">{title ?? LANGUAGES[language]}</span>
        <ProofLabel {...proof} />
        <ErrorBoundary fallback={<span role="alert">{CODE_BLOCK_TEXT.cannotCopy}</span>}>
          <CopyButton
            getText={() => copyText(code.current)}
            onFail={() => code.current && getSelection()?.selectAllChildren(code.current)}
          />
        </ErrorBoundary>
      </figcaption>
      <pre tabIndex={0}>
        <code ref={code} dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
    </figure>
  );
}

/** Returns the text of a code block without shell prompts. */
function copyText(code: HTMLElement | null): string {
  const copy = code?.cloneNode(true) as HTMLElement | undefined;
  copy?.querySelectorAll('.prompt').forEach((prompt) => prompt.remove());
  return copy?.textContent ?? '';
}
