// The page's policy and the headers of the hosting samples agree, and together they are complete (docs/rules/reliability.md X2).
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentPolicy } from '../../build/contentPolicy';
import { refuseOpenLinks, refuseSecrets } from '../../build/production';

const read = (name: string) => readFileSync(resolve(import.meta.dirname, '../../hosting', name), 'utf8');

const directives = (policy: string) =>
  new Map(
    policy.split(';').map((one) => {
      const [name = '', ...sources] = one.trim().split(/\s+/);
      return [name, sources.join(' ')] as const;
    }),
  );
const page = directives(contentPolicy({ apiBase: '', styleNonce: 'N' }));

/** Headers by name, from the first block of a sample. */
const ofHeaders = () =>
  new Map([...read('_headers').matchAll(/^ {2}([\w-]+): (.*)$/gm)].map(([, name, value]) => [name, value]));
const blocksOfNginx = () =>
  read('nginx.conf')
    .split('location /assets/')
    .map(
      (block) =>
        new Map([...block.matchAll(/add_header ([\w-]+) "([^"]*)" always;/g)].map(([, name, value]) => [name, value])),
    );

/** Only a header can set these; in a page they have no effect. */
const HEADER_ONLY = ['frame-ancestors', 'report-uri', 'sandbox'];

describe('the policy of the page', () => {
  it('is the specified one', () => {
    expect(contentPolicy({ apiBase: '', styleNonce: 'N' })).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self' 'nonce-N'; img-src 'self' blob: data:; font-src 'self' blob: data:; " +
        "connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; object-src 'none'; " +
        "require-trusted-types-for 'script'; trusted-types default",
    );
  });

  it('allows calls, pictures and fonts only from the server it was built for', () => {
    const remote = directives(contentPolicy({ apiBase: 'https://api.example/v1', styleNonce: 'N' }));
    const named = [...remote].filter(([, sources]) => sources.includes('https://api.example')).map(([name]) => name);
    expect(named).toEqual(['img-src', 'font-src', 'connect-src']);
    expect(remote.get('connect-src')).toBe("'self' https://api.example");
  });

  it('allows calls to a separate app API, and loads nothing from there', () => {
    const policy = contentPolicy({
      ...{ apiBase: 'https://api.example', appApiBase: 'https://app.example/ai', styleNonce: 'N' },
    });
    const named = [...directives(policy)].filter(([, sources]) => sources.includes('https://app.example'));
    expect(named).toEqual([['connect-src', "'self' https://api.example https://app.example"]]);
  });

  it('contains nothing that only a header can set', () => {
    expect(HEADER_ONLY.filter((name) => page.has(name))).toEqual([]);
  });
});

describe('the hosting samples', () => {
  it.each(['_headers', 'nginx.conf'])(
    "%s sets what the page cannot, and nothing that weakens the page's policy",
    (name) => {
      const headers = name === '_headers' ? ofHeaders() : (blocksOfNginx()[0] ?? new Map());
      const policy = directives(headers.get('Content-Security-Policy') ?? '');
      expect([...policy]).toEqual([['frame-ancestors', "'none'"]]);
      expect([...policy.keys()].filter((directive) => page.has(directive))).toEqual([]);
      expect(headers.get('Strict-Transport-Security')).toMatch(/^max-age=\d{8,}/);
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Referrer-Policy')).toBe('no-referrer');
      expect(headers.get('Permissions-Policy')).toContain('camera=()');
    },
  );

  it('are the same in every sample', () => {
    const [all, assets] = blocksOfNginx();
    const common = new Map([...ofHeaders()].filter(([name]) => name !== 'Cache-Control'));
    expect(all).toEqual(common);
    expect(new Map([...(assets ?? [])].filter(([name]) => name !== 'Cache-Control'))).toEqual(common);
  });
});

describe('settings of a build', () => {
  it.each(['VITE_API_KEY', 'VITE_CLIENT_SECRET', 'VITE_appkey'])('%s is refused because it would be public', (name) => {
    expect(() => refuseSecrets({ [name]: 'x' })).toThrow(name);
  });
  it('ignore secrets that never reach the scripts', () => {
    expect(() => refuseSecrets({ NPM_KEY: 'x', VITE_API_BASE: 'https://api.example' })).not.toThrow();
  });
  it.each([
    ['VITE_HELP_LINK', 'http://help.example'],
    ['VITE_HELP_LINK', 'mailto:a@b.example'],
    ['VITE_RANKING_LINK', 'http://ranking.example'],
    ['VITE_CONTACT_LINK', 'javascript:alert(1)'],
  ])('%s=%s is refused', (name, link) => expect(() => refuseOpenLinks({ [name]: link })).toThrow(name));
  it.each([
    ['VITE_HELP_LINK', 'https://help.example'],
    ['VITE_RANKING_LINK', 'https://ranking.example'],
    ['VITE_CONTACT_LINK', 'mailto:a@b.example'],
    ['VITE_HELP_LINK', ''],
  ])('%s=%s is accepted', (name, link) => expect(() => refuseOpenLinks({ [name]: link })).not.toThrow());
});
