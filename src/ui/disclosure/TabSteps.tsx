import { Icon } from '../controls/Icon';

interface TabStepsProps {
  current: number;
  count: number;
  turnOn: (index: number) => void;
  showsAll: boolean;
  onAll: () => void;
}

/** Which of many tabs is on, and the ways to the ones beside it. */
export function TabSteps({ current, count, turnOn, showsAll, onAll }: TabStepsProps) {
  return (
    <div className="tab-steps">
      <button
        className="back"
        type="button"
        aria-label="Previous tab"
        onClick={() => turnOn((current - 1 + count) % count)}
      >
        <Icon name="chevron" size={16} />
      </button>
      <button
        className="all"
        type="button"
        aria-label={`${current + 1}/${count}, show all tabs`}
        aria-expanded={showsAll}
        onClick={onAll}
      >
        {`${current + 1}/${count}`}
      </button>
      <button type="button" aria-label="Next tab" onClick={() => turnOn((current + 1) % count)}>
        <Icon name="chevron" size={16} />
      </button>
    </div>
  );
}
