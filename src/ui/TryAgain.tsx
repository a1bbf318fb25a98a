// A loading error: what and why, announced immediately, and a retry button.
import { Button } from './Button';

export interface TryAgainProps {
  text: string;
  /** The reason, in the words of specification 8. */
  reason?: string | undefined;
  /** On the button, translated. */
  label: string;
  /** It is being requested. */
  busy?: boolean | undefined;
  onTry(): void;
  /** Room around it. */
  className?: string | undefined;
  /** Part of a page or dialog, rather than a whole page. */
  small?: boolean | undefined;
  /** The button is at the end of the line, for a notice above content loaded earlier. */
  inRow?: boolean | undefined;
}

const ROW = 'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl border border-warning/60 bg-panel px-4 py-3';

export function TryAgain(props: TryAgainProps) {
  const { text, reason, label, busy, onTry, className = '', small = false, inRow = false } = props;
  const layout = inRow ? ROW : `flex flex-col items-start ${small ? 'gap-2 text-sm' : 'gap-3'}`;
  return (
    <div role="alert" className={`${layout} ${className}`}>
      <div className={inRow ? 'min-w-0 grow basis-64' : undefined}>
        <p>{text}</p>
        {reason ? <p className="text-pretty text-muted">{reason}</p> : null}
      </div>
      <Button size={small || inRow ? 'sm' : 'md'} busy={busy} onClick={onTry}>
        {label}
      </Button>
    </div>
  );
}
