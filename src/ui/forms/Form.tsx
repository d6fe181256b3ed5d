import { css } from '@emotion/react';
import { createContext, useContext, useEffect, useRef, useState } from 'react';
import type { ReactNode, SyntheticEvent } from 'react';

/** By field name. */
type FormValues = Record<string, unknown>;
/** Undefined if the value is valid. */
type Validation<T> = (value: T, values: FormValues) => string | undefined;

interface FormState {
  values: FormValues;
  touched: ReadonlySet<string>;
  change: (name: string, value: unknown) => void;
  touch: (name: string) => void;
  report: (name: string, error: string | undefined) => void;
}

const FormContext = createContext<FormState | undefined>(undefined);

const style = css`
  display: grid;
  gap: 1.125rem;
`;

interface FormProps {
  initialValues: FormValues;
  onSubmit: (values: FormValues) => void;
  /** For screen readers. */
  label: string;
  children: ReactNode;
}

/** On errors, submitting shows them and focuses the first one instead of calling `onSubmit`. */
export function Form({ initialValues, onSubmit, label, children }: FormProps) {
  const [values, setValues] = useState(initialValues);
  const [errors, setErrors] = useState<Record<string, string | undefined>>({});
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const form = useRef<HTMLFormElement>(null);

  const state: FormState = {
    values,
    touched,
    change: (name, value) => setValues((previous) => ({ ...previous, [name]: value })),
    touch: (name) => setTouched((previous) => new Set([...previous, name])),
    report: (name, error) =>
      setErrors((previous) =>
        previous[name] === error ? previous : { ...previous, [name]: error },
      ),
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const invalid = Object.keys(errors).filter((name) => errors[name] !== undefined);
    setTouched(new Set([...Object.keys(values), ...Object.keys(errors)]));
    if (invalid.length === 0) return onSubmit(values);
    const fields = form.current?.querySelectorAll<HTMLElement>('[data-field]') ?? [];
    const first = [...fields].find(({ dataset }) => invalid.includes(dataset['field'] ?? ''));
    first?.querySelector<HTMLElement>('input, textarea, button, [tabindex]')?.focus();
  };
  return (
    <FormContext value={state}>
      <form css={style} ref={form} aria-label={label} noValidate onSubmit={submit}>
        {children}
      </form>
    </FormContext>
  );
}

export interface FieldBinding<T> {
  name: string;
  value: T;
  error: string | undefined;
  onChange: (value: T) => void;
  onBlur: () => void;
}

interface FormFieldProps<T> {
  name: string;
  /** Runs when the field mounts and after every change. */
  validation?: Validation<T>;
  children: (binding: FieldBinding<T>) => ReactNode;
}

/** The error appears when the field loses focus or the form is submitted. Throws outside a form. */
export function FormField<T>({ name, validation, children }: FormFieldProps<T>) {
  const form = useContext(FormContext);
  if (!form) throw new Error(`The field "${name}" must be inside a Form`);
  const { values, touched, change, touch, report } = form;
  const value = values[name] as T;
  const error = validation?.(value, values);
  useEffect(() => {
    report(name, error);
    return () => report(name, undefined);
    // `report` changes with every render, but it only calls a state setter.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [name, error]);
  return (
    <div data-field={name}>
      {children({
        name,
        value,
        error: touched.has(name) ? error : undefined,
        onChange: (next) => change(name, next),
        onBlur: () => touch(name),
      })}
    </div>
  );
}
