// A one-time hint: a light bulb, a title, a text and a close button. It takes no focus, and toasts do not cover it. In
// a narrow window it is a single line whose title expands the text.
import { ChevronDown, ChevronUp, Lightbulb } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from './Button';
import { useMediaQuery } from './useMediaQuery';

export interface HintBoxProps {
  title: string;
  text: string;
  /** Words of the button. */
  closeLabel: string;
  onClose(): void;
  /** Position classes. */
  className?: string | undefined;
}

export function HintBox({ title, text, closeLabel, onClose, className = '' }: HintBoxProps) {
  const isNarrow = useMediaQuery('(max-width: 63.99rem)');
  const [isOpen, setOpen] = useState(false);
  const words = useId();
  const Chevron = isOpen ? ChevronUp : ChevronDown;
  return (
    <section
      aria-label={title}
      data-keep-clear="box"
      className={`grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2.5 gap-y-1.5 overflow-y-auto rounded-lg border border-line bg-raised p-3 text-xs text-ink max-lg:py-1.5 ${className}`}
    >
      <Lightbulb size={16} aria-hidden="true" className="text-accent" />
      {isNarrow ? (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? words : undefined}
          className="inline-flex min-h-7 items-center gap-1.5 rounded-sm text-start text-sm font-semibold"
          onClick={() => setOpen(!isOpen)}
        >
          {title}
          <Chevron size={14} aria-hidden="true" className="shrink-0 text-muted" />
        </button>
      ) : (
        <p className="text-sm font-semibold">{title}</p>
      )}
      <Button size="sm" onClick={onClose}>
        {closeLabel}
      </Button>
      {isNarrow && !isOpen ? null : (
        <p id={words} className="col-span-full text-muted">
          {text}
        </p>
      )}
    </section>
  );
}
