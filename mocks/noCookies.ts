// Replaces the mock library's cookie jar in production builds: this backend sets no cookies, and the real jar contains
// a list of public domain suffixes larger than the backend.

export class MemoryCookieStore {
  idx: Record<string, never> = {};
}

export class CookieJar {
  getCookiesSync(): [] {
    return [];
  }
  async setCookie(): Promise<void> {}
}

/** Stores nothing, so reads nothing. */
export const Cookie = { fromJSON: () => null, parse: () => undefined } as const;
