// A small non-modal dialog next to its button: traps the focus; Escape and a press outside close it and return the
// focus.
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { Listening } from './Listening';

export interface PopoverProps {
  /** Accessible name of the panel. */
  label: string;
  /** Accessible name of the button; absent: its content or its label element. */
  buttonLabel?: string | undefined;
  /** Id of the button, for a label element. */
  id?: string | undefined;
  describedBy?: string | undefined;
  buttonClass: string;
  button: ReactNode;
  disabled?: boolean | undefined;
  /** Width of the panel and more. */
  className?: string | undefined;
  /** Drawn while open; a function gets what closes the panel and returns the focus. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

export function Popover(props: PopoverProps) {
  const { label, buttonLabel, buttonClass, button, disabled = false, className = '', children } = props;
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    trigger.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <button
        ref={trigger}
        type="button"
        id={props.id}
        aria-label={buttonLabel}
        aria-describedby={props.describedBy}
        aria-haspopup="dialog"
        aria-expanded={open}
        disabled={disabled}
        className={buttonClass}
        onClick={() => setOpen(!open)}
      >
        {button}
      </button>
      {open
        ? createPortal(
            <PopoverPanel
              label={label}
              trigger={trigger}
              className={className}
              onClose={close}
              onLeave={() => setOpen(false)}
            >
              {typeof children === 'function' ? children(close) : children}
            </PopoverPanel>,
            document.body,
          )
        : null}
    </>
  );
}

interface PopoverPanelProps {
  label: string;
  trigger: RefObject<HTMLElement | null>;
  className: string;
  onClose(): void;
  /** Closed by a press elsewhere, which has set the focus. */
  onLeave(): void;
  children: ReactNode;
}

const STOPS = ['button:not(:disabled)', 'input:not(:disabled)', '[tabindex="0"]']
  .map((stop) => `${stop}:not([tabindex="-1"])`)
  .join();

function PopoverPanel({ label, trigger, className, onClose, onLeave, children }: PopoverPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ left: 0, top: 0 });

  useLayoutEffect(() => {
    // Content that is loaded after the panel has opened makes it larger. The first call is before the panel is painted.
    const sizes = new ResizeObserver(() => {
      const beside = trigger.current?.getBoundingClientRect();
      const own = panel.current?.getBoundingClientRect();
      if (!beside || !own) return;
      const below = beside.bottom + 8;
      const fits = below + own.height <= window.innerHeight - 8;
      setPlace({
        left: Math.max(8, Math.min(beside.left, window.innerWidth - own.width - 8)),
        top: fits ? below : Math.max(8, beside.top - own.height - 8),
      });
    });
    const stop = panel.current?.querySelector<HTMLElement>(STOPS) ?? panel.current;
    stop?.focus({ preventScroll: true });
    if (panel.current) sizes.observe(panel.current);
    return () => sizes.disconnect();
  }, [trigger]);

  useEffect(() => {
    const outside = (event: Event) => {
      const inside =
        event.target instanceof Node && [panel, trigger].some((ref) => ref.current?.contains(event.target as Node));
      if (!inside) onLeave();
    };
    document.addEventListener('pointerdown', outside, true);
    window.addEventListener('resize', onLeave);
    return () => {
      document.removeEventListener('pointerdown', outside, true);
      window.removeEventListener('resize', onLeave);
    };
  }, [trigger, onLeave]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onClose();
    }
    if (event.key !== 'Tab') return;
    const stops = [...(panel.current?.querySelectorAll<HTMLElement>(STOPS) ?? [])];
    const [first, last] = [stops[0], stops.at(-1)];
    const [edge, next] = event.shiftKey ? [first, last] : [last, first];
    if (edge && document.activeElement !== edge) return;
    event.preventDefault();
    next?.focus();
  };

  return (
    <Listening onKeyDown={onKeyDown}>
      <div
        ref={panel}
        role="dialog"
        aria-label={label}
        tabIndex={-1}
        className={`fixed z-[70] rounded-lg border border-line bg-panel p-3 text-sm text-ink shadow-xl shadow-black/30 ${className}`}
        style={place}
      >
        {children}
      </div>
    </Listening>
  );
}
