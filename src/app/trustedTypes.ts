// The single Trusted Types policy: which URLs may become scripts, and which text may become markup
// (docs/rules/reliability.md X2).
import { build } from '@/service/build/build';

/** The used part of the browser API. Not every browser has it; without it nothing is enforced. */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string; createHTML(markup: string): string },
  ): unknown;
}

/** Where the build stores its scripts, below its base path. */
const ASSETS = 'assets/';

interface OwnScripts {
  /** Base path of the application, with slashes around it. */
  basePath: string;
  /** File of the service worker beside the page, if the build has one. */
  worker: string | null;
}

/** Scripts of this build and its service worker. `page`: URL of the page. */
export function isOwnScript(url: string, { basePath, worker }: OwnScripts, page: string): boolean {
  if (!URL.canParse(url, page)) return false;
  const { origin, pathname } = new URL(url, page);
  if (origin !== new URL(page).origin || /%2f|%5c|%2e/i.test(pathname)) return false;
  return (pathname.startsWith(basePath + ASSETS) && pathname.endsWith('.js')) || pathname === basePath + worker;
}

/** The style sheet that react-moveable writes: its classes start like this, and it closes no style element. */
export const isHandleStyle = (markup: string): boolean => /^\s*\.rCS/.test(markup) && !/<\/style/i.test(markup);

export function installTrustedTypes(worker: string | null): void {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  trustedTypes?.createPolicy('default', {
    createScriptURL(url) {
      if (!isOwnScript(url, { basePath: build.basePath, worker }, location.href))
        throw new TypeError(`This address is no script of ours: ${url.slice(0, 80)}`);
      return url;
    },
    createHTML(markup) {
      if (!isHandleStyle(markup)) throw new TypeError('No text becomes markup here.');
      return markup;
    },
  });
}
