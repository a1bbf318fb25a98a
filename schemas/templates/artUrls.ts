// Where the pictures of the templates are, but those of always-on alone: `art:<folder>/<file>` to an address the browser can load. Home shows
// the templates, so that the addresses of all other pictures are a file of their own.

/** Never inlined, because the content security policy allows fetching files but not data URLs. */
const files = import.meta.glob<string>(
  [
    './art/*/*.{png,jpg}',
    '!./art/{digits,level,moon,week}-*/*',
    '!./art/weather-{color,solid}/*',
    '!./art/*/*Rest*',
    '!./art/{source,starter,store}/*',
  ],
  { query: '?url&no-inline', import: 'default', eager: true },
);

/** Address of a picture named `art:<folder>/<file>`, or null for any other reference. */
export async function artUrl(ref: string): Promise<string | null> {
  if (!ref.startsWith('art:')) return null;
  const path = `./art/${ref.slice('art:'.length)}`;
  return files[path] ?? (await import('./setUrls')).SET_URLS[path] ?? null;
}
