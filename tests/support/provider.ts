// A fake OpenID provider on loopback: discovery, authorization with PKCE, tokens signed with its own key, and invalid ones on
// demand.
import { createHash, createHmac, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ProviderOptions {
  clientId?: string;
  /** Claims that replace the true ones. */
  claims?: Record<string, unknown>;
  expiresInS?: number;
  signs?: 'rightly' | 'otherKey' | 'nothing' | 'none' | 'hmac' | 'changed';
  answers?: 'rightly' | 'html' | 'error' | 'endless';
}

interface Asked {
  nonce: string;
  codeVerifier: string;
  redirectUri: string;
}

const base64url = (text: string | Buffer) => Buffer.from(text).toString('base64url');
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');
const [own, other] = [0, 1].map(() => generateKeyPairSync('rsa', { modulusLength: 2048 }));

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const part of request) text += part;
  return new URLSearchParams(text);
}

function tokenOf(claims: object, signs: NonNullable<ProviderOptions['signs']>): string {
  const alg = signs === 'none' ? 'none' : signs === 'hmac' ? 'HS256' : 'RS256';
  const head = base64url(JSON.stringify({ alg, kid: 'key-1' }));
  const body = base64url(JSON.stringify(claims));
  const text = `${head}.${body}`;
  if (signs === 'none' || signs === 'nothing') return `${text}.`;
  if (signs === 'hmac') {
    const pem = own!.publicKey.export({ type: 'spki', format: 'pem' });
    return `${text}.${createHmac('sha256', pem).update(text).digest('base64url')}`;
  }
  const key = signs === 'otherKey' ? other! : own!;
  const signature = base64url(sign('RSA-SHA256', Buffer.from(text), key.privateKey));
  if (signs !== 'changed') return `${text}.${signature}`;
  return `${head}.${base64url(JSON.stringify({ ...claims, sub: 'sub-2' }))}.${signature}`;
}

/** Starts it on a free port. `authorize` is what its page would do once the person agreed; `url` is that page's address. */
export async function startProvider(options: ProviderOptions = {}) {
  const {
    clientId = 'dialwright-web',
    claims = {},
    expiresInS = 300,
    signs = 'rightly',
    answers = 'rightly',
  } = options;
  const now = Date.UTC(2026, 10, 20);
  const codes = new Map<string, { nonce: string; challenge: string; redirectUri: string }>();
  const give = (authorization: { nonce: string; challenge: string; redirectUri: string }) => {
    const code = randomUUID();
    codes.set(code, authorization);
    return code;
  };

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', issuer);
    const json = (value: unknown, status = 200) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    };
    if (pathname === '/.well-known/openid-configuration') {
      return json({ issuer, token_endpoint: `${issuer}/token`, jwks_uri: `${issuer}/keys` });
    }
    if (pathname === '/keys') return json({ keys: [{ ...own!.publicKey.export({ format: 'jwk' }), kid: 'key-1' }] });
    if (pathname === '/authorize') {
      const parameter = (name: string) => searchParams.get(name) ?? '';
      const right =
        parameter('response_type') === 'code' &&
        parameter('client_id') === clientId &&
        parameter('code_challenge_method') === 'S256' &&
        parameter('scope').split(' ').includes('openid');
      const back = new URL(parameter('redirect_uri'));
      const outcome = right
        ? {
            code: give({
              nonce: parameter('nonce'),
              challenge: parameter('code_challenge'),
              redirectUri: parameter('redirect_uri'),
            }),
          }
        : { error: 'invalid_request' };
      for (const [name, value] of Object.entries({ ...outcome, state: parameter('state') }))
        back.searchParams.set(name, value);
      return void response.writeHead(302, { location: back.href }).end();
    }
    if (answers === 'html') return void response.end('<!doctype html>');
    if (answers === 'endless') {
      const more = () => {
        while (!response.destroyed && response.write(`"${'x'.repeat(60_000)}",`));
      };
      response.writeHead(200, { 'content-type': 'application/json' }).on('drain', more).write('[');
      return more();
    }
    if (answers === 'error') return json({ error: 'server_error' }, 500);
    const form = await bodyOf(request);
    const code = form.get('code') ?? '';
    const grant = codes.get(code);
    codes.delete(code);
    const isRight =
      grant?.challenge === challengeOf(form.get('code_verifier') ?? '') &&
      grant.redirectUri === form.get('redirect_uri') &&
      form.get('client_id') === clientId;
    if (!grant || !isRight) return json({ error: 'invalid_grant' }, 400);
    const facts = {
      ...{ iss: issuer, aud: clientId, sub: 'sub-1', nonce: grant.nonce, exp: now / 1000 + expiresInS },
      ...{ email: 'Ana@Provider.example', email_verified: true, name: 'Ana' },
      ...claims,
    };
    json({ id_token: tokenOf(facts, signs), token_type: 'Bearer' });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    issuer,
    now,
    authorizeUrl: `${issuer}/authorize`,
    authorize: async ({ nonce, codeVerifier, redirectUri }: Asked) =>
      give({ nonce, challenge: challengeOf(codeVerifier), redirectUri }),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
