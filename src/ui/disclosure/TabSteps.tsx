import { TABS_TEXT } from '../../lib/strings/frame';
import { Icon } from '../controls/Icon';

export function TabSteps({ current, count }: { current: number; count: number }) {
  return (
    <div className="tab-steps">
      <button className="back" type="button" data-step="-1" aria-label={TABS_TEXT.previous}>
        <Icon name="chevron" size={16} />
      </button>
      <button className="all" type="button" aria-expanded={false}>
        {/* The reader can have selected another tab before hydration. */}
        <span className="tab-number" suppressHydrationWarning>
          {current + 1}
        </span>
        <span>{TABS_TEXT.count(count)}</span>
        <span className="hidden-visually">{TABS_TEXT.showAll}</span>
      </button>
      <button type="button" data-step="1" aria-label={TABS_TEXT.next}>
        <Icon name="chevron" size={16} />
      </button>
    </div>
  );
}
