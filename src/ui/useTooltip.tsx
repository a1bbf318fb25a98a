// Tooltips on hover and focus: dismissed by Escape, hoverable, and in the tree for aria-describedby (WCAG 1.4.13).
import { type HTMLAttributes, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { isMovedByKey } from './movedByKey';

/** Delay before the tooltip appears, and before it disappears so that the pointer can reach it, ms. */
const SHOW_MS = 350;
const HIDE_MS = 120;

type Handlers<E extends Element> = Pick<
  HTMLAttributes<E>,
  'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur' | 'onPointerDown'
>;

export interface TooltipHandle<E extends Element> {
  /** Id of the text, for aria-describedby; it is in the tree even while hidden. */
  id: string;
  /** Merges the trigger's handlers with its existing ones. */
  merge(own: Handlers<E>): Handlers<E>;
  /** Render it next to the trigger. */
  node: ReactNode;
}

interface Place {
  trigger: Element;
  left: number;
  top: number;
  above: boolean;
}

/** Keeps the tooltip inside the window, once its width is known. */
function keepInside(words: HTMLElement | null, middle: number): void {
  if (!words) return;
  const half = words.offsetWidth / 2 + 8;
  words.style.left = `${Math.max(half, Math.min(middle, window.innerWidth - half))}px`;
}

/** Space for two lines of text, px. */
const ROOM = 52;

/** Above the trigger, where a field's error never is, or below if there is no space. */
function placeBeside(trigger: Element): Place {
  const box = trigger.getBoundingClientRect();
  const above = box.top >= ROOM;
  return { trigger, left: box.left + box.width / 2, top: above ? box.top - 6 : box.bottom + 6, above };
}

/** Layers that Escape would close if the tooltip did not handle it. */
const LAYER = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/**
 * The first Escape closes the tooltip, the next the layer below. A tooltip of a hovered element does not handle keys of
 * other places.
 */
const takesEscape = (trigger: Element): boolean =>
  trigger.contains(document.activeElement) || trigger.closest(LAYER) !== null;

/**
 * A tooltip for one trigger; none for an empty `text`. `extra` is shown next to it, such as a shortcut. `isName`: it repeats
 * the name of the trigger, so that nothing is described by it and it is in the tree only while it is shown.
 */
export function useTooltip<E extends Element>(text: string, extra?: string, isName = false): TooltipHandle<E> {
  const id = useId();
  const [place, setPlace] = useState<Place | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const shownAt = place?.trigger;
  useEffect(() => {
    if (!shownAt) return;
    const dismiss = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (takesEscape(shownAt)) {
        event.preventDefault();
        event.stopPropagation();
      }
      setPlace(null);
    };
    document.addEventListener('keydown', dismiss, true);
    return () => document.removeEventListener('keydown', dismiss, true);
  }, [shownAt]);

  const later = (next: () => Place | null, ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setPlace(next()), ms);
  };
  const hide = () => {
    clearTimeout(timer.current);
    setPlace(null);
  };

  const merge = (own: Handlers<E>): Handlers<E> => ({
    onPointerEnter: (event) => {
      own.onPointerEnter?.(event);
      const trigger = event.currentTarget;
      if (text && event.pointerType !== 'touch') later(() => placeBeside(trigger), SHOW_MS);
    },
    onPointerLeave: (event) => {
      own.onPointerLeave?.(event);
      later(() => null, HIDE_MS);
    },
    onPointerDown: (event) => {
      own.onPointerDown?.(event);
      hide();
    },
    onFocus: (event) => {
      own.onFocus?.(event);
      // Focus set by a dialog that opens or closes does not show the tooltip, because the user did not move to the
      // button.
      if (text && isMovedByKey() && event.currentTarget.matches(':focus-visible'))
        setPlace(placeBeside(event.currentTarget));
    },
    onBlur: (event) => {
      own.onBlur?.(event);
      hide();
    },
  });

  const node =
    text && place
      ? createPortal(
          <div
            ref={(words) => keepInside(words, place.left)}
            role="tooltip"
            id={id}
            className="fixed z-[120] w-max max-w-64 rounded-md border border-line bg-raised px-2 py-1 text-xs text-ink shadow-lg shadow-black/30"
            style={{ left: place.left, top: place.top, transform: `translate(-50%, ${place.above ? '-100%' : '0'})` }}
            onPointerEnter={() => clearTimeout(timer.current)}
            onPointerLeave={() => later(() => null, HIDE_MS)}
          >
            {text}
            {extra ? ' ' : null}
            {extra ? <kbd className="ml-2 font-sans text-muted">{extra}</kbd> : null}
          </div>,
          document.body,
        )
      : text && !isName
        ? createPortal(
            <div id={id} hidden>
              {text}
            </div>,
            document.body,
          )
        : null;
  return { id, merge, node };
}
