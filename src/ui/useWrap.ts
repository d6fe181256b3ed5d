import { useState } from 'react';
import { isWrapped, wrapLines } from '../page/long-lines';

/** Only for parts that load late. */
export function useWrap(): [isOn: boolean, change: (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(isWrapped);
  const change = (next: boolean) => {
    setIsOn(next);
    wrapLines(next);
  };
  return [isOn, change];
}
