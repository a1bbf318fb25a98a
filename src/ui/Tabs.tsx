// Tabs (ARIA pattern): one tab stop, arrows and Home/End move and select; the tab names its panel.
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';

export interface TabItem<Id extends string = string> {
  id: Id;
  label: string;
  /** A number after the label. */
  count?: number | undefined;
  icon?: ReactNode;
  /** Content of the panel; omitted if `children` of Tabs is a shared panel. */
  content?: ReactNode;
}

export interface TabsProps<Id extends string = string> {
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly TabItem<Id>[];
  value: Id;
  onChange(id: Id): void;
  /** `panel`: equal widths across a side panel. `page`: under a heading. `pill`: a small switch, as in the top bar. */
  variant?: 'panel' | 'page' | 'pill' | undefined;
  /** Shared panel, if the tabs only filter. */
  children?: ReactNode;
  /** Id of the controlled element, if the panel is elsewhere. */
  controls?: string | undefined;
  className?: string | undefined;
  panelClassName?: string | undefined;
}

const LISTS = {
  panel: 'flex border-b border-line',
  // The padding of a tab, for the focus ring, extends beyond the column, so that the names align with its edge. The
  // tabs scroll sideways; they are above the border line, not over it, or the list would also scroll vertically by a
  // px.
  page: '-mx-1.5 flex gap-2 max-sm:gap-1 border-b border-line overflow-x-auto overflow-y-hidden',
  pill: 'inline-flex rounded-md border border-line bg-app overflow-hidden',
} as const;

const TABS = {
  panel: 'grow basis-0 min-h-10 justify-center px-2 border-b-2 -mb-px',
  page: 'min-h-10 shrink-0 px-1.5 border-b-2 whitespace-nowrap',
  pill: 'min-h-7 touch:min-h-11 px-3 border-b-2 justify-center aria-selected:bg-raised',
} as const;

const FORWARD: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Scrolls the selected tab into view within its list, without scrolling the page. */
function showChosen(list: HTMLElement): void {
  const chosen = list.querySelector('[aria-selected="true"]')?.getBoundingClientRect();
  if (!chosen) return;
  const { left, right } = list.getBoundingClientRect();
  if (chosen.left < left) list.scrollLeft -= left - chosen.left;
  else if (chosen.right > right) list.scrollLeft += chosen.right - right;
}

export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, tabs, value, onChange, variant = 'panel', children, controls, className = '' } = props;
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  // Each tab restores its scroll position; a new one starts at the top.
  const scrolls = useRef(new Map<string, number>());
  useLayoutEffect(() => {
    // Skip a panel that was never scrolled, because setting it forces a layout of the whole page.
    if (panel.current && scrolls.current.size > 0) panel.current.scrollTop = scrolls.current.get(value) ?? 0;
  }, [value]);
  // Counts that arrive later make the tabs wider.
  const counts = tabs.map(({ count }) => count ?? '').join();
  const shown = variant === 'page' ? `${value} ${counts}` : '';
  useLayoutEffect(() => {
    if (list.current && shown !== '') showChosen(list.current);
  }, [shown]);
  const tabId = (id: string) => `${base}-tab-${id}`;
  const panelId = controls ?? `${base}-panel`;

  const onKeyDown = (event: KeyboardEvent) => {
    const move = FORWARD[event.key];
    const next =
      move &&
      tabs[
        move(
          Math.max(
            0,
            tabs.findIndex((tab) => tab.id === value),
          ),
          tabs.length,
        )
      ];
    if (!next || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onChange(next.id);
    list.current?.ownerDocument.getElementById(tabId(next.id))?.focus();
  };

  return (
    <div className={`flex min-h-0 flex-col ${className}`}>
      <div ref={list} role="tablist" aria-label={label} className={LISTS[variant]} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={tabId(tab.id)}
            aria-selected={tab.id === value}
            aria-controls={panelId}
            tabIndex={tab.id === value ? 0 : -1}
            onClick={() => onChange(tab.id)}
            className={`inline-flex items-center gap-1.5 border-transparent text-sm text-muted hover:transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-selected:border-accent aria-selected:text-ink ${TABS[variant]}`}
          >
            {tab.icon}
            {tab.label}
            {tab.count === undefined ? null : <span className="text-muted">{tab.count}</span>}
          </button>
        ))}
      </div>
      {controls ? null : (
        <div
          ref={panel}
          role="tabpanel"
          id={panelId}
          onScroll={(event) => {
            if (event.target === event.currentTarget) scrolls.current.set(value, event.currentTarget.scrollTop);
          }}
          aria-labelledby={tabId(value)}
          className={`relative min-h-0 grow ${props.panelClassName ?? ''}`}
        >
          {children ?? tabs.find((tab) => tab.id === value)?.content}
        </div>
      )}
    </div>
  );
}
