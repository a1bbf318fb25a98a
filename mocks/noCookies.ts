// Stands in for the cookie jar of the mock library in a production build: this backend sets no cookie, and the real jar
// brings a list of all public domain suffixes, which is larger than the backend.

export class MemoryCookieStore {
  idx: Record<string, never> = {};
}

export class CookieJar {
  getCookiesSync(): [] {
    return [];
  }
  async setCookie(): Promise<void> {}
}

/** Nothing is kept, so nothing is read back. */
export const Cookie = { fromJSON: () => null, parse: () => undefined } as const;
