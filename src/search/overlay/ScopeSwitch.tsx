import { useEffect, useId, useState } from 'react';
import type { SearchBackend } from '../client/search-client';

interface ScopeSwitchProps {
  backend: SearchBackend;
  /** Menu level of the reader's library and version. */
  level: string;
  isNarrow: boolean;
  onNarrow: (isNarrow: boolean) => void;
}

/** Narrows the search to the reader's library and version, or widens it to everything. */
export function ScopeSwitch({ backend, level, isNarrow, onNarrow }: ScopeSwitchProps) {
  const name = useId();
  const [title, setTitle] = useState('This library');
  useEffect(() => {
    let isCurrent = true;
    const show = (levels: Record<string, string>) => {
      if (isCurrent && levels[level]) setTitle(levels[level]);
    };
    backend.levels().then(show, () => undefined);
    return () => {
      isCurrent = false;
    };
  }, [backend, level]);
  const choice = (label: string, narrow: boolean) => (
    <label>
      <input
        type="radio"
        name={name}
        checked={isNarrow === narrow}
        onChange={() => onNarrow(narrow)}
      />
      <span>{label}</span>
    </label>
  );
  return (
    <div className="scope" role="radiogroup" aria-label="Search in">
      {choice(title, true)}
      {choice('Everything', false)}
    </div>
  );
}
