// Content of a menu row: icon, text, shortcut, and the reason if it is disabled.
import { Check } from 'lucide-react';
import type { MenuItemEntry } from './menuEntries';

/** `signs`: rows of this menu have an icon or check mark; those without keep the space, so that texts are aligned. */
export function MenuRow({ item, signs = false }: { item: MenuItemEntry; signs?: boolean }) {
  return (
    <>
      {signs || item.icon || item.checked !== undefined ? (
        <span className="inline-flex w-4 shrink-0 justify-center text-muted">
          {item.checked ? <Check size={14} aria-hidden="true" /> : item.icon}
        </span>
      ) : null}
      <span className="min-w-0 grow [overflow-wrap:normal] [word-break:normal]">
        <span className={item.danger && !item.disabledReason ? 'text-danger' : ''}>{item.label}</span>
        {item.disabledReason ? <span className="block text-xs text-muted">{item.disabledReason}</span> : null}
      </span>
      {item.shortcut ? (
        <kbd className="shrink-0 pl-4 pointer-coarse:hidden font-sans text-xs whitespace-nowrap text-muted">
          {item.shortcut}
        </kbd>
      ) : null}
    </>
  );
}
