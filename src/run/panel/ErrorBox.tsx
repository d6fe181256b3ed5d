import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { Fragment } from 'react';
import { knownErrorPath } from '../../lib/error-catalog';
import { RESULT_TEXT } from '../../lib/strings/run';
import { Icon } from '../../ui/controls/Icon';
import { cellText } from './RowsTable';

const style = css`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0.25rem 0.625rem;
  padding: 0.75rem 1rem;
  background: color-mix(in srgb, var(--danger) 7%, transparent);
  box-shadow: inset 3px 0 var(--danger);
  font-size: 0.875rem;
  line-height: 1.5;
  overflow-wrap: anywhere;
  > svg {
    margin-top: 0.0625rem;
    color: var(--danger);
  }
  > p {
    margin: 0;
    font-weight: 500;
  }
  > dl,
  > .note {
    grid-column: 2;
  }
  > .note {
    color: var(--text-muted);
    font-weight: 400;
  }
  dl {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0.125rem 0.75rem;
    margin: 0;
  }
  dt {
    color: var(--text-muted);
  }
  dd {
    margin: 0;
    font: 0.8125rem/1.5rem var(--font-code);
    white-space: pre-wrap;
  }
  @media (pointer: coarse) {
    a {
      padding: 0.75rem 0.5rem;
      margin-inline: -0.5rem;
    }
  }
`;

type Field = keyof typeof RESULT_TEXT.fields;

interface ErrorBoxProps extends Partial<Record<Field, unknown>> {
  message: string;
  isExpected?: boolean;
}

/** Codes link to the error catalog. */
function FieldValue({ name, text }: { name: Field; text: string }) {
  const path = name === 'code' ? knownErrorPath(text) : undefined;
  return path ? <Link to={path}>{text}</Link> : text;
}

export function ErrorBox({ message, isExpected = false, ...fields }: ErrorBoxProps) {
  const names = (Object.keys(RESULT_TEXT.fields) as Field[]).filter(
    (name) => (fields[name] ?? '') !== '',
  );
  return (
    <div css={style}>
      <Icon name="danger" size={18} />
      <p>{message || RESULT_TEXT.error}</p>
      {names.length > 0 && (
        <dl>
          {names.map((name) => (
            <Fragment key={name}>
              <dt>{RESULT_TEXT.fields[name]}</dt>
              <dd>
                <FieldValue name={name} text={cellText(fields[name])} />
              </dd>
            </Fragment>
          ))}
        </dl>
      )}
      {isExpected && <p className="note">{RESULT_TEXT.expectedError}</p>}
    </div>
  );
}
