// Classes that all boxes with something to type in share.

/** The box: 32 px high, a line around it, red where invalid, the focus ring for the input inside. */
export function fieldBoxClass(invalid = false, disabled = false): string {
  return `field-ring flex min-h-8 min-w-0 items-center gap-1.5 rounded-md border bg-app px-2 text-sm text-ink ${invalid ? 'border-danger' : 'border-line hover:border-line-strong'} ${disabled ? 'opacity-50' : ''}`;
}

/** The borderless input inside the box. */
export const bareInputClass = 'min-w-0 grow self-stretch bg-transparent text-ink outline-none placeholder:text-muted';

/** Words inside the box before or after the value. */
export const affixClass = 'shrink-0 text-2xs text-muted select-none';
