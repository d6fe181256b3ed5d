import { css } from '@emotion/react';
import { PROJECT_DIALOG_TEXT as TEXT } from '../../lib/strings/project';
import { Button } from '../../ui/controls/Button';
import { Input } from '../../ui/controls/Input';
import { Form, FormField } from '../../ui/forms/Form';
import type { FieldBinding } from '../../ui/forms/Form';
import { Modal } from '../../ui/overlays/Modal';
import { useStored } from '../../ui/useStored';
import { PROJECT_KEY } from './placeholders';
import { formatProject, keyError, readProject, refIn, urlError } from './project-values';

const buttons = css`
  display: flex;
  justify-content: flex-end;
  gap: 0.625rem;
`;

const FIELDS = [
  {
    field: 'url',
    validation: urlError,
    label: TEXT.url,
    description: TEXT.urlDescription,
    placeholder: TEXT.urlExample,
  },
  {
    field: 'key',
    validation: keyError,
    label: TEXT.key,
    description: TEXT.keyDescription,
    placeholder: TEXT.keyExample,
  },
] as const;
const PLAIN_TEXT = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;

export function ProjectDialog({ onClose }: { onClose: () => void }) {
  const [stored, store] = useStored(PROJECT_KEY);
  const { ref, key } = readProject(stored);
  const save = (text: string) => {
    store(text);
    onClose();
  };
  return (
    <Modal
      open
      title={TEXT.title}
      description={TEXT.description}
      size="small"
      hideFooter
      onCancel={onClose}
    >
      <Form
        label={TEXT.title}
        initialValues={{ url: ref, key }}
        onSubmit={({ url, key }) =>
          save(formatProject({ ref: refIn(String(url)) ?? '', key: String(key).trim() }))
        }
      >
        {FIELDS.map(({ field, validation, ...texts }) => (
          <FormField key={field} name={field} validation={validation}>
            {(binding: FieldBinding<string>) => (
              <Input {...{ ...binding, ...texts, ...PLAIN_TEXT }} />
            )}
          </FormField>
        ))}
        <div css={buttons}>
          {stored !== '' && <Button onClick={() => save('')}>{TEXT.remove}</Button>}
          <Button variant="primary" type="submit">
            {TEXT.save}
          </Button>
        </div>
      </Form>
    </Modal>
  );
}
