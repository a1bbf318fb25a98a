// Focuses the properties or one field of them and selects its text.

const FIELDS = 'textarea:not(:disabled), input:not(:disabled):not([type="radio"])';
const STOPS = 'textarea, input, select, button, [tabindex="0"]';

/** The first field, or otherwise the first focusable element. */
function focusFirst(form: Element): boolean {
  const stop = form.querySelector<HTMLElement>(FIELDS) ?? form.querySelector<HTMLElement>(STOPS);
  stop?.focus();
  return stop !== null;
}

/** `path`: of a field such as `style.fill`; by default the first. False if no such field is shown. */
export function focusField(form: Element, path: string | undefined): boolean {
  if (path === undefined) return focusFirst(form);
  const field = form.querySelector(`[data-field="${CSS.escape(path)}"]`);
  const id = field?.querySelector('label')?.htmlFor;
  const stop =
    (id && document.getElementById(id)) ||
    field?.querySelector<HTMLElement>(':checked') ||
    field?.querySelector<HTMLElement>(STOPS);
  // While nothing is selected, the fields of the last selection are in the page, hidden.
  if (!stop?.checkVisibility()) return false;
  stop.focus();
  if (stop instanceof HTMLInputElement || stop instanceof HTMLTextAreaElement) stop.select();
  stop.scrollIntoView?.({ block: 'nearest' });
  return true;
}
