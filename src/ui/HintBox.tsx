// A hint told once: a light bulb, a title, a few words and the button that closes it. It takes no focus.
import { Lightbulb } from 'lucide-react';
import { Button } from './Button';

export interface HintBoxProps {
  title: string;
  text: string;
  /** Words of the button. */
  closeLabel: string;
  onClose(): void;
  /** Where it stands. */
  className?: string | undefined;
}

export function HintBox({ title, text, closeLabel, onClose, className = '' }: HintBoxProps) {
  return (
    <section
      aria-label={title}
      className={`grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2.5 gap-y-1.5 overflow-y-auto rounded-lg border border-line bg-raised p-3 text-xs text-ink ${className}`}
    >
      <Lightbulb size={16} aria-hidden="true" className="text-accent" />
      <p className="text-sm font-semibold">{title}</p>
      <Button size="sm" onClick={onClose}>
        {closeLabel}
      </Button>
      <p className="col-span-full text-muted">{text}</p>
    </section>
  );
}
