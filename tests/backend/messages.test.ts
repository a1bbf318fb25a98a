// Messages wait in a store and are sent afterwards, at least once (docs/rules/backend.md S17), on every medium.
import { describe, expect, it } from 'vitest';
import { createSending } from '@/backend/sending';
import { type Message, MessageError, type Messenger } from '@/backend/shared/ports';
import { codeIn, type InsideWorld, insideWorlds } from '../support/backendWorld';
import { MEDIA } from '../support/media';

const open = insideWorlds();
const PHONE = '13700000001';
const ADDRESS = 'new@dialwright.example';

type Sent = Message & { id?: string };

/** A world whose messages are queued, and a list of those that were sent. `fault`: what sending fails with now. */
async function start(medium: (typeof MEDIA)[number], over: Partial<Messenger> = {}) {
  const world = await open(medium, { signedIn: false });
  const sent: Sent[] = [];
  const state: { fault: Error | null } = { fault: null };
  const reports: string[] = [];
  const send = async (message: Sent) => {
    if (state.fault) throw state.fault;
    sent.push(message);
  };
  Object.assign(world.app.ports, {
    messenger: { isQueued: true, send, ...over },
    report: (op: string, thrown: Error) => reports.push(`${op}: ${thrown.message}`),
  });
  const ask = (account = PHONE, channel = 'sms', params = {}) =>
    world.send('captcha', { params: { way: channel, account, ...params } });
  return { world, sent, state, reports, ask, sending: createSending(world.app.ports) };
}

const waiting = ({ uow }: InsideWorld) => uow.ro(['messages'], (tx) => tx.count('messages', {}));

describe.each(MEDIA)('messages on %s', (medium) => {
  it('S17 a code waits until it is sent, once, and then no store has it', async () => {
    const { world, sent, sending, ask } = await start(medium);
    expect((await ask()).code).toBe(200);
    expect([sent.length, await waiting(world)]).toEqual([0, 1]);
    await sending.run();
    await sending.run();
    expect(sent).toHaveLength(1);
    expect([await waiting(world), sending.figures().counts.sms.sent]).toEqual([0, 1]);
    const body = { source: 'web', phone: PHONE, captcha: codeIn(sent[0]?.text ?? '') };
    expect((await world.send('codeLogin', { body })).code).toBe(200);
  });

  it('S17 an outage and a restart lose no message: tries continue with growing pauses', async () => {
    const { world, sent, state, reports, ask, sending } = await start(medium);
    state.fault = new Error(`no route to ${PHONE}`);
    expect([(await ask()).code, (await ask(ADDRESS, 'email')).code]).toEqual([200, 200]);
    const tries: number[] = [];
    for (let second = 0; second < 20; second += 1) {
      const before = reports.length;
      await sending.run();
      if (reports.length > before) tries.push(second);
      world.clock.now += 1000;
    }
    expect(tries).toEqual([0, 1, 3, 7, 15]);
    expect([await waiting(world), sending.figures().waiting]).toEqual([2, 2]);
    // Neither recipient nor text is reported.
    expect(reports.join('\n')).toContain('message sms: retried after try 1: Error');
    expect(reports.join('\n')).not.toMatch(/137|@|\d{6}/);

    state.fault = null;
    world.clock.now += 60_000;
    await createSending(world.app.ports).run();
    expect(sent.map(({ to }) => to).sort()).toEqual([PHONE, ADDRESS]);
    expect(await waiting(world)).toBe(0);
  });

  it('S17 a process that ends while it sends leaves the message to another one, with the same id', async () => {
    const { world, sent, ask } = await start(medium);
    await ask();
    const ids: (string | undefined)[] = [];
    let isReached = (): void => undefined;
    const reached = new Promise<void>((done) => {
      isReached = done;
    });
    const never = createSending({
      ...world.app.ports,
      messenger: {
        send: ({ id }) => {
          ids.push(id);
          isReached();
          return new Promise(() => undefined);
        },
      },
    });
    void never.run();
    await reached;
    const other = createSending(world.app.ports);
    await other.run();
    expect(sent).toEqual([]);
    world.clock.now += 60_000;
    await other.run();
    expect(sent.map(({ id }) => id)).toEqual(ids);
  });

  it('S17 of two processes only one sends each message', async () => {
    const { world, sent, sending, ask } = await start(medium);
    for (let i = 0; i < 15; i += 1) await ask(`1370000${String(i).padStart(4, '0')}`);
    await Promise.all([sending.run(), createSending(world.app.ports).run()]);
    expect(new Set(sent.map(({ to }) => to)).size).toBe(15);
    expect(sent).toHaveLength(15);
  });

  it('S17 a code that has expired, and one whose recipient was refused, are given up and counted', async () => {
    const { world, sent, state, reports, ask, sending } = await start(medium);
    state.fault = new MessageError('the mail server failed (EENVELOPE 550)', true);
    await ask(ADDRESS, 'email');
    await sending.run();
    expect([await waiting(world), sending.figures().counts.email]).toEqual([0, { sent: 0, retried: 0, dead: 1 }]);
    expect(reports).toEqual(['message email: dead after try 1: the mail server failed (EENVELOPE 550)']);

    state.fault = null;
    await ask();
    world.clock.now += 5 * 60_000;
    await sending.run();
    expect([await waiting(world), sent.length]).toEqual([0, 0]);
    expect(sending.figures().counts.sms.dead).toBe(1);
  });

  it('S17 a service without SMS refuses codes to phones and sign-in by code, and says so in both languages', async () => {
    const { world, ask } = await start(medium, { ways: ['email'] });
    const refused = [
      await ask(),
      await world.send('codeLogin', { body: { source: 'web', phone: PHONE, captcha: '123456' } }),
    ];
    for (const { code, envelope } of refused)
      expect([code, envelope.msg, envelope.enMsg]).toEqual([
        500,
        expect.stringContaining('本站尚未开通短信发送'),
        expect.stringContaining('cannot send text messages yet'),
      ]);
    expect(await waiting(world)).toBe(0);
    expect((await ask(ADDRESS, 'email')).code).toBe(200);
  });

  it('S17 messages have the name of the service, and its language if the caller requests none', async () => {
    const { sent, sending, ask } = await start(medium, { service: { name: '表盘工坊', language: 'zh' } });
    await ask(ADDRESS, 'email');
    await ask('other@dialwright.example', 'email', { language: 'en' });
    await sending.run();
    const [zh, en] = [...sent].sort((one, other) => one.to.localeCompare(other.to));
    expect([zh?.subject, zh?.text]).toEqual(['表盘工坊 验证码', expect.stringMatching(/^【表盘工坊】验证码 \d{6}/)]);
    expect([en?.subject, en?.text]).toEqual([
      'Your 表盘工坊 code',
      expect.stringMatching(/^Your 表盘工坊 code is \d{6}/),
    ]);
  });
});
