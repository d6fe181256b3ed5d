import { css } from '@emotion/react';
import type { DropdownMenu } from 'radix-ui';
import { Icon } from '../controls/Icon';
import { floating, option } from '../controls/control-styles';

/** One line of a menu. */
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

/** The parts that Radix has alike for dropdown and context menus. */
export type MenuParts = Pick<
  typeof DropdownMenu,
  | 'Item'
  | 'CheckboxItem'
  | 'RadioGroup'
  | 'RadioItem'
  | 'ItemIndicator'
  | 'Label'
  | 'Separator'
  | 'Sub'
  | 'SubTrigger'
  | 'SubContent'
  | 'Portal'
>;

/** The sheet a menu is written on. */
export const menuSheet = css`
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

/** The lines of a menu, drawn with the parts of its kind. */
export function MenuItems({ items, parts }: { items: MenuEntry[]; parts: MenuParts }) {
  return items.map((entry, index) => <Entry key={index} entry={entry} parts={parts} />);
}

function Entry({ entry, parts: Menu }: { entry: MenuEntry; parts: MenuParts }) {
  switch (entry.type) {
    case 'separator':
      return <Menu.Separator />;
    case 'item':
      return (
        <Menu.Item css={option} disabled={entry.disabled ?? false} onSelect={entry.onSelect}>
          {entry.icon && <Icon name={entry.icon} size={16} />}
          {entry.label}
          {entry.shortcut && (
            <span className="menu-end" aria-hidden="true">
              {entry.shortcut}
            </span>
          )}
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
          <Mark parts={Menu} />
          {entry.label}
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
              <Mark parts={Menu} />
              {label}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      );
    case 'submenu':
      return (
        <Menu.Sub>
          <Menu.SubTrigger css={option} disabled={entry.disabled ?? false}>
            {entry.label}
            <span className="menu-end">
              <Icon name="chevron" size={14} />
            </span>
          </Menu.SubTrigger>
          <Menu.Portal>
            <Menu.SubContent css={[floating, menuSheet]} collisionPadding={8}>
              <MenuItems items={entry.items} parts={Menu} />
            </Menu.SubContent>
          </Menu.Portal>
        </Menu.Sub>
      );
  }
}

function Mark({ parts: Menu }: { parts: MenuParts }) {
  return (
    <span className="menu-mark">
      <Menu.ItemIndicator>
        <Icon name="check" size={14} />
      </Menu.ItemIndicator>
    </span>
  );
}
