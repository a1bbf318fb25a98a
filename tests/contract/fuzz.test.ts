// Random and damaged requests to every operation: the answer is always an envelope, never a server error, never another person's
// data.

import { describe, expect, it } from 'vitest';
import { envelope } from '@/schemas/wire/envelope';
import { OPERATION_IDS, type Operation, operations } from '@/schemas/wire/operations';
import fc from '@/tests/support/property';
import { rawDesign } from '../support/designs';
import { imageFile, solid } from '../support/images';
import { ID_NUMBER } from './earning';
import { formOf, LOGIN, MODERATOR, OPERATOR, ORIGIN, OTHER, THIRD_PARTY, worlds } from './world';

const open = worlds();
const RUNS = process.env.LONG ? 2000 : 40;

const oddText = fc.oneof(
  fc.string({ maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 10 }),
  fc.constantFrom(
    '',
    'NaN',
    '1e999',
    '__proto__',
    'constructor',
    '\u0000',
    '../..',
    '%',
    '%E0%A4%A',
    'page',
    '🙂'.repeat(300),
    '٣',
  ),
);
const oddValue = fc.oneof(
  oddText,
  fc.constantFrom(null, true, -0, 1e308, -1, 1.5, Number.MAX_SAFE_INTEGER, [], {}, [[]], { __proto__: { code: 200 } }),
  fc.jsonValue({ maxDepth: 4 }),
);

/** A body that the operation accepts, before it is damaged. */
const GOOD: Partial<Record<string, Record<string, unknown>>> = {
  login: { ...LOGIN, password: 'Wrong123' },
  captchaVerify: { way: 'sms', captcha: '123456' },
  codeLogin: { source: 'web', phone: LOGIN.phone, captcha: '123456' },
  register: { source: 'web', oversea: true, email: 'a@b.example', password: 'Abc123', captcha: '123456' },
  thirdParty: THIRD_PARTY,
  passwordSet: { source: 'web', password: 'Abc123', oldPassword: 'Wrong123' },
  passwordReset: { source: 'web', phone: LOGIN.phone, password: 'Abc123', captcha: '123456' },
  infoUpdate: { username: 'Fuzz', intro: 'Words', avatar: '' },
  identityVerify: { name: '演示者', idNumber: ID_NUMBER },
  payeeNameSave: { name: '演示者' },
  alipayBind: { account: '13812345678', name: '演示者', ticket: 't' },
  alipayUnbind: { ticket: 't' },
  paypalBind: { account: 'a@b.example', name: 'Ana', ticket: 't' },
  paypalUnbind: { ticket: 't' },
  withdrawDomestic: { amount: '50.00', orderId: 'fuzz-order' },
  withdrawOverseas: { amount: '50.00', orderId: 'fuzz-order' },
  operatorMark: { orderId: 'fuzz-order', status: 1, reason: '' },
  salesImport: { rows: [{ kind: 'refund', ref: 'fuzz', at: 0, sale: 'fuzz' }] },
  imageSubmit: { prompt: 'Sea', taskId: 'fuzz-task-1' },
  collectImage: { taskId: 'fuzz-task-1', index: 0 },
  collectText: { resultId: 'fuzz-text-1', kind: 'name', text: 'Sea' },
  draftSave: { id: 'fuzz', baseRev: 0, saveId: 'fuzz-save-1', doc: rawDesign({ id: 'fuzz' }) },
};

const damagedBody = (good: Record<string, unknown>) =>
  fc.oneof(
    fc.constant(good),
    fc.tuple(fc.constantFrom(...Object.keys(good)), oddValue).map(([key, value]) => ({ ...good, [key]: value })),
    fc
      .constantFrom(...Object.keys(good))
      .map((key) => Object.fromEntries(Object.entries(good).filter(([k]) => k !== key))),
    oddText.map((key) => JSON.parse(`{${JSON.stringify(key)}:1,"__proto__":{"id":"x"},"x":${JSON.stringify(good)}}`)),
    oddValue,
  );

const form = fc
  .tuple(fc.oneof(fc.uint8Array({ maxLength: 200 }), fc.uint8Array({ maxLength: 60 }).map(behindSignature)), oddText)
  .map(([bytes, name]) => formOf(imageFile(new Uint8Array(bytes), name, 'image/png'), name));

function behindSignature(bytes: Uint8Array): Uint8Array {
  const base = solid(2, 2);
  base.set(bytes.subarray(0, base.length - 8), 8);
  return base;
}

function requests(op: (typeof OPERATION_IDS)[number]) {
  const row: Operation = operations[op];
  const path = [...row.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const params = fc
    .tuple(
      fc.record(
        Object.fromEntries(
          path.map((name) => [
            name,
            oddText.filter(
              (text) =>
                text !== '' &&
                text !== '.' &&
                text !== '..' &&
                text !== 'page' &&
                !text.includes('..') &&
                !/\p{Cs}/u.test(text),
            ),
          ]),
        ),
      ),
      fc.dictionary(fc.constantFrom('current', 'size', 'type', 'dialName', 'account', 'extra'), oddText, {
        maxKeys: 3,
      }),
    )
    .map(([parts, query]) => ({ ...query, ...parts }) as Record<string, string>);
  const good = GOOD[op];
  const body =
    row.encoding === 'multipart' ? form : good ? fc.oneof(damagedBody(good), oddText) : fc.constant(undefined);
  return fc.record({ params, body });
}

/** The role that calls hidden from others need. */
const ROLES: Partial<Record<Operation['auth'], { phone: string }>> = { moderator: MODERATOR, operator: OPERATOR };

describe.each(OPERATION_IDS)('%s', (op) => {
  it('always answers with an envelope', async () => {
    const world = await open('memory', { users: [{ ...OTHER, username: 'SECRET-OTHER' }] });
    const { token } = (await world.signIn({ phone: '13900000000' })).data;
    const secret = {
      id: 'secret',
      baseRev: 0,
      saveId: 'secret-save',
      doc: rawDesign({ id: 'secret', name: 'SECRET' }),
    };
    await world.send('draftSave', { body: secret, token });
    const role = ROLES[(operations[op] as Operation).auth];
    if (role) world.token = (await world.signIn({ phone: role.phone })).data.token;
    await fc.assert(
      fc.asyncProperty(requests(op), async ({ params, body }) => {
        const response = await world.ask(op, { params, body });
        const text = await response.text();
        expect(response.status).toBeLessThan(500);
        expect(text).not.toContain('SECRET');
        const opened = envelope.parse(JSON.parse(text));
        expect([200, 400, 404, 409, 429, ...(op === 'logout' ? [] : [403])]).toContain(opened.code);
        if (opened.code === 200) expect(operations[op].data.safeParse(opened.data).success).toBe(true);
        else expect([opened.msg, opened.enMsg].every(Boolean)).toBe(true);
        // After a call that ends the session on purpose, sign in again.
        if (op === 'logout') world.token = (await world.signIn()).data.token;
      }),
      { numRuns: RUNS },
    );
    const { data } = await world.send('draftGet', { params: { id: 'secret' }, token });
    expect(data.rev).toBe(1);
  });
});

it('a body that is not JSON, or of the wrong type, is refused', async () => {
  const { handle, token } = await open('memory');
  for (const body of ['', '{', 'null', '"x"', '[]', `{"a":`, 'NaN']) {
    const request = new Request(`${ORIGIN}/api/face/draft/save`, { method: 'POST', body, headers: { token } });
    expect((await (await handle(request)).json()).code, body).toBe(400);
  }
});
