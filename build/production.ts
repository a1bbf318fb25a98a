// What only a production build has: the content security policy, checked settings, a mock library without its cookie jar, and a
// router without its warnings for developers.
import { createHash } from 'node:crypto';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { contentPolicy } from './contentPolicy.ts';

/** A secret in a script is public (docs/rules/reliability.md X5): a build refuses settings that are named like one. */
export function refuseSecrets(env: Readonly<Record<string, unknown>>): void {
  const secret = Object.keys(env).filter((name) => name.startsWith('VITE_') && /SECRET|KEY/i.test(name));
  if (secret.length > 0) {
    throw new Error(
      `${secret.join(', ')}: every VITE_ setting can be read in the browser, so none may be a secret or a key.`,
    );
  }
}

/** The settings that become links. */
const LINKS = ['VITE_HELP_LINK', 'VITE_RANKING_LINK', 'VITE_CONTACT_LINK', 'VITE_OPENID_URL'];

/** A link that is not https would be hidden without a word: whoever builds is told (docs/rules/reliability.md X6). */
export function refuseOpenLinks(env: Readonly<Record<string, unknown>>): void {
  for (const name of LINKS) {
    const link = String(env[name] ?? '');
    const allowed = name === 'VITE_CONTACT_LINK' ? ['https:', 'mailto:'] : ['https:'];
    if (link !== '' && !(URL.canParse(link) && allowed.includes(new URL(link).protocol))) {
      throw new Error(`${name} is "${link}": it must begin with ${allowed.join(' or ')}.`);
    }
  }
}

/** The same for the same build: it is no secret, since it stands in the page. */
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
  /** File that stands in for the mock library's cookie jar. */
  cookies: string;
  /** The router's own production build; its package names the other one alone. */
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
        // Style sheets stand behind the first picture, which then waits for nothing.
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
