// The progress of work that takes a while, in a box with a button to cancel it.
import { Button } from './Button';

/** Shown from the start, so that the bar is visible. */
const LEAST_PERCENT = 4;

export interface ProgressBoxProps {
  /** Accessible name of the bar. */
  label: string;
  /** What is being done. */
  text: string;
  /** 0 to 100. */
  percent: number;
  cancelText: string;
  onCancel(): void;
}

export function ProgressBox({ label, text, percent, cancelText, onCancel }: ProgressBoxProps) {
  return (
    <div className="flex flex-col gap-2 rounded-lg border border-line bg-app p-3 text-sm">
      <div className="flex items-center gap-3">
        <p className="grow">{text}</p>
        <Button size="sm" onClick={onCancel}>
          {cancelText}
        </Button>
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuetext={text}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-1.5 overflow-hidden rounded-full bg-raised"
      >
        <div
          className="h-full rounded-full bg-accent forced-colors:bg-[Highlight]"
          style={{ width: `${Math.max(percent, LEAST_PERCENT)}%` }}
        />
      </div>
    </div>
  );
}
