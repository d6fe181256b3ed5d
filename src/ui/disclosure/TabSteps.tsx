import { TABS_TEXT } from '../../lib/strings/frame';
import { Icon } from '../controls/Icon';

interface TabStepsProps {
  current: number;
  count: number;
  onSelect: (index: number) => void;
  isExpanded: boolean;
  onToggleAll: () => void;
}

/** The number of the active tab, with buttons for the previous tab, the next tab, and all tabs. */
export function TabSteps({ current, count, onSelect, isExpanded, onToggleAll }: TabStepsProps) {
  return (
    <div className="tab-steps">
      <button
        className="back"
        type="button"
        aria-label={TABS_TEXT.previous}
        onClick={() => onSelect((current - 1 + count) % count)}
      >
        <Icon name="chevron" size={16} />
      </button>
      <button
        className="all"
        type="button"
        aria-label={TABS_TEXT.showAll(current + 1, count)}
        aria-expanded={isExpanded}
        onClick={onToggleAll}
      >
        {TABS_TEXT.position(current + 1, count)}
      </button>
      <button
        type="button"
        aria-label={TABS_TEXT.next}
        onClick={() => onSelect((current + 1) % count)}
      >
        <Icon name="chevron" size={16} />
      </button>
    </div>
  );
}
