// The content security policy of a production build, included in the page (docs/rules/reliability.md X2). Policies that
// only a header can set are in hosting/.

export interface PolicyFacts {
  /** URL of the API; empty for the page's own origin. */
  apiBase: string;
  /** URL of the app API. Defaults to the API URL. */
  appApiBase?: string | undefined;
  /**
   * Allows react-moveable to write its style sheet. A static host cannot create a nonce per response, so it is fixed
   * and applies to styles only.
   */
  styleNonce: string;
  /** Hashes of the page's inline scripts, `sha256-…`. */
  scriptHashes?: readonly string[];
}

/** Origin of the API's calls and files as a source, preceded by a space; empty for the page's own. */
const apiSource = (apiBase: string): string => (apiBase === '' ? '' : ` ${new URL(apiBase).origin}`);

/** The policy: all directives in order. */
export function contentPolicy({ apiBase, appApiBase = apiBase, styleNonce, scriptHashes = [] }: PolicyFacts): string {
  const api = apiSource(apiBase);
  // Only calls use the app API; files come from the designer API.
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
