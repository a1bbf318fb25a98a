// The demo's descriptions and reasons in the language of the reader, in both builds; texts that people typed stay unchanged.
import { describe, expect, it } from 'vitest';
import { webPasswords } from '@/backend/adapters/web';
import { makeBackend } from '@/mocks/backend';
import { demoPayouts } from '@/mocks/demoPayouts';
import { demoPolicy } from '@/mocks/demoPolicy';
import { ABOUT, REASONS } from '@/mocks/worlds/texts';
import { DEMO_ACCOUNT, type Region } from '@/schemas/session';
import { WORLD_NAMES, type WorldName } from '@/schemas/testers';
import { type Asked, LOGIN, requestOf } from '../support/backendWorld';

const NOW = Date.UTC(2026, 10, 20, 8, 59, 8);
const HAN = /\p{Script=Han}/u;
const LANGUAGES = ['zh-CN', 'en'] as const;
const REGIONS = ['domestic', 'overseas'] as const;

async function open(scenario: WorldName, region: Region) {
  const app = await makeBackend({
    ...{ scenario, region, clock: () => NOW, passwords: webPasswords(1), policy: demoPolicy, payouts: demoPayouts },
  });
  const ask = async (op: Parameters<typeof requestOf>[0], content: Asked, language?: string) => {
    const request = requestOf(op, content);
    if (language !== undefined) request.headers.set('accept-language', language);
    return (await app.fetch(request)).json();
  };
  const body = region === 'overseas' ? { ...LOGIN, phone: undefined, email: DEMO_ACCOUNT.email } : LOGIN;
  const { token } = (await ask('login', { body })).data;
  return { app, ask, token };
}

/** Every description and reason in an answer. */
function textsIn(data: unknown): string[] {
  const texts: string[] = [];
  JSON.stringify(data, (key, value: unknown) => {
    if ((key === 'description' || key === 'reason') && typeof value === 'string' && value !== '') texts.push(value);
    return value;
  });
  return texts;
}

describe.each(REGIONS)('the %s demo', (region) => {
  it.each(WORLD_NAMES.filter((name) => name !== 'empty'))(
    'answers in the language of the reader: %s',
    async (world) => {
      const { ask, token } = await open(world, region);
      for (const language of LANGUAGES) {
        const pages = [
          await ask('facePage', { token, params: { size: 100 } }, language),
          await ask('facePage', { token, params: { size: 100, public: 'true' } }, language),
          await ask('moderationPage', { token, params: { size: 100 } }, language),
          await ask('withdrawPage', { token }, language),
          await ask('operatorOrders', { token }, language),
        ];
        const texts = pages.flatMap(({ data }) => textsIn(data));
        expect(texts.length).toBeGreaterThan(3);
        expect(texts.filter((text) => HAN.test(text) !== (language === 'zh-CN'))).toEqual([]);
      }
    },
  );

  it('does so too for a stored world with both languages in one text', async () => {
    const { app, ask, token } = await open('rejected', region);
    const [zh = [], en = []] = REASONS.manyPoints.map((text) => text.split('\n'));
    const stored = zh.map((line, at) => `${line} ${en[at]?.replace(/^\d+\. /, '')}`).join('\n');
    await app.ports.uow.rw(['faces'], async (tx) => {
      const face = await tx.get('faces', 'rejected-long');
      if (face) await tx.put('faces', { ...face, reason: stored });
    });
    const reason = async (language: string) =>
      (await ask('faceGet', { token, params: { id: 'rejected-long' } }, language)).data.reason;
    expect(await reason('en')).toBe(REASONS.manyPoints[1]);
    expect(await reason('zh-CN')).toBe(REASONS.manyPoints[0]);
  });

  it('leaves typed texts unchanged', async () => {
    const { ask, token } = await open('demo', region);
    const typed = '太暗了。 Too "dark".';
    const params = { id: 'demo-pulse', pass: 'false', reason: typed };
    expect((await ask('changeAudit', { token, params }, 'en')).data.reason).toBe(typed);
    expect((await ask('faceGet', { token, params: { id: 'demo-pulse' } }, 'zh-CN')).data.reason).toBe(typed);
  });
});

it('has every text in both languages, with the same number of lines, and no duplicates', () => {
  const pairs = [...Object.values(ABOUT), ...Object.values(REASONS)];
  for (const [zh, en] of pairs) {
    expect([HAN.test(zh), HAN.test(en)], en).toEqual([true, false]);
    expect(zh.split('\n').length, en).toBe(en.split('\n').length);
  }
  expect(new Set(pairs.flat()).size).toBe(pairs.length * 2);
});
