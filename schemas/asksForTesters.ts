// Detects tester parameters in a page's URL. Every page includes this; the code that parses them is loaded for testers
// only.

/** `search`: the URL's query, with its question mark. */
export const asksForTesters = (search: string): boolean => /[?&](world|now|fault|testers)\b/.test(search);

/** localStorage key that enables `__dialwright.testers` for a tester: `on`. */
const TESTERS_FLAG = 'dialwright.testers';

/** Whether the browser belongs to a tester; `storage` returns its `localStorage`. False if storage is blocked. */
export function isTesterBrowser(storage: () => Pick<Storage, 'getItem'>): boolean {
  try {
    return storage().getItem(TESTERS_FLAG) === 'on';
  } catch {
    return false;
  }
}
