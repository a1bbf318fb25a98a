// Verifies an ID token: signed by the provider, for us, now, and for this sign-in (OpenID Connect Core 3.1.3.7; RFC
// 7515, RS256).
import { z } from 'zod';
import { fromBase64 } from '@/bytes/base64';

/** Allowed clock difference, ms. */
const SKEW_MS = 60_000;

const RSA = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } as const;

const header = z.object({ alg: z.literal('RS256'), kid: z.string().optional() });
const claims = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  aud: z.union([z.string(), z.array(z.string()).min(1).max(20)]),
  azp: z.string().optional(),
  exp: z.number(),
  nonce: z.string(),
  email: z.string().max(320).optional(),
  email_verified: z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]).default(false),
  name: z.string().max(300).optional(),
});
export type IdClaims = z.output<typeof claims>;

/** A key in the provider's key list. */
export interface ProviderKey {
  kty: string;
  kid?: string | undefined;
  [part: string]: unknown;
}

export interface Expected {
  issuer: string;
  clientId: string;
  nonce: string;
  /** UTC ms. */
  now: number;
}

const bytesOf = (part: string) => fromBase64(part.replaceAll('-', '+').replaceAll('_', '/'));

function jsonOf(part: string): unknown {
  const bytes = bytesOf(part);
  try {
    return bytes && JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null; // No JSON: no token.
  }
}

async function isSignedBy(key: ProviderKey, signed: string, signature: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const { kty, n, e } = key as JsonWebKey;
  const imported = await crypto.subtle.importKey('jwk', { kty, n, e } as JsonWebKey, RSA, false, ['verify']);
  return crypto.subtle.verify(RSA, imported, signature, new TextEncoder().encode(signed));
}

/** The token's claims, or null if it is not signed by one of the keys, or not for us, this sign-in or this time. */
export async function readIdToken(
  token: string,
  keys: readonly ProviderKey[],
  { issuer, clientId, nonce, now }: Expected,
): Promise<IdClaims | null> {
  const [head = '', body = '', end = '', ...rest] = token.split('.');
  const [top, claimsRead] = [header.safeParse(jsonOf(head)), claims.safeParse(jsonOf(body))];
  const signature = bytesOf(end);
  if (!top.success || !claimsRead.success || !signature || rest.length > 0) return null;
  const fitting = keys.filter(({ kty, kid }) => kty === 'RSA' && (top.data.kid === undefined || kid === top.data.kid));
  const verdicts = await Promise.all(fitting.map((key) => isSignedBy(key, `${head}.${body}`, signature)));
  if (!verdicts.includes(true)) return null;
  const { iss, aud, azp, exp, nonce: echoed } = claimsRead.data;
  const forUs = [aud].flat();
  const isForUs = forUs.includes(clientId) && (forUs.length === 1 || azp === clientId);
  return iss === issuer && isForUs && echoed === nonce && exp * 1000 + SKEW_MS > now ? claimsRead.data : null;
}
