import { css } from '@emotion/react';
import type { ContextMenu, DropdownMenu } from 'radix-ui';
import { Icon } from '../controls/Icon';
import { floating, option } from '../controls/control-styles';

export type MenuEntry =
  | {
      type: 'item';
      label: string;
      icon?: string;
      shortcut?: string;
      disabled?: boolean;
      onSelect: () => void;
    }
  | {
      type: 'link';
      label: string;
      href: string;
      /** For pages that the reader will come back from. */
      opensTab?: boolean;
    }
  | {
      type: 'checkbox';
      label: string;
      checked: boolean;
      disabled?: boolean;
      onChange: (checked: boolean) => void;
    }
  | {
      type: 'radio';
      label: string;
      value: string;
      options: { value: string; label: string; disabled?: boolean }[];
      onChange: (value: string) => void;
    }
  | { type: 'submenu'; label: string; disabled?: boolean; items: MenuEntry[] }
  | { type: 'separator' };

type MenuComponents = typeof DropdownMenu | typeof ContextMenu;

export const menuStyle = css`
  min-width: 11rem;
  max-width: min(22rem, calc(100vw - 1rem));
  max-height: min(28rem, calc(100dvh - 1rem));
  overflow-y: auto;
  padding: 0.3125rem;
  [role='separator'] {
    height: 1px;
    margin: 0.3125rem -0.3125rem;
    background: var(--border);
    @media (forced-colors: active) {
      background: CanvasText;
    }
  }
  .menu-label {
    padding: 0.375rem 0.625rem 0.125rem;
    color: var(--text-muted);
    font-size: 0.8125rem;
  }
  .menu-mark {
    display: grid;
    flex: none;
    place-items: center;
    width: 16px;
    height: 16px;
    color: var(--accent);
  }
  .menu-end {
    display: grid;
    margin-inline-start: auto;
    padding-inline-start: 1.5rem;
    color: var(--text-muted);
    font-size: 0.8125rem;
  }
`;

const linkStyle = css`
  color: inherit;
  text-decoration: none;
`;

interface MenuItemsProps {
  items: MenuEntry[];
  components: MenuComponents;
}

export function MenuItems({ items, components }: MenuItemsProps) {
  return items.map((entry, index) => <Item key={index} entry={entry} components={components} />);
}

function Item({ entry, components: Menu }: { entry: MenuEntry; components: MenuComponents }) {
  switch (entry.type) {
    case 'separator':
      return <Menu.Separator />;
    case 'item':
      return (
        <Menu.Item css={option} disabled={entry.disabled ?? false} onSelect={entry.onSelect}>
          {entry.icon && <Icon name={entry.icon} size={16} />}
          <span>{entry.label}</span>
          {entry.shortcut && (
            <span className="menu-end" aria-hidden="true">
              {entry.shortcut}
            </span>
          )}
        </Menu.Item>
      );
    case 'link':
      return (
        <Menu.Item asChild>
          <a
            css={[option, linkStyle]}
            href={entry.href}
            {...(entry.opensTab && { target: '_blank', rel: 'noopener noreferrer' })}
          >
            {entry.label}
          </a>
        </Menu.Item>
      );
    case 'checkbox':
      return (
        <Menu.CheckboxItem
          css={option}
          checked={entry.checked}
          disabled={entry.disabled ?? false}
          onCheckedChange={entry.onChange}
        >
          <CheckMark components={Menu} />
          <span>{entry.label}</span>
        </Menu.CheckboxItem>
      );
    case 'radio':
      return (
        <Menu.RadioGroup
          aria-label={entry.label}
          value={entry.value}
          onValueChange={entry.onChange}
        >
          <Menu.Label className="menu-label">{entry.label}</Menu.Label>
          {entry.options.map(({ value, label, disabled = false }) => (
            <Menu.RadioItem key={value} css={option} value={value} disabled={disabled}>
              <CheckMark components={Menu} />
              <span>{label}</span>
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      );
    case 'submenu':
      return (
        <Menu.Sub>
          <Menu.SubTrigger css={option} disabled={entry.disabled ?? false}>
            <span>{entry.label}</span>
            <span className="menu-end">
              <Icon name="chevron" size={14} />
            </span>
          </Menu.SubTrigger>
          <Menu.Portal>
            <Menu.SubContent css={[floating, menuStyle]} collisionPadding={8}>
              <MenuItems items={entry.items} components={Menu} />
            </Menu.SubContent>
          </Menu.Portal>
        </Menu.Sub>
      );
  }
}

function CheckMark({ components: Menu }: { components: MenuComponents }) {
  return (
    <span className="menu-mark">
      <Menu.ItemIndicator>
        <Icon name="check" size={14} />
      </Menu.ItemIndicator>
    </span>
  );
}
