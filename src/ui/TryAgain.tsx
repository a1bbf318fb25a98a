// Something did not come: what, in words that are spoken at once, and a button that asks for it again.
import { Button } from './Button';

export interface TryAgainProps {
  text: string;
  /** On the button, translated. */
  label: string;
  /** It is being asked for. */
  busy?: boolean | undefined;
  onTry(): void;
  /** Room around it. */
  className?: string | undefined;
  /** A part of a page, or of a dialog, rather than the page. */
  small?: boolean | undefined;
}

export function TryAgain({ text, label, busy, onTry, className = '', small = false }: TryAgainProps) {
  return (
    <div role="alert" className={`flex flex-col items-start ${small ? 'gap-2 text-sm' : 'gap-3'} ${className}`}>
      <p>{text}</p>
      <Button size={small ? 'sm' : 'md'} busy={busy} onClick={onTry}>
        {label}
      </Button>
    </div>
  );
}
