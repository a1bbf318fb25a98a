// The one Trusted Types policy: which addresses may become scripts, and which text may become markup (docs/rules/reliability.md X2).
import { build } from '@/service/build/build';

/** The browser's part that is used here; not every browser has it, and then nothing is enforced. */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string; createHTML(markup: string): string },
  ): unknown;
}

/** Where the build puts its scripts, below its base path. */
const ASSETS = 'assets/';

interface OwnScripts {
  /** Path the application is served under, with slashes around. */
  basePath: string;
  /** File of the service worker beside the page, where the build has one. */
  worker: string | null;
}

/** Scripts of this build, and its service worker. `page` is the address of the page. */
export function isOwnScript(url: string, { basePath, worker }: OwnScripts, page: string): boolean {
  if (!URL.canParse(url, page)) return false;
  const { origin, pathname } = new URL(url, page);
  if (origin !== new URL(page).origin || /%2f|%5c|%2e/i.test(pathname)) return false;
  return (pathname.startsWith(basePath + ASSETS) && pathname.endsWith('.js')) || pathname === basePath + worker;
}

/** The style sheet that react-moveable writes: its classes begin like this, and it ends no style element. */
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
