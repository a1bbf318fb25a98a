// A row of the simulator's panel: text on the left, a control on the right.
import type { ReactNode } from 'react';

/** `id` of the text, for the control's `aria-labelledby`. */
export function SettingRow({ id, label, children }: { id?: string; label: string; children: ReactNode }) {
  return (
    <div className="grid min-h-8 grid-cols-[6.25rem_minmax(0,1fr)] items-center gap-1.5">
      <span id={id} className="truncate text-sm" title={label}>
        {label}
      </span>
      <div className="flex min-w-0 items-center gap-1.5">{children}</div>
    </div>
  );
}
