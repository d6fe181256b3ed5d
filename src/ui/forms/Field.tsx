import { css } from '@emotion/react';
import { useId } from 'react';
import type { ReactNode } from 'react';

const style = css`
  min-width: 0;
  font-size: 0.875rem;
  line-height: 1.4;
  .field-head {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 1rem;
    margin-bottom: 0.375rem;
  }
  .field-label {
    font-weight: 500;
  }
  .field-hint,
  .field-text {
    color: var(--text-muted);
    font-size: 0.8125rem;
  }
  .field-text {
    margin: 0.375rem 0 0;
  }
  .field-error {
    color: var(--danger);
  }
`;

export interface FieldTexts {
  label: string;
  /** Only visually. */
  labelHidden?: boolean | undefined;
  /** On the label's line. */
  hint?: string | undefined;
  description?: string | undefined;
  error?: string | undefined;
}

export function controlProps(id: string, { description, error }: Partial<FieldTexts>) {
  const ids = [description && `${id}text`, error && `${id}error`].filter(Boolean);
  return {
    id,
    'aria-describedby': ids.join(' ') || undefined,
    'aria-invalid': error ? (true as const) : undefined,
  };
}

interface FieldProps extends FieldTexts {
  /** For several elements, to which a `<label>` can't refer. */
  group?: boolean;
  /** `labelId` is for the `aria-labelledby` of groups. */
  children: (control: ReturnType<typeof controlProps>, labelId: string) => ReactNode;
}

export function Field({
  label,
  labelHidden,
  hint,
  description,
  error,
  group = false,
  children,
}: FieldProps) {
  const Label = group ? 'span' : 'label';
  const id = useId();
  return (
    <div css={style}>
      <div className={labelHidden ? 'hidden-visually' : 'field-head'}>
        <Label className="field-label" {...(!group && { htmlFor: id })} id={`${id}label`}>
          {label}
        </Label>
        {hint && <span className="field-hint">{hint}</span>}
      </div>
      {children(controlProps(id, { description, error }), `${id}label`)}
      {description && (
        <p className="field-text" id={`${id}text`}>
          {description}
        </p>
      )}
      <div aria-live="polite">
        {error && (
          <p className="field-text field-error" id={`${id}error`}>
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
