// Third-party sign-in against a fake provider on loopback: which answers are trusted.
import { describe, expect, it } from 'vitest';
import { openIdThirdParty } from '@/backend/adapters/openid';
import { startProvider } from '../support/provider';

const GRANT = {
  codeVerifier: 'v'.repeat(43),
  nonce: 'n'.repeat(16),
  redirectUri: 'http://dialwright.test/third-party',
};

describe('a sign-in provider', () => {
  const CLIENT = 'dialwright-web';
  const { redirectUri, nonce, codeVerifier } = GRANT;
  const reports: string[] = [];
  const signIn = async (lie: Parameters<typeof startProvider>[0] = {}, over: object = {}) => {
    const provider = await startProvider({ clientId: CLIENT, ...lie });
    try {
      const port = openIdThirdParty(
        { issuer: provider.issuer, clientId: CLIENT, redirectUris: [redirectUri] },
        { clock: () => provider.now, report: (op, thrown) => reports.push(`${op}: ${thrown}`) },
      );
      const code = await provider.authorize({ nonce, codeVerifier, redirectUri });
      return await port.exchange({ code, nonce, codeVerifier, redirectUri, ...over });
    } finally {
      await provider.stop();
    }
  };
  const refused = async (lie: Parameters<typeof startProvider>[0], over?: object) => {
    expect(await signIn(lie, over)).toBeNull();
  };

  it('identifies the person', async () => {
    expect(await signIn()).toMatchObject({
      type: 'google_en',
      subject: 'sub-1',
      email: 'Ana@Provider.example',
      emailVerified: true,
      name: 'Ana',
    });
  });

  it('that fails is reported, without its message', async () => {
    reports.length = 0;
    await refused({ answers: 'html' });
    expect(reports).toEqual(['thirdParty: Error: the provider failed: SyntaxError']);
  });

  it('is trusted with several audiences if it names us as the authorized party', async () => {
    expect(await signIn({ claims: { aud: [CLIENT, 'another'], azp: CLIENT } })).not.toBeNull();
    await refused({ claims: { aud: [CLIENT, 'another'] } });
  });

  it('is trusted up to a minute after its token expired, because clocks differ, and no longer', async () => {
    expect(await signIn({ expiresInS: -59 })).not.toBeNull();
    await refused({ expiresInS: -60 });
  });

  it.each([
    ['another issuer in its token', { claims: { iss: 'https://else.example' } }],
    ['another audience', { claims: { aud: 'another' } }],
    ['the nonce of another sign-in', { claims: { nonce: 'another-nonce-000' } }],
    ['no nonce', { claims: { nonce: undefined } }],
    ['a signature of another key', { signs: 'otherKey' }],
    ['no signature', { signs: 'nothing' }],
    ['the algorithm "none"', { signs: 'none' }],
    ['a symmetric algorithm', { signs: 'hmac' }],
    ['a token changed after signing', { signs: 'changed' }],
    ['an answer that is no JSON', { answers: 'html' }],
    ['an error', { answers: 'error' }],
    ['an answer without an end', { answers: 'endless' }],
  ] as const)('is not trusted with %s', async (_, lie) => refused(lie));

  it('returns nothing for a code with another verifier, a used code, or one of another page', async () => {
    await refused({}, { codeVerifier: 'w'.repeat(43) });
    await refused({}, { code: 'stolen' });
    await refused({}, { redirectUri: 'https://else.example/third-party' });
  });
});
