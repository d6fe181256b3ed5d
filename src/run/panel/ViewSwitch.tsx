import { css } from '@emotion/react';
import { RESULT_TEXT } from '../../lib/strings/run';
import { RadioGroup } from '../../ui/controls/RadioGroup';

const style = css`
  margin-inline-start: auto;
`;

/** How a response is displayed. */
export type View = 'table' | 'json';

interface ViewSwitchProps {
  view: View;
  onChange: (view: View) => void;
  /** True if the response is an error, which has fields instead of rows. */
  isError: boolean;
}

/** Switches between a response's rows, or its error, and JSON. */
export function ViewSwitch({ view, onChange, isError }: ViewSwitchProps) {
  return (
    <div css={style}>
      <RadioGroup
        label={RESULT_TEXT.view}
        labelHidden
        segmented
        options={[
          { value: 'table', label: isError ? RESULT_TEXT.error : RESULT_TEXT.asTable },
          { value: 'json', label: RESULT_TEXT.asJson },
        ]}
        value={view}
        onChange={(value) => onChange(value as View)}
      />
    </div>
  );
}
