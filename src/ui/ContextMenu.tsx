// A menu at a point, whose list is loaded with the first menu that opens, or ahead with the other late parts of the page.
import { type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { later } from './later';
import type { MenuEntry } from './menuEntries';

const OpenMenu = later(
  () => import('./OpenMenu').then((file) => file.OpenMenu),
  ({ onClose }: OpenMenuProps) => onClose(),
  (props) => <LoadingMenu {...props} />,
);

/** Until the list is loaded, records the keys that the list then handles; Escape and Tab close the menu. */
function LoadingMenu({ earlyKeys, onClose }: OpenMenuProps) {
  useEffect(() => {
    const record = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.key === 'Escape' || event.key === 'Tab') onClose();
      else earlyKeys.push(event.key);
    };
    window.addEventListener('keydown', record, true);
    return () => window.removeEventListener('keydown', record, true);
  }, [earlyKeys, onClose]);
  return null;
}

/** A corner of the menu, in client px; by default the menu extends to the right and down. */
export interface MenuPoint {
  x: number;
  y: number;
  toLeft?: boolean | undefined;
  upwards?: boolean | undefined;
}

export interface ContextMenuProps {
  /** Where it opens; null if closed. */
  at: MenuPoint | null;
  /** Accessible name. */
  label: string;
  items: readonly MenuEntry[];
  /** The button that opens it; a press on it does not count as outside. */
  trigger?: RefObject<HTMLElement | null> | undefined;
  onClose(): void;
}

export interface OpenMenuProps extends ContextMenuProps {
  at: MenuPoint;
  /** Keys pressed before the list was loaded, first one first; the list empties it. */
  earlyKeys: string[];
}

export function ContextMenu({ at, ...rest }: ContextMenuProps) {
  const [earlyKeys] = useState<string[]>(() => []);
  useEffect(() => {
    if (!at) earlyKeys.length = 0;
  }, [at, earlyKeys]);
  if (!at) return null;
  // A separate landmark, because it is rendered outside the page's landmarks. The menu of a modal dialog is rendered
  // inside that dialog, because everything outside is inert and a press there closes the dialog.
  const dialog = rest.trigger?.current?.closest('[data-dialog-panel]');
  return createPortal(
    <section aria-label={rest.label}>
      <OpenMenu at={at} earlyKeys={earlyKeys} {...rest} />
    </section>,
    dialog ?? document.body,
  );
}
