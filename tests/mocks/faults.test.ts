// Planned faults apply to the calls they name, as often as planned, before or after the work.
import { beforeEach, describe, expect, it } from 'vitest';
import { webPasswords } from '@/backend/adapters/web';
import { makeBackend } from '@/mocks/backend';
import type { FaultyApp } from '@/mocks/faults';
import { inProcessFetch } from '@/mocks/inProcess';
import { PROOF_HEADER } from '@/mocks/proof';
import { LOGIN, requestOf } from '../support/backendWorld';
import { rawDesign } from '../support/designs';

describe('faults', () => {
  let app: FaultyApp;
  beforeEach(async () => {
    app = await makeBackend({ passwords: webPasswords(1) });
  });
  const ping = (init: RequestInit = {}) => inProcessFetch(app)(new Request(requestOf('ping', {}), init));

  it('status and envelope answer with their code', async () => {
    app.faults.plan([
      { op: 'ping', kind: 'status', code: 503 },
      { op: 'ping', kind: 'envelope', code: 403 },
    ]);
    expect((await ping()).status).toBe(503);
    expect(await (await ping()).json()).toMatchObject({ code: 403, success: false });
    expect((await (await ping()).json()).code).toBe(200);
    expect(app.faults.calls).toEqual({ ping: 3 });
  });

  it('network rejects, html is a page, truncate cuts the answer', async () => {
    app.faults.plan([
      { op: 'ping', kind: 'network' },
      { op: 'ping', kind: 'html' },
      { op: 'ping', kind: 'truncate' },
    ]);
    await expect(ping()).rejects.toThrow(TypeError);
    expect((await ping()).headers.get('content-type')).toBe('text/html');
    const cut = await (await ping()).text();
    expect(cut.startsWith('{"code"')).toBe(true);
    expect(() => JSON.parse(cut)).toThrow();
  });

  it('hang waits until the caller aborts', async () => {
    app.faults.plan([{ op: 'ping', kind: 'hang' }]);
    const caller = new AbortController();
    const hanging = ping({ signal: caller.signal });
    setTimeout(() => caller.abort(), 20);
    await expect(hanging).rejects.toThrow();
  });

  it('latency delays and then answers', async () => {
    app.faults.plan([{ op: 'ping', kind: 'latency', ms: 30 }]);
    const started = performance.now();
    expect((await ping()).status).toBe(200);
    expect(performance.now() - started).toBeGreaterThan(25);
  });

  it.each([
    ['handled', 1],
    ['unhandled', 0],
  ] as const)('a fault %s: the work was done %i times', async (after, sessions) => {
    app.faults.plan([{ op: 'login', kind: 'status', after }]);
    await inProcessFetch(app)(requestOf('login', { body: LOGIN }));
    expect(
      await app.ports.uow.ro(['sessions'], (tx) => tx.list('sessions', { order: 'ascending', limit: 1000 })),
    ).toHaveLength(sessions);
  });

  it('L3 the retry finds a save whose answer was lost', async () => {
    const { token } = (await (await inProcessFetch(app)(requestOf('login', { body: LOGIN }))).json()).data;
    const body = { id: 'd1', baseRev: 0, saveId: 'lost-answer', doc: rawDesign({ id: 'd1' }) };
    const save = () => inProcessFetch(app)(requestOf('draftSave', { body, token }));
    app.faults.plan([{ op: 'draftSave', kind: 'network', after: 'handled' }]);
    await expect(save()).rejects.toThrow(TypeError);
    expect((await (await save()).json()).data.rev).toBe(1);
  });

  it('every answer has the proof header, broken ones too', async () => {
    app.faults.plan([{ op: 'ping', kind: 'html' }]);
    for (let call = 0; call < 2; call += 1) expect((await ping()).headers.get(PROOF_HEADER)).toBe('1');
    const unknown = await inProcessFetch(app)(new Request('http://page.test/api/nothing'));
    expect(unknown.headers.get(PROOF_HEADER)).toBe('1');
  });

  it('a plan with an unknown operation or kind throws', () => {
    expect(() => app.faults.plan([{ op: 'nope', kind: 'html' } as never])).toThrow();
    expect(() => app.faults.plan([{ op: 'ping', kind: 'fire' } as never])).toThrow();
  });

  it('clear ends a plan', async () => {
    app.faults.plan([{ op: 'ping', kind: 'network', times: 100 }]);
    app.faults.clear();
    expect((await ping()).status).toBe(200);
  });
});
