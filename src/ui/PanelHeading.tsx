// The small heading of a side panel's section, with optional text or a button at the end.
import type { ReactNode } from 'react';

export interface PanelHeadingProps {
  children: ReactNode;
  /** Muted text or a control at the end. */
  aside?: ReactNode;
  level?: 2 | 3 | 4 | undefined;
  id?: string | undefined;
  /** The text is a user's own name, shown without case changes. */
  asTyped?: boolean | undefined;
}

export function PanelHeading({ children, aside, level = 3, id, asTyped = false }: PanelHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="flex min-h-7 items-center justify-between gap-2">
      <Heading
        id={id}
        className={`truncate font-semibold ${asTyped ? 'text-sm text-ink' : 'text-2xs tracking-wider text-muted uppercase'}`}
      >
        {children}
      </Heading>
      {aside ? <div className="shrink-0 text-xs text-muted">{aside}</div> : null}
    </div>
  );
}
