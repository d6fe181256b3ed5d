import { useEffect } from 'react';
import { WRAP_KEY } from '../lib/first-paint/first-script';
import { useStored } from './useStored';

/**
 * Returns true if code blocks wrap long lines, and a function that changes it. CSS reads the setting
 * from an attribute of the document, which `FIRST_SCRIPT` sets when a page loads.
 */
export function useWrap(): [isOn: boolean, change: (isOn: boolean) => void] {
  const [stored, store] = useStored(WRAP_KEY);
  const isOn = stored === 'true';
  useEffect(() => {
    // The value is empty before hydration.
    if (stored) apply(isOn);
  }, [stored, isOn]);
  const change = (next: boolean) => {
    apply(next);
    store(String(next));
  };
  return [isOn, change];
}

function apply(isOn: boolean): void {
  document.documentElement.toggleAttribute('data-wrap', isOn);
}
