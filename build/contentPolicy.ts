// The content security policy of a production build, in the page itself (docs/rules/reliability.md X2). What only a header can say stands in hosting/.

export interface PolicyFacts {
  /** Address of the API, or empty where it is the page's own origin. */
  apiBase: string;
  /** Address of the app API; by default that of the API. */
  appApiBase?: string | undefined;
  /** Lets react-moveable write its own style sheet. A static host knows no nonce per answer: it holds for styles only. */
  styleNonce: string;
  /** Hashes of the page's inline scripts, `sha256-…`. */
  scriptHashes?: readonly string[];
}

/** Origin of the API's calls and files as a source, with a space before it; nothing for the page's own. */
const apiSource = (apiBase: string): string => (apiBase === '' ? '' : ` ${new URL(apiBase).origin}`);

/** The policy, one directive after the other. */
export function contentPolicy({ apiBase, appApiBase = apiBase, styleNonce, scriptHashes = [] }: PolicyFacts): string {
  const api = apiSource(apiBase);
  // Calls alone go to the app API: its files are those of the designer API.
  const calls = [...new Set([api, apiSource(appApiBase)])].join('');
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' '),
    `style-src 'self' 'nonce-${styleNonce}'`,
    `img-src 'self' blob: data:${api}`,
    `font-src 'self' blob: data:${api}`,
    `connect-src 'self'${calls}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}
