// The pages of the guide in one language, by file: one script, since the search reads all of them.
export const pages = import.meta.glob<string>('./en/*.md', { query: '?raw', import: 'default', eager: true });
