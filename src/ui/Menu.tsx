// A menu button with the same list as the menu at a point. Arrow down opens it; the focus returns to the button.
import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClass } from './Button';
import { ContextMenu, type MenuPoint } from './ContextMenu';
import type { MenuEntry } from './menuEntries';
import { useTooltip } from './useTooltip';

export interface MenuProps {
  /** Label of the button; with `iconOnly` its accessible name and tooltip. */
  label: string;
  icon?: ReactNode;
  iconOnly?: boolean | undefined;
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  items: readonly MenuEntry[];
  anchor?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | undefined;
  className?: string | undefined;
}

export function Menu(props: MenuProps) {
  const { label, icon, iconOnly = false, variant = 'secondary', size = 'md', items, anchor = 'bottom start' } = props;
  const trigger = useRef<HTMLButtonElement>(null);
  const [at, setAt] = useState<MenuPoint | null>(null);
  const tip = useTooltip<HTMLButtonElement>(iconOnly && !at ? label : '', undefined, true);

  const open = () => {
    const box = trigger.current?.getBoundingClientRect();
    if (!box) return;
    const [side, align] = anchor.split(' ');
    setAt({
      x: align === 'end' ? box.right : box.left,
      y: side === 'top' ? box.top - 4 : box.bottom + 4,
      toLeft: align === 'end',
      upwards: side === 'top',
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open();
  };

  return (
    <>
      <button
        ref={trigger}
        type="button"
        aria-haspopup="menu"
        aria-expanded={at !== null}
        aria-label={iconOnly ? label : undefined}
        className={`${buttonClass(variant, size)} ${iconOnly ? 'min-w-8 px-1.5' : ''} ${props.className ?? ''}`}
        {...tip.merge({})}
        onKeyDown={onKeyDown}
        onClick={() => (at ? setAt(null) : open())}
      >
        {icon}
        {iconOnly ? null : label}
        {iconOnly ? null : <ChevronDown size={14} aria-hidden="true" />}
      </button>
      <ContextMenu at={at} label={label} items={items} trigger={trigger} onClose={() => setAt(null)} />
      {tip.node}
    </>
  );
}
