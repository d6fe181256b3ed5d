import { css } from '@emotion/react';
import { LazyComponent } from './LazyComponent';

const style = css`
  margin-block: 1.25rem;
  .secret-plain {
    display: grid;
    gap: 0.375rem;
    margin: 0;
    font-size: 0.875rem;
    line-height: 1.4;
    overflow-wrap: anywhere;
    > span {
      font-weight: 500;
    }
  }
  /* Hides the value, and reserves the field's height, until the field has loaded. */
  @media (scripting: enabled) {
    > :not([data-failed]) > .secret-plain {
      height: 63px;
      code {
        visibility: hidden;
      }
    }
  }
`;

const load = () => import('../ui/controls/Input').then(({ Input }) => Input);

/** Masked, or visible without JavaScript. */
export function SecretInput({ label, value }: { label: string; value: string }) {
  return (
    <div css={style}>
      <LazyComponent load={load} props={{ label, value, reveal: true, copy: true }}>
        <p className="secret-plain">
          <span>{label}</span>
          <code>{value}</code>
        </p>
      </LazyComponent>
    </div>
  );
}
