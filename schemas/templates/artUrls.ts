// Where the pictures shipped with the templates and the demo's faces are: `art:<template>/<file>` to an address the browser can load.

/** Never inlined: a content security policy lets the page fetch files, not data addresses. */
const files = import.meta.glob<string>('./art/*/*.{png,jpg}', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** Address of a picture named `art:<template>/<file>`, or null for any other reference. */
export function artUrl(ref: string): string | null {
  return ref.startsWith('art:') ? (files[`./art/${ref.slice('art:'.length)}`] ?? null) : null;
}
