import { useState } from 'react';
import { GALLERY_CHOICES } from '../../lib/strings/gallery';
import { Checkbox } from '../../ui/controls/Checkbox';
import { RadioGroup } from '../../ui/controls/RadioGroup';
import { Toggle } from '../../ui/controls/Toggle';

export function CheckboxDemo() {
  const [all, setAll] = useState<boolean | 'mixed'>('mixed');
  const [accepted, setAccepted] = useState(false);
  return (
    <>
      <Checkbox
        label={
          all === 'mixed' ? GALLERY_CHOICES.some : all ? GALLERY_CHOICES.all : GALLERY_CHOICES.none
        }
        checked={all}
        onChange={setAll}
      />
      <Checkbox
        label={GALLERY_CHOICES.terms}
        checked={accepted}
        onChange={setAccepted}
        error={accepted ? undefined : GALLERY_CHOICES.termsError}
      />
      <Checkbox label={GALLERY_CHOICES.all} checked onChange={() => undefined} disabled />
    </>
  );
}

export function ToggleDemo() {
  const [isOn, setIsOn] = useState(true);
  const texts = {
    label: GALLERY_CHOICES.realtime,
    description: GALLERY_CHOICES.realtimeDescription,
  };
  return (
    <>
      <Toggle {...texts} checked={isOn} onChange={setIsOn} />
      <Toggle {...texts} checked={false} onChange={() => undefined} disabled />
    </>
  );
}

export function RadioGroupDemo() {
  const [size, setSize] = useState('small');
  const options = [
    { value: 'small', label: GALLERY_CHOICES.small, description: GALLERY_CHOICES.smallDescription },
    { value: 'large', label: GALLERY_CHOICES.large, description: GALLERY_CHOICES.largeDescription },
    { value: 'huge', label: GALLERY_CHOICES.huge, disabled: true },
  ];
  const short = options.map(({ value, label }) => ({ value, label }));
  const props = { label: GALLERY_CHOICES.plan, value: size, onChange: setSize };
  return (
    <>
      <RadioGroup {...props} options={options} />
      <RadioGroup {...props} options={short} orientation="horizontal" />
      <RadioGroup {...props} options={short} segmented />
    </>
  );
}
