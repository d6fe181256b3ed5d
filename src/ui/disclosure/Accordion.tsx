import { css } from '@emotion/react';
import { Accordion as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Icon } from '../controls/Icon';
import { reveal, summary } from './disclosure-styles';

interface AccordionItem {
  id: string;
  title: string;
  content: ReactNode;
  disabled?: boolean;
}

const style = css`
  border: 1px solid var(--border);
  border-radius: var(--radius);
  background: var(--surface);
  .accordion-item:not(:last-of-type) {
    border-bottom: 1px solid var(--border);
  }
  .accordion-item > :is(h2, h3, h4, h5, h6) {
    margin: 0;
    font: inherit;
  }
`;

interface AccordionProps {
  items: AccordionItem[];
  /** With `single`, opening an item closes the open one. */
  type?: 'single' | 'multiple';
  level?: 2 | 3 | 4 | 5 | 6;
  /** IDs. */
  open?: string[];
}

export function Accordion({ items, type = 'single', level = 3, open = [] }: AccordionProps) {
  const Heading = `h${level}` as const;
  const mode =
    type === 'multiple'
      ? ({ type, defaultValue: open } as const)
      : ({ type, collapsible: true, defaultValue: open[0] ?? '' } as const);
  return (
    <Radix.Root css={style} {...mode}>
      {items.map(({ id, title, content, disabled = false }) => (
        <Radix.Item key={id} value={id} disabled={disabled} className="accordion-item">
          <Radix.Header asChild>
            <Heading>
              <Radix.Trigger css={summary}>
                <Icon name="chevron" size={16} />
                <span>{title}</span>
              </Radix.Trigger>
            </Heading>
          </Radix.Header>
          <Radix.Content css={reveal}>{content}</Radix.Content>
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
