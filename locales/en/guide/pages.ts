// The guide pages in English, by file. One chunk, because the search reads all of them.
export const pages = import.meta.glob<string>('./*.md', { query: '?raw', import: 'default', eager: true });
