// The guide pages in Chinese, by file. One chunk, because the search reads all of them.
export const pages = import.meta.glob<string>('./zh/*.md', { query: '?raw', import: 'default', eager: true });
