import { useEffect, useRef, useState } from 'react';
import { COPY_FEEDBACK_MS } from '../lib/limits';

/** Returns to `initial` `COPY_FEEDBACK_MS` after the last change. */
export function useBrief<T>(initial: T): [value: T, show: (value: T) => void] {
  const [value, setValue] = useState(initial);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = (next: T) => {
    setValue(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setValue(initial), COPY_FEEDBACK_MS);
  };
  return [value, show];
}
