import { css } from '@emotion/react';
import { RESULT_TEXT } from '../../lib/strings/run';

const style = css`
  max-height: 24rem;
  padding: 0.25rem 1rem 0.75rem;
  overflow: auto;
  color: var(--code-text);
  font: 0.8125rem/1.6 var(--font-code);
  font-variant-ligatures: none;
  white-space: pre;
  &:focus-visible {
    outline-offset: -2px;
  }
  .key {
    color: var(--code-function);
  }
  .string {
    color: var(--code-string);
  }
  .constant {
    color: var(--code-constant);
  }
`;

export function JsonView({ value }: { value: unknown }) {
  const json = JSON.stringify(value, null, 2) ?? String(value);
  return (
    <div css={style} translate="no" tabIndex={0} aria-label={RESULT_TEXT.asJson} role="group">
      {jsonTokens(json).map(({ kind, text }, index) =>
        kind ? (
          <span className={kind} key={index}>
            {text}
          </span>
        ) : (
          text
        ),
      )}
    </div>
  );
}

/** Texts without a kind are punctuation and spaces. */
interface JsonToken {
  kind: 'key' | 'string' | 'constant' | undefined;
  text: string;
}

const TOKEN = /("(?:[^"\\]|\\.)*")(\s*:)?|\b(?:true|false|null)\b|-?\d[\d.eE+-]*/g;

/** The tokens contain all of the text. */
export function jsonTokens(json: string): JsonToken[] {
  const tokens: JsonToken[] = [];
  let end = 0;
  for (const match of json.matchAll(TOKEN)) {
    const [text, string, colon] = match;
    if (match.index > end) tokens.push({ kind: undefined, text: json.slice(end, match.index) });
    if (string === undefined) tokens.push({ kind: 'constant', text });
    else {
      tokens.push({ kind: colon === undefined ? 'string' : 'key', text: string });
      if (colon) tokens.push({ kind: undefined, text: colon });
    }
    end = match.index + text.length;
  }
  if (end < json.length) tokens.push({ kind: undefined, text: json.slice(end) });
  return tokens;
}
