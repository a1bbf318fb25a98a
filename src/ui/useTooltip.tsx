// Words beside a control on hover and on focus: dismissed by Escape, hoverable, and in the tree for aria-describedby (WCAG 1.4.13).
import { type HTMLAttributes, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { isMovedByKey } from './movedByKey';

/** How long the pointer rests before the words come, and how long they wait for it to reach them, ms. */
const SHOW_MS = 350;
const HIDE_MS = 120;

type Handlers<E extends Element> = Pick<
  HTMLAttributes<E>,
  'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur' | 'onPointerDown'
>;

export interface TooltipHandle<E extends Element> {
  /** Id of the words, for aria-describedby. They are in the tree also while they do not show. */
  id: string;
  /** The handlers of the trigger, together with those it has already. */
  merge(own: Handlers<E>): Handlers<E>;
  /** Render this beside the trigger. */
  node: ReactNode;
}

interface Place {
  trigger: Element;
  left: number;
  top: number;
  above: boolean;
}

/** Keeps the words inside the window, once their width is known. */
function keepInside(words: HTMLElement | null, middle: number): void {
  if (!words) return;
  const half = words.offsetWidth / 2 + 8;
  words.style.left = `${Math.max(half, Math.min(middle, window.innerWidth - half))}px`;
}

/** Room that two lines of words need, px. */
const ROOM = 52;

/** Above the trigger, where the error of a field never stands, or under it where there is no room. */
function placeBeside(trigger: Element): Place {
  const box = trigger.getBoundingClientRect();
  const above = box.top >= ROOM;
  return { trigger, left: box.left + box.width / 2, top: above ? box.top - 6 : box.bottom + 6, above };
}

/** What Escape would close, or leave, if the words did not take it. */
const LAYER = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** One Escape closes the words, the next what they lie on. Words under a resting pointer take no key of other places. */
const takesEscape = (trigger: Element): boolean =>
  trigger.contains(document.activeElement) || trigger.closest(LAYER) !== null;

/** A tooltip for one trigger. Empty `text` gives none. `extra` is shown beside it, such as a shortcut. */
export function useTooltip<E extends Element>(text: string, extra?: string): TooltipHandle<E> {
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
      // A dialog that opens, or gives the focus back, puts it somewhere: nobody asked about that button yet.
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
      : text
        ? createPortal(
            <div id={id} hidden>
              {text}
            </div>,
            document.body,
          )
        : null;
  return { id, merge, node };
}
