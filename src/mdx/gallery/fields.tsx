import { useState } from 'react';
import { GALLERY_FIELDS } from '../../lib/strings/gallery';
import { Button } from '../../ui/controls/Button';
import { Icon } from '../../ui/controls/Icon';
import { Input } from '../../ui/controls/Input';
import { Listbox } from '../../ui/controls/Listbox';
import { NumberInput } from '../../ui/controls/NumberInput';
import { Select } from '../../ui/controls/Select';
import { Textarea } from '../../ui/controls/Textarea';
import { Field } from '../../ui/forms/Field';
import { Form, FormField } from '../../ui/forms/Form';

const REGIONS = [
  { value: 'frankfurt', label: GALLERY_FIELDS.frankfurt },
  { value: 'sydney', label: GALLERY_FIELDS.sydney },
  { value: 'tokyo', label: GALLERY_FIELDS.tokyo, disabled: true },
  { value: 'mumbai', label: GALLERY_FIELDS.mumbai },
];

export function InputDemo() {
  const [name, setName] = useState('');
  return (
    <>
      <Input
        label={GALLERY_FIELDS.name}
        hint={GALLERY_FIELDS.hint}
        description={GALLERY_FIELDS.nameDescription}
        placeholder={GALLERY_FIELDS.namePlaceholder}
        icon={<Icon name="storage" size={16} />}
        value={name}
        onChange={setName}
      />
      <Input
        label={GALLERY_FIELDS.name}
        error={GALLERY_FIELDS.nameError}
        value=""
        onChange={() => undefined}
      />
      <Input label={GALLERY_FIELDS.key} value="sb_secret_<key>" reveal copy />
      <Input
        label={GALLERY_FIELDS.readOnly}
        value="https://<project-ref>.supabase.co"
        copy
        readOnly
      />
    </>
  );
}

export function TextareaDemo() {
  const [notes, setNotes] = useState('');
  return (
    <Textarea label={GALLERY_FIELDS.notes} value={notes} onChange={setNotes} maxLength={200} />
  );
}

export function NumberInputDemo() {
  const [count, setCount] = useState<number | undefined>(15);
  const props = {
    label: GALLERY_FIELDS.connections,
    value: count,
    onChange: setCount,
    min: 1,
    max: 60,
  };
  return (
    <>
      <NumberInput {...props} />
      <NumberInput {...props} disabled />
    </>
  );
}

export function SelectDemo() {
  const [region, setRegion] = useState('');
  const props = { label: GALLERY_FIELDS.region, options: REGIONS, onChange: setRegion };
  return (
    <>
      <Select {...props} value={region} />
      <Select {...props} value="sydney" disabled />
    </>
  );
}

export function ListboxDemo() {
  const [one, setOne] = useState<string[]>([]);
  const [several, setSeveral] = useState(['frankfurt', 'mumbai']);
  return (
    <>
      <Listbox label={GALLERY_FIELDS.region} options={REGIONS} value={one} onChange={setOne} />
      <Listbox
        label={GALLERY_FIELDS.regions}
        options={REGIONS}
        value={several}
        onChange={setSeveral}
        multiple
      />
    </>
  );
}

/** Around a control that isn't in `src/ui`. */
export function FieldDemo() {
  const [color, setColor] = useState('#3ecf8e');
  return (
    <Field label={GALLERY_FIELDS.color} hint={GALLERY_FIELDS.hint}>
      {(control) => (
        <input
          {...control}
          type="color"
          value={color}
          onChange={(event) => setColor(event.target.value)}
        />
      )}
    </Field>
  );
}

export function FormDemo() {
  const [sent, setSent] = useState<string>();
  return (
    <>
      <Form
        label={GALLERY_FIELDS.form}
        initialValues={{ email: '' }}
        onSubmit={({ email }) => setSent(String(email))}
      >
        <FormField<string>
          name="email"
          validation={(email) => (email.includes('@') ? undefined : GALLERY_FIELDS.emailError)}
        >
          {(field) => <Input label={GALLERY_FIELDS.email} autoComplete="off" {...field} />}
        </FormField>
        <Button type="submit" variant="primary">
          {GALLERY_FIELDS.send}
        </Button>
      </Form>
      <p role="status">{sent && GALLERY_FIELDS.sent(sent)}</p>
    </>
  );
}
