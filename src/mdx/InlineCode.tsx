import type { ComponentProps } from 'react';
import { unbroken } from '../ui/unbroken';

/** Browsers would break lines after the hyphens of `--dry-run`. */
const FLAG = /(--[a-z][a-z-]{0,24})/;

/** Code in a sentence. */
export function InlineCode({ children, ...rest }: ComponentProps<'code'>) {
  return (
    <code {...rest}>{typeof children === 'string' ? unbroken(children, FLAG) : children}</code>
  );
}
