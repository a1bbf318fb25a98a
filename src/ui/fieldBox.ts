// Classes shared by all input boxes.

/** The border: contrast 3:1 on every surface (WCAG 1.4.11), red if invalid. */
export const fieldBorder = (invalid = false): string =>
  invalid ? 'border-danger' : 'border-line-strong hover:border-muted';

/** The box: 32 px high, bordered, red if invalid, with the focus ring of the input inside. */
export function fieldBoxClass(invalid = false, disabled = false): string {
  return `field-ring flex min-h-8 min-w-0 items-center gap-1.5 rounded-md border bg-app px-2 text-sm text-ink ${fieldBorder(invalid)} ${disabled ? '[&>:not([data-beside])]:opacity-50' : ''}`;
}

/** The borderless input inside the box. */
export const bareInputClass = 'min-w-0 grow self-stretch bg-transparent text-ink outline-none placeholder:text-muted';

/** Text inside the box before or after the value. */
export const affixClass = 'shrink-0 text-2xs text-muted select-none';
