// Leads the designer to the properties or one field of them: the panel is shown first, and what is wanted takes the focus once
// it is there.
import { showPanel } from './showPanel';

/** How many frames a panel that was not shown may take to be drawn. */
const FRAMES = 10;

const FIELDS = 'textarea:not(:disabled), input:not(:disabled)';
const STOPS = 'textarea, input, select, button, [tabindex="0"]';

/** Focuses the first field of the properties, or the first thing there that takes keys. */
export function focusProperties(): void {
  showPanel('properties');
  const look = (left: number) => {
    const form = document.querySelector('[data-properties]');
    const stop = form?.querySelector<HTMLElement>(FIELDS) ?? form?.querySelector<HTMLElement>(STOPS);
    if (stop) stop.focus();
    else if (left > 0) requestAnimationFrame(() => look(left - 1));
  };
  requestAnimationFrame(() => look(FRAMES));
}

/** Focuses the field at a path such as `style.fill`, its text selected. Says nothing where there is no such field. */
export function focusField(path: string): void {
  showPanel('properties');
  const look = (left: number) => {
    const field = document.querySelector(`[data-properties] [data-field="${CSS.escape(path)}"]`);
    const id = field?.querySelector('label')?.htmlFor;
    const stop = (id && document.getElementById(id)) || field?.querySelector<HTMLElement>(STOPS);
    if (stop) {
      stop.focus();
      if (stop instanceof HTMLInputElement || stop instanceof HTMLTextAreaElement) stop.select();
      stop.scrollIntoView?.({ block: 'nearest' });
    } else if (left > 0) requestAnimationFrame(() => look(left - 1));
  };
  requestAnimationFrame(() => look(FRAMES));
}
