// Indeterminate progress. Always used with a text label.
import { LoaderCircle } from 'lucide-react';

export interface SpinnerProps {
  /** Side in px. */
  size?: number;
  /** For screen readers; omit it if the text next to it says the same. */
  label?: string;
}

export function Spinner({ size = 16, label }: SpinnerProps) {
  const ring = <LoaderCircle size={size} className="animate-spin" aria-hidden="true" />;
  if (!label) return ring;
  return (
    <span className="inline-flex" role="img" aria-label={label}>
      {ring}
    </span>
  );
}
