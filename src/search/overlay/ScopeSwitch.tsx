import { useId } from 'react';
import { isReferenceLevel } from '../../lib/menu-level';
import { SCOPE_TEXT } from '../../lib/strings/search';
import { useLoaded } from '../../ui/useLoaded';
import type { SearchBackend } from '../client/embedded';

/**
 * Returns the level of the current page if it's a reference page, or undefined. The level is in a
 * data attribute of the side menu.
 */
export function pageScope(): string | undefined {
  const level = document.getElementById('menu')?.dataset['level'] ?? '';
  return isReferenceLevel(level) ? level : undefined;
}

interface ScopeSwitchProps {
  backend: SearchBackend;
  /** The menu level of the current page's library version. */
  level: string;
  isLimited: boolean;
  onChange: (isLimited: boolean) => void;
}

/** Switches between searching one library version and searching everything. */
export function ScopeSwitch({ backend, level, isLimited, onChange }: ScopeSwitchProps) {
  const name = useId();
  const levels = useLoaded('levels', () => backend.levels());
  const option = (label: string, value: boolean) => (
    <label>
      <input
        type="radio"
        name={name}
        checked={isLimited === value}
        onChange={() => onChange(value)}
      />
      <span>{label}</span>
    </label>
  );
  return (
    <div className="scope" role="radiogroup" aria-label={SCOPE_TEXT.label}>
      {option(levels?.[level] ?? SCOPE_TEXT.library, true)}
      {option(SCOPE_TEXT.everything, false)}
    </div>
  );
}
