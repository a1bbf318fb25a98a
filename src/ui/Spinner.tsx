// A turning ring for work whose length is not known. The words beside it say what is going on.
import { LoaderCircle } from 'lucide-react';

export interface SpinnerProps {
  /** Side in px. */
  size?: number;
  /** Read by screen readers; leave out where the text beside it says the same. */
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
