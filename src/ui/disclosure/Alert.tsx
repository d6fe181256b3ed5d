import { css } from '@emotion/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ALERT_TEXT } from '../../lib/strings/widgets';
import { Icon } from '../controls/Icon';
import { IconButton } from '../controls/IconButton';
import type { Tone } from '../controls/control-styles';
import { toneStyle } from '../controls/control-styles';

const ICONS: Record<Tone, string> = {
  danger: 'danger',
  success: 'check',
  warning: 'caution',
  info: 'note',
  neutral: 'note',
};

const style = css`
  display: flex;
  align-items: flex-start;
  gap: 0.75rem;
  border: 1px solid var(--border);
  border-inline-start: 3px solid var(--tone);
  border-radius: var(--radius);
  padding: 0.75rem 1rem;
  background: var(--surface);
  font-size: 0.875rem;
  line-height: 1.5;
  > svg {
    flex: none;
    margin-top: 0.125rem;
    color: var(--tone);
  }
  > div {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .alert-title {
    margin: 0 0 0.125rem;
    font-weight: 600;
  }
  > button {
    margin: -0.125rem -0.375rem 0 0;
  }
`;

interface AlertProps {
  variant?: Tone;
  title?: string;
  closable?: boolean;
  onClose?: () => void;
  children?: ReactNode;
}

/** Stays closed. */
export function Alert({
  variant = 'neutral',
  title,
  closable = false,
  onClose,
  children,
}: AlertProps) {
  const [closed, setClosed] = useState(false);
  if (closed) return null;
  const urgent = variant === 'danger' || variant === 'warning';
  const close = () => {
    setClosed(true);
    onClose?.();
  };
  return (
    <div role={urgent ? 'alert' : 'status'} css={[style, toneStyle(variant)]}>
      <Icon name={ICONS[variant]} />
      <div>
        {title && <p className="alert-title">{title}</p>}
        <div>{children}</div>
      </div>
      {closable && <IconButton label={ALERT_TEXT.close} icon="close" size="tiny" onClick={close} />}
    </div>
  );
}
