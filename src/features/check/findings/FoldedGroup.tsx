// A list that is folded until its heading is clicked.
import { ChevronDown, ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

export interface FoldedGroupProps {
  heading: string;
  /** List items, rendered while the list is open. */
  children(): ReactNode;
}

export function FoldedGroup({ heading, children }: FoldedGroupProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const Sign = isOpen ? ChevronDown : ChevronRight;
  return (
    <section aria-label={heading} className="border-t border-line">
      <h3 className="bg-raised text-xs font-semibold">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          className="flex min-h-8 w-full items-center gap-1 px-3 text-left hover:bg-hover"
          onClick={() => setOpen(!isOpen)}
        >
          <Sign size={14} aria-hidden="true" />
          {heading}
        </button>
      </h3>
      <ul id={id} hidden={!isOpen}>
        {isOpen ? children() : null}
      </ul>
    </section>
  );
}
