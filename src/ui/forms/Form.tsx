import { css } from '@emotion/react';
import { createContext, useContext, useEffect, useRef, useState } from 'react';
import type { ReactNode, SyntheticEvent } from 'react';

/** What is entered, by the names of the fields. */
export type FormValues = Record<string, unknown>;
/** Says what is wrong with a value, or nothing. */
export type Validation<T> = (value: T, values: FormValues) => string | undefined;

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
  /** Name of the form for screen readers. */
  label: string;
  children: ReactNode;
}

/** A form whose fields judge themselves. It is handed in once no field objects. */
export function Form({ initialValues, onSubmit, label, children }: FormProps) {
  const [values, setValues] = useState(initialValues);
  const [errors, setErrors] = useState<Record<string, string | undefined>>({});
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const form = useRef<HTMLFormElement>(null);

  const state: FormState = {
    values,
    touched,
    change: (name, value) => setValues((now) => ({ ...now, [name]: value })),
    touch: (name) => setTouched((now) => new Set([...now, name])),
    report: (name, error) =>
      setErrors((now) => (now[name] === error ? now : { ...now, [name]: error })),
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const wrong = Object.keys(errors).filter((name) => errors[name] !== undefined);
    setTouched(new Set([...Object.keys(values), ...Object.keys(errors)]));
    if (wrong.length === 0) return onSubmit(values);
    const fields = form.current?.querySelectorAll<HTMLElement>('[data-field]') ?? [];
    const first = [...fields].find(({ dataset }) => wrong.includes(dataset['field'] ?? ''));
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

/** What a control of a form is given. */
export interface FieldBinding<T> {
  name: string;
  value: T;
  error: string | undefined;
  onChange: (value: T) => void;
  onBlur: () => void;
}

interface FormFieldProps<T> {
  name: string;
  /** Runs when the field appears and on each change. */
  validation?: Validation<T>;
  children: (binding: FieldBinding<T>) => ReactNode;
}

/** Ties a control to its form. Its error shows once the field is touched, that is left or sent. */
export function FormField<T>({ name, validation, children }: FormFieldProps<T>) {
  const form = useContext(FormContext);
  if (!form) throw new Error(`The field "${name}" stands outside a form`);
  const { values, touched, change, touch, report } = form;
  const value = values[name] as T;
  const error = validation?.(value, values);
  useEffect(() => {
    report(name, error);
    return () => report(name, undefined);
    // `report` only sets state, which React keeps stable.
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
