// Production builds only: the content security policy, validated settings, the mock library without its cookie jar, and
// the router without developer warnings.
import { createHash } from 'node:crypto';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { contentPolicy } from './contentPolicy.ts';

/** A secret in a script is public (docs/rules/reliability.md X5), so the build fails for settings named like one. */
export function refuseSecrets(env: Readonly<Record<string, unknown>>): void {
  const secret = Object.keys(env).filter((name) => name.startsWith('VITE_') && /SECRET|KEY/i.test(name));
  if (secret.length > 0) {
    throw new Error(
      `${secret.join(', ')}: every VITE_ setting can be read in the browser, so none may be a secret or a key.`,
    );
  }
}

/** Settings that become links. */
const LINKS = ['VITE_HELP_LINK', 'VITE_RANKING_LINK', 'VITE_CONTACT_LINK', 'VITE_OPENID_URL'];

/** A link that is not https would be hidden silently, so the build fails (docs/rules/reliability.md X6). */
export function refuseOpenLinks(env: Readonly<Record<string, unknown>>): void {
  for (const name of LINKS) {
    const link = String(env[name] ?? '');
    const allowed = name === 'VITE_CONTACT_LINK' ? ['https:', 'mailto:'] : ['https:'];
    if (link !== '' && !(URL.canParse(link) && allowed.includes(new URL(link).protocol))) {
      throw new Error(`${name} is "${link}": it must begin with ${allowed.join(' or ')}.`);
    }
  }
}

/** Deterministic for a build; not a secret, because the page contains it. */
export const styleNonceOf = (facts: string): string =>
  createHash('sha256').update(facts).digest('base64url').slice(0, 24);

/** Hashes of the page's inline scripts, in the form that the policy expects. */
export const scriptHashesOf = (html: string): string[] =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
  );

export interface ProductionOptions {
  styleNonce: string;
  apiBase: string;
  appApiBase?: string | undefined;
  /** Replacement for the mock library's cookie jar. */
  cookies: string;
  /** The router's production build; its package only exports the other one. */
  router: string;
}

export function production({ styleNonce, apiBase, appApiBase, cookies, router }: ProductionOptions): Plugin {
  return {
    name: 'dialwright:production',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [
          { find: 'tough-cookie', replacement: cookies },
          { find: /^react-router$/, replacement: router },
        ],
      },
      define: { STYLE_NONCE: JSON.stringify(styleNonce) },
    }),
    configResolved({ env }) {
      const all = { ...process.env, ...env };
      refuseSecrets(all);
      refuseOpenLinks(all);
    },
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const policy: HtmlTagDescriptor = {
          tag: 'meta',
          attrs: {
            'http-equiv': 'Content-Security-Policy',
            content: contentPolicy({ apiBase, appApiBase, styleNonce, scriptHashes: scriptHashesOf(html) }),
          },
          injectTo: 'head-prepend',
        };
        // Style sheets come after the first picture, which then does not wait for them.
        const sheets = html.match(/\s*<link rel="stylesheet"[^>]*>/g) ?? [];
        const moved = sheets
          .reduce((text, sheet) => text.replace(sheet, ''), html)
          .replace('</body>', `${sheets.join('')}\n  </body>`)
          .replaceAll('<style>', `<style nonce="${styleNonce}">`);
        return { html: moved, tags: [policy] };
      },
    },
  };
}
