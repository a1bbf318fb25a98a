// An open menu (ARIA menu pattern): arrows, Home/End, type-ahead, Enter; Escape and Tab close it and return the focus.
import {
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { announce } from './announce';
import type { OpenMenuProps } from './ContextMenu';
import { MenuRow } from './MenuRow';
import { type MenuEntry, type MenuItemEntry, menuBoxClass, menuRowClass } from './menuEntries';

const hasSign = (entry: MenuEntry) => isItem(entry) && (entry.checked !== undefined || Boolean(entry.icon));
const isItem = (entry: MenuEntry): entry is MenuItemEntry => entry.kind === undefined || entry.kind === 'item';

export function OpenMenu({
  at: { x, y, toLeft = false, upwards = false },
  label,
  items,
  trigger,
  earlyKeys,
  onClose,
}: OpenMenuProps) {
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ x, y });
  const typed = useRef({ text: '', when: 0 });
  const rows = () => [...(box.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];

  // On open: move it inside the window and focus the first row. On close: return the focus.
  useLayoutEffect(() => {
    const before = document.activeElement;
    const size = box.current?.getBoundingClientRect();
    if (size) {
      setPlace({
        x: Math.max(8, Math.min(toLeft ? x - size.width : x, window.innerWidth - size.width - 8)),
        y: Math.max(8, Math.min(upwards ? y - size.height : y, window.innerHeight - size.height - 8)),
      });
    }
    box.current?.querySelector<HTMLElement>('[role^="menuitem"]')?.focus();
    return () => {
      const own = document.activeElement;
      if (
        (before instanceof HTMLElement || before instanceof SVGElement) &&
        (own === document.body || own === null || box.current?.contains(own))
      ) {
        before.focus({ preventScroll: true });
      }
    };
  }, [x, y, toLeft, upwards]);

  useEffect(() => {
    const outside = (event: Event) => {
      const inside = [box, trigger].some((ref) => event.target instanceof Node && ref?.current?.contains(event.target));
      if (!inside) onClose();
    };
    document.addEventListener('pointerdown', outside, true);
    window.addEventListener('blur', onClose);
    window.addEventListener('resize', onClose);
    return () => {
      document.removeEventListener('pointerdown', outside, true);
      window.removeEventListener('blur', onClose);
      window.removeEventListener('resize', onClose);
    };
  }, [onClose, trigger]);

  const signs = items.some(hasSign);
  const choose = (item: MenuItemEntry) => {
    if (item.disabledReason) {
      announce(item.disabledReason, { topic: 'lacks' });
      return;
    }
    onClose();
    item.onSelect();
  };

  const typeAhead = (key: string, when: number) => {
    const text = when - typed.current.when < 600 ? typed.current.text + key : key;
    typed.current = { text, when };
    const all = rows();
    const from = all.indexOf(document.activeElement as HTMLElement) + (text.length === 1 ? 1 : 0);
    const ordered = [...all.slice(Math.max(0, from)), ...all.slice(0, Math.max(0, from))];
    ordered.find((row) => row.textContent?.trim().toLowerCase().startsWith(text.toLowerCase()))?.focus();
  };

  /** Moves the focus to the row that an arrow, Home or End leads to; false for other keys. */
  const moveFocus = (key: string): boolean => {
    const all = rows();
    const now = all.indexOf(document.activeElement as HTMLElement);
    const moves: Record<string, number> = {
      ArrowDown: (now + 1) % all.length,
      ArrowUp: (now - 1 + all.length) % all.length,
      Home: 0,
      End: all.length - 1,
    };
    const target = moves[key];
    if (target !== undefined) all[target]?.focus();
    return target !== undefined;
  };

  const replayEarlyKeys = useEffectEvent(() => {
    for (const key of earlyKeys.splice(0)) {
      if (key === 'Enter' || key === ' ') {
        rows()
          .find((row) => row === document.activeElement)
          ?.click();
        return;
      }
      if (!moveFocus(key) && key.length === 1) typeAhead(key, performance.now());
    }
  });
  useEffect(() => replayEarlyKeys(), []);

  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (moveFocus(event.key)) {
      event.preventDefault();
    } else if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      onClose();
    } else if (event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      typeAhead(event.key, event.timeStamp);
    }
  };

  return (
    <div
      ref={box}
      role="menu"
      aria-label={label}
      tabIndex={-1}
      className={`fixed w-max max-h-[calc(100dvh-16px)] ${menuBoxClass}`}
      style={{ left: place.x, top: place.y }}
      onKeyDown={onKeyDown}
      onContextMenu={(event: MouseEvent) => event.preventDefault()}
    >
      {items.map((entry) =>
        isItem(entry) ? (
          <button
            key={entry.id}
            type="button"
            {...(entry.checked === undefined
              ? { role: 'menuitem' }
              : { role: 'menuitemcheckbox', 'aria-checked': entry.checked })}
            aria-disabled={entry.disabledReason ? true : undefined}
            tabIndex={-1}
            className={`${menuRowClass} focus:bg-hover focus-visible:outline-offset-[-2px]`}
            onPointerMove={(event) => event.currentTarget.focus({ preventScroll: true })}
            onClick={() => choose(entry)}
          >
            <MenuRow item={entry} signs={signs} />
          </button>
        ) : entry.kind === 'separator' ? (
          <hr key={entry.id} className="my-1 border-line" />
        ) : (
          <div key={entry.id} role="presentation" className="px-2 pt-1.5 pb-0.5 text-2xs font-semibold text-muted">
            {entry.label}
          </div>
        ),
      )}
    </div>
  );
}
