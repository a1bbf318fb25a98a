// Where the shipped pictures are that no template uses: the sets that designers choose from, and the demo's faces.

/** Addresses by path; never inlined, as those of the templates. */
export const SET_URLS: Readonly<Record<string, string>> = import.meta.glob<string>(
  [
    './art/{digits,level,moon,week}-*/*.{png,jpg}',
    './art/weather-{color,solid}/*.{png,jpg}',
    './art/{starter,store}/*.{png,jpg}',
  ],
  { query: '?url&no-inline', import: 'default', eager: true },
);
