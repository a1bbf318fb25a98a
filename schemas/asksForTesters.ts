// Whether an address may ask for things of testers. Every page reads it; what exactly is asked is read by code that comes for testers alone.

/** `search`: the query of an address, with its question mark. */
export const asksForTesters = (search: string): boolean => /[?&](world|now|fault|testers)\b/.test(search);
