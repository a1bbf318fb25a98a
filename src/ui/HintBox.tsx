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
      className={`flex w-104 max-w-[calc(100%-1.5rem)] items-start gap-2.5 overflow-y-auto rounded-lg border border-line bg-panel p-3 text-sm max-sm:text-xs text-ink shadow-xl shadow-black/30 ${className}`}
    >
      <Lightbulb size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-accent" />
      <div className="min-w-0 grow">
        <p className="font-semibold">{title}</p>
        <p className="mt-0.5 text-muted">{text}</p>
      </div>
      <Button size="sm" onClick={onClose}>
        {closeLabel}
      </Button>
    </section>
  );
}
