// Where the shipped pictures are that Home does not show: sets that designers choose from, digits of the templates' always-on, and the
// demo's faces.

/** Addresses by path; never inlined, as those of the templates. */
export const SET_URLS: Readonly<Record<string, string>> = import.meta.glob<string>(
  [
    './art/{digits,level,moon,week}-*/*.{png,jpg}',
    './art/weather-{color,solid}/*.{png,jpg}',
    './art/{starter,store}/*.{png,jpg}',
    './art/*/*Rest*.{png,jpg}',
  ],
  { query: '?url&no-inline', import: 'default', eager: true },
);
