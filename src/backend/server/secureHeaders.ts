// Headers of every response (docs/rules/reliability.md X2, X3). Those of pages equal hosting/_headers.

/** Policies that only a header can set; the page contains the rest. */
export const PAGE_HEADERS = {
  'content-security-policy': "frame-ancestors 'none'",
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
} as const;

/** For responses that are not pages: nothing in them may run, wherever they are opened. */
const CALL_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': PAGE_HEADERS['strict-transport-security'],
} as const;

/** Adds the headers that the response does not set itself. */
export function withCallHeaders(response: Response): Response {
  for (const [name, value] of Object.entries(CALL_HEADERS))
    if (!response.headers.has(name)) response.headers.set(name, value);
  return response;
}
