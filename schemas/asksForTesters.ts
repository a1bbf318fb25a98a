// Whether an address may ask for things of testers. Every page reads it; what exactly is asked is read by code that comes for testers alone.

/** `search`: the query of an address, with its question mark. */
export const asksForTesters = (search: string): boolean => /[?&](world|now|fault|testers)\b/.test(search);

/** Key in the browser's storage by which a tester gets the powers at `__dialwright.testers`: `on`. */
const TESTERS_FLAG = 'dialwright.testers';

/** Whether a browser is a tester's; `storage` gives its `localStorage`. False where storage is forbidden. */
export function isTesterBrowser(storage: () => Pick<Storage, 'getItem'>): boolean {
  try {
    return storage().getItem(TESTERS_FLAG) === 'on';
  } catch {
    return false;
  }
}
