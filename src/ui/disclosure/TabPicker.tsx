import { TABS_TEXT } from '../../lib/strings/frame';
import { Icon } from '../controls/Icon';

interface TabPickerProps {
  label: string;
  items: readonly { id: string; label: string }[];
  first: number;
}

/** Instead of many tabs. The reader can have chosen another one before hydration. */
export function TabPicker({ label, items, first }: TabPickerProps) {
  return (
    <div className="tab-row">
      <span className="choice">
        <select aria-label={label} autoComplete="off" defaultValue={items[first]!.id}>
          {items.map(({ id, label: name }) => (
            <option key={id} value={id} data-tab={id}>
              {name}
            </option>
          ))}
        </select>
      </span>
      <span className="count">
        <span className="tab-number" suppressHydrationWarning>
          {first + 1}
        </span>
        {TABS_TEXT.count(items.length)}
      </span>
      <button className="back" type="button" data-step="-1" aria-label={TABS_TEXT.previous}>
        <Icon name="chevron" size={16} />
      </button>
      <button type="button" data-step="1" aria-label={TABS_TEXT.next}>
        <Icon name="chevron" size={16} />
      </button>
    </div>
  );
}
