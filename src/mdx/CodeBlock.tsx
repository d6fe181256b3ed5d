import type { ReactNode } from 'react';
import { Fragment, useRef } from 'react';
import { LANGUAGES } from '../lib/languages';
import { hasManagers, PACKAGE_MANAGERS } from '../lib/package-managers';
import { CODE_BLOCK_TEXT, PROOF_TEXT } from '../lib/strings/frame';
import { CopyButton } from '../ui/controls/CopyButton';
import { typedText } from '../page/copy';
import { hasPlaceholder } from './code/placeholders';
import { ProjectButton } from './code/ProjectButton';
import { RunButton } from './code/RunButton';

interface CodeBlockProps {
  language: string;
  html: string;
  title?: string;
  proof?: keyof typeof PROOF_TEXT;
  /** The software, with its version. */
  by?: string;
  /** True if the response is below it. */
  returns?: boolean;
  /** The day of the proof, if it's known: `November 22, 2026`. */
  day?: string;
  /** Why the code wasn't verified. */
  unproven?: string;
  /** Page and ID of an example that can run: `/guides/auth#3`. */
  run?: string;
  /** Why there's no Run button, in a sentence, if readers could expect one. */
  noRun?: string;
}

type ProofLabelProps = Pick<
  CodeBlockProps,
  'proof' | 'by' | 'returns' | 'day' | 'unproven' | 'noRun'
>;

/** Opens below the header, which keeps its height. */
function ProofLabel({ proof, by, returns, day = '', unproven, noRun }: ProofLabelProps) {
  if (!proof && !unproven) return null;
  const details = proof
    ? [PROOF_TEXT[proof].sentence(day, by!, returns), noRun].filter(Boolean).join(' ')
    : CODE_BLOCK_TEXT.notVerifiedBecause(unproven!);
  return (
    <details className="proof" data-dropdown data-proof={proof}>
      <summary title={proof && CODE_BLOCK_TEXT.verified(PROOF_TEXT[proof].label)}>
        {/* A check mark comes before it (see `code-block`). */}
        <span className={proof && 'hidden-visually'}>
          {proof ? PROOF_TEXT[proof].label : CODE_BLOCK_TEXT.notVerified}
        </span>
      </summary>
      <p>
        {details}
        <button type="button" className="report scripted" data-report>
          {CODE_BLOCK_TEXT.report}
        </button>
      </p>
    </details>
  );
}

/** See `src/page/package-managers.ts`. */
function ManagerSelect() {
  return (
    <select className="managers scripted" aria-label={CODE_BLOCK_TEXT.packageManager}>
      {PACKAGE_MANAGERS.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </select>
  );
}

/** A single command needs no header. */
export function CodeBlock({ language, html, title, run, ...proof }: CodeBlockProps) {
  const code = useRef<HTMLElement>(null);
  const block = useRef<HTMLPreElement>(null);
  const isTerminal = language === 'bash';
  const isBare = isTerminal && !title && !run && !html.includes('\n');
  return (
    <figure
      className="code-block"
      data-run={run}
      data-terminal={isTerminal || undefined}
      data-bare={isBare || undefined}
    >
      <figcaption>
        <ProofLabel {...proof} />
        <span className="code-title">{title ? breakable(title) : LANGUAGES[language]}</span>
        {/* Only blocks with long lines show it (see `src/page/long-lines.ts`). */}
        <button
          type="button"
          className="wrap"
          aria-label={CODE_BLOCK_TEXT.wrap}
          title={CODE_BLOCK_TEXT.wrap}
        />
        {hasManagers(html) && <ManagerSelect />}
        {hasPlaceholder(html) && <ProjectButton {...{ code, html }} />}
        {run && (
          <RunButton
            example={run}
            getCode={() => (code.current ? typedText(code.current) : '')}
            blockRef={block}
            language={language === 'sql' ? 'sql' : 'javascript'}
            title={title ?? LANGUAGES[language]!}
          />
        )}
        <CopyButton />
      </figcaption>
      <pre ref={block} tabIndex={0}>
        <code ref={code} dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
    </figure>
  );
}

/** Breaks after slashes. */
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
