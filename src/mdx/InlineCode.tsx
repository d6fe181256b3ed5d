import type { ComponentProps } from 'react';
import { unbroken } from '../ui/unbroken';

/** Browsers would break lines after the hyphens of `--dry-run` and dates, and between short words. */
const UNBROKEN = /(--[a-z][a-z-]{0,24}|^[a-z]{1,6} [a-z]{1,6}$|^\d{4}-\d\d-\d\d$)/;

/** Code in a sentence. */
export function InlineCode({ children, ...rest }: ComponentProps<'code'>) {
  return (
    <code {...rest}>{typeof children === 'string' ? unbroken(children, UNBROKEN) : children}</code>
  );
}
