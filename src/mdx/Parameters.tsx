import { css } from '@emotion/react';
import { Link } from 'gatsby';
import type { ReactNode } from 'react';
import { PARAMETERS_TEXT } from '../lib/strings/reference';
import { unbroken } from '../ui/unbroken';
import { useAnchor } from './anchors';

const list = css`
  && {
    max-width: none;
  }
  margin: 1rem 0;
  border: 1px solid var(--border);
  border-radius: var(--radius);
  padding: 0;
  list-style: none;
  > li {
    padding: 0.75rem 1rem;
    scroll-margin-top: calc(var(--top-bar) + 1rem);
    &:not(:last-of-type) {
      border-bottom: 1px solid var(--border);
    }
  }
  > li > header + * {
    margin-top: 0.25rem;
  }
  /* On phones, one line for each level leaves more space for the text than boxes do. */
  @media (max-width: 600px) {
    & & {
      border-width: 0 0 0 2px;
      border-radius: 0;
      margin-right: -1rem;
      > li {
        padding-inline: 0.75rem 1rem;
      }
    }
  }
  > li:target {
    background: var(--accent-soft);
  }
  > li > :last-child,
  > li > div > :last-child {
    margin-bottom: 0;
  }
  /* Element selectors instead of class names, which a long list would repeat hundreds of times. */
  > li > header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0.125rem 0.625rem;
    > a {
      color: var(--text);
      font-weight: 600;
      text-decoration: none;
      &:hover {
        text-decoration: underline;
      }
    }
    > a[rel='help'] {
      color: var(--accent);
      ~ code {
        flex-basis: 100%;
      }
    }
    code {
      padding: 0;
      background: none;
      box-shadow: none;
    }
    > code,
    > details {
      color: var(--text-muted);
      overflow-wrap: anywhere;
    }
    code > span {
      white-space: nowrap;
    }
    > span,
    > details {
      color: var(--text-muted);
      font-size: 0.8125rem;
    }
    > .required {
      color: var(--caution);
    }
  }
`;

/** Also for arguments, flags, and fields. */
export function Parameters({ children }: { children?: ReactNode }) {
  return <ul css={list}>{children}</ul>;
}

/** A quoted value of a union, with a hyphen, that isn't too long for a line. */
const HYPHENATED_VALUE = /('(?=[^']*-)[\w-]{1,24}')/;

interface ParameterProps {
  id: string;
  /** Undefined for a function's only returned value. */
  name?: string;
  type: string;
  optional?: boolean;
  required?: boolean;
  default?: string;
  shorthand?: string;
  in?: string;
  deprecated?: boolean;
  children?: ReactNode;
}

/** The children are its description and its members. */
export function Parameter({ id, name, type, children, ...rest }: ParameterProps) {
  const anchor = useAnchor(id);
  return (
    <li id={anchor.id}>
      <header>
        <a href={anchor.href}>
          <code>{rest.shorthand ? `${rest.shorthand}, ${name}` : (name ?? type)}</code>
        </a>
        {name && <Type type={type} />}
        {rest.in && <span>{PARAMETERS_TEXT.in(rest.in)}</span>}
        {rest.optional && <span>{PARAMETERS_TEXT.optional}</span>}
        {rest.required && <span className="required">{PARAMETERS_TEXT.required}</span>}
        {rest.deprecated && <span className="required">{PARAMETERS_TEXT.deprecated}</span>}
        {rest.default !== undefined && (
          <span>
            {PARAMETERS_TEXT.default}
            <code>{rest.default}</code>
          </span>
        )}
      </header>
      {children}
    </li>
  );
}

/** More values of a union are a disclosure. */
const MAX_VALUES = 8;

function Type({ type }: { type: string }) {
  const count = type.split("' | '").length;
  const code = <code>{unbroken(type, HYPHENATED_VALUE)}</code>;
  if (count <= MAX_VALUES) return code;
  return (
    <details>
      <summary className="signed">{PARAMETERS_TEXT.values(count)}</summary>
      {code}
    </details>
  );
}

interface CallErrorProps {
  code: string;
  /** In the error catalog. */
  href: string;
  status?: number | string;
  message?: string;
  children?: ReactNode;
}

/** The children say when the call returns it. */
export function CallError({ code, href, status, message, children }: CallErrorProps) {
  return (
    <li>
      <header>
        <Link to={href} rel="help">
          <code>{code}</code>
        </Link>
        {status && <span>{status}</span>}
        {message && <code>{message}</code>}
      </header>
      {children}
    </li>
  );
}

const variants = css`
  > p {
    margin: 0.5rem 0 -0.5rem;
    color: var(--text-muted);
    font-size: 0.875rem;
  }
`;

/** Alternative types of a parameter. */
export function Variants({ children }: { children?: ReactNode }) {
  return (
    <div css={variants}>
      <p>{PARAMETERS_TEXT.variants}</p>
      {children}
    </div>
  );
}
