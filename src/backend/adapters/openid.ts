// Third-party sign-in by OpenID Connect: exchanges the code at the provider and verifies its signed response.
import { z } from 'zod';
import type { ThirdPartyPerson } from '@/backend/shared/ports';
import { nameOf, type Ports, type ThirdParty, type ThirdPartyGrant } from '@/backend/shared/ports';
import { layersLimits } from '@/bytes/json/jsonLimits';
import { readJsonStream } from '@/bytes/json/readJson';
import { readIdToken } from './idToken';

export interface OpenIdSettings {
  /** URL of the provider, as in the `iss` claim. */
  issuer: string;
  clientId: string;
  /** For providers that require one from servers too. */
  clientSecret?: string | undefined;
  /** Allowed redirect URIs. */
  redirectUris: readonly string[];
}

/** Timeout of the provider, ms; maximum characters of a response. */
const PATIENCE_MS = 10_000;
const ANSWER_MAX = 100_000;

const discovery = z.object({ issuer: z.string(), token_endpoint: z.url(), jwks_uri: z.url() });
const tokens = z.object({ id_token: z.string().max(20_000) });
const keySet = z.object({ keys: z.array(z.looseObject({ kty: z.string(), kid: z.string().optional() })).max(50) });

async function answerOf<T>(schema: z.ZodType<T>, url: string, init: RequestInit = {}): Promise<T> {
  const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) });
  const json = response.body && response.ok ? await readJsonStream(response.body, layersLimits(ANSWER_MAX)) : null;
  if (!json) throw new Error(`${new URL(url).host} answered ${response.status}`);
  if (!json.ok) throw new SyntaxError(json.fault);
  return schema.parse(json.value);
}

/** Third-party sign-in with these settings. */
export function openIdThirdParty(
  settings: OpenIdSettings,
  { clock, report }: Pick<Ports, 'clock' | 'report'>,
): ThirdParty {
  const { issuer, clientId, clientSecret, redirectUris } = settings;

  async function exchange({
    code,
    codeVerifier,
    nonce,
    redirectUri,
  }: ThirdPartyGrant): Promise<ThirdPartyPerson | null> {
    const provider = await answerOf(discovery, `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`);
    if (provider.issuer !== issuer) return null;
    const grant = {
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
      client_id: clientId,
      code_verifier: codeVerifier,
      ...(clientSecret && { client_secret: clientSecret }),
    };
    const { id_token: token } = await answerOf(tokens, provider.token_endpoint, {
      method: 'POST',
      body: new URLSearchParams(grant),
    });
    const { keys } = await answerOf(keySet, provider.jwks_uri);
    const claims = await readIdToken(token, keys, { issuer, clientId, nonce, now: clock() });
    if (!claims) return null;
    const { sub: subject, email = null, email_verified: emailVerified, name = null } = claims;
    return { type: 'google_en', issuer, subject, email, emailVerified, name };
  }

  return {
    exchange: async (grant) => {
      if (!redirectUris.includes(grant.redirectUri)) return null;
      try {
        return await exchange(grant);
      } catch (thrown) {
        // The client only learns that the sign-in failed; the reason is logged, without code or token.
        report('thirdParty', new Error(`the provider failed: ${nameOf(thrown)}`));
        return null;
      }
    },
  };
}
