// Entries of a menu, for menus under a button and at a point.
import type { ReactNode } from 'react';

export interface MenuItemEntry {
  kind?: 'item';
  id: string;
  label: string;
  icon?: ReactNode;
  /** Shown at the end of the row, such as `Ctrl+C`. */
  shortcut?: string | undefined;
  danger?: boolean | undefined;
  /** Why the item is disabled; it stays in the menu and shows the reason. */
  disabledReason?: string | undefined;
  /** Shown and announced as checked. */
  checked?: boolean | undefined;
  onSelect(): void;
}

export type MenuEntry =
  | MenuItemEntry
  | { kind: 'separator'; id: string }
  | { kind: 'heading'; id: string; label: string };

export const menuBoxClass =
  'z-[70] min-w-44 max-w-[min(20rem,calc(100vw-16px))] overflow-y-auto rounded-lg border border-line bg-panel p-1 text-sm text-ink shadow-xl shadow-black/30 focus:outline-none';
export const menuRowClass =
  'flex min-h-7 w-full items-center gap-2 rounded-md px-2 py-1 text-left select-none aria-disabled:text-muted';
