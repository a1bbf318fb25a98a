// Laws for every row of the operations table, over HTTP only: repeats, other people's ids, paging.
import { describe, expect, it } from 'vitest';
import type { Design } from '@/schemas/design';
import { OPERATION_IDS, type Operation, type OperationId, operations } from '@/schemas/wire/operations';
import { rawDesign } from '../support/designs';
import { fontFile, roboto } from '../support/fonts';
import { imageFile, solid } from '../support/images';
import { packageFile } from '../support/storePackages';
import { earner, ID_NUMBER } from './earning';
import { FACTS, faceDesign, publisher } from './publishing';
import { formOf, LOGIN, MEDIA, MODERATOR, OPERATOR, OTHER, THIRD_PARTY, type World, worlds } from './world';

const open = worlds();

type Request = NonNullable<Parameters<World['send']>[1]>;
/** A valid request, made in a world where the person owns a draft, a picture and a font with these `ids`. */
type Sample = (ids: Owned) => Request | Promise<Request>;
interface Owned {
  draft: string;
  file: string;
  font: string;
  /** Token of a moderator. */
  moderator: string;
  /** A build task of the face, if it was published. */
  task: string;
  operator: string;
  /** Token of a designer who earns, and the operator's id of a withdrawal, for calls about money. */
  earner: string;
  order: string;
  /** An AI task. */
  image: string;
}

const factsWith = (file: string) => ({ ...FACTS, previewImage: `/api/files/${file}` });

async function packageForm(task: string, design: Design, copyId: string): Promise<FormData> {
  const form = new FormData();
  form.append('taskId', task);
  form.append('file', await packageFile(design, copyId), 'face.apk');
  return form;
}

const files = () => {
  const form = new FormData();
  for (const side of [2, 3]) form.append('files', imageFile(solid(side, side), `${side}.png`));
  return form;
};

/** Requests of operations that need input; the others are called without. */
const SAMPLES: Partial<Record<OperationId, Sample>> = {
  captcha: () => ({ params: { way: 'sms', account: '13800000000' } }),
  captchaVerify: () => ({ body: { way: 'sms', captcha: '000000' } }),
  login: () => ({ body: LOGIN }),
  codeLogin: () => ({ body: { source: 'web', phone: '13800000000', captcha: '000000' } }),
  register: () => ({
    body: { source: 'web', oversea: true, email: 'new@dialwright.example', password: 'Abc123', captcha: '000000' },
  }),
  thirdParty: () => ({ body: THIRD_PARTY }),
  passwordSet: () => ({ body: { source: 'web', password: 'Abc123', oldPassword: LOGIN.password } }),
  sessionEnd: () => ({ body: { source: 'web', id: 'a'.repeat(64) } }),
  accountRecords: () => ({ params: { kind: 'faces' } }),
  accountDelete: () => ({ body: { source: 'web', password: LOGIN.password } }),
  passwordReset: () => ({
    body: { source: 'web', phone: '13800000000', password: 'Abc123', captcha: '000000' },
  }),
  infoUpdate: ({ file }) => ({ body: { username: 'Renamed', intro: 'I draw dials.', avatar: `/api/files/${file}` } }),
  upload: () => ({ body: formOf(imageFile(solid(4, 4), 'a.png')) }),
  listUpload: () => ({ body: files() }),
  file: ({ file }) => ({ params: { id: file } }),
  draftSave: ({ draft }) => ({ body: { id: draft, baseRev: 1, saveId: 'second-save', doc: faceDesign(draft) } }),
  draftPictures: ({ draft }) => ({
    body: {
      id: draft,
      rev: 1,
      pictures: faceDesign(draft)
        .copies.slice(0, 1)
        .map(({ id }) => ({ copyId: id, mode: 'normal', png: Buffer.from(solid(4, 4)).toString('base64') })),
    },
  }),
  draftGet: ({ draft }) => ({ params: { id: draft } }),
  versionPage: ({ draft }) => ({ params: { id: draft || 'draft-b' } }),
  versionName: ({ draft }) => ({ body: { id: `${draft}.r1`, name: 'Sent to client' } }),
  versionKeep: ({ draft }) => ({
    body: { id: draft, versionId: 'from-a-device', name: '', savedAt: 5, doc: faceDesign(draft, { name: 'Before' }) },
  }),
  versionGet: ({ draft }) => ({ params: { id: `${draft}.r1` } }),
  versionDelete: ({ draft }) => ({ params: { id: `${draft}.r1` } }),
  pictureSetSave: ({ file }) => ({ body: { id: 'set-of-laws', name: 'Digits', files: [file] } }),
  pictureSetDelete: () => ({ params: { id: 'set-of-laws' } }),
  pictureDelete: ({ file }) => ({ params: { id: file } }),
  draftDelete: ({ draft }) => ({ params: { id: draft } }),
  facePublish: ({ draft, file }) => ({
    body: { id: draft, rev: 1, publishId: 'published-once', facts: factsWith(file) },
  }),
  faceSave: ({ draft, file }) => ({ body: { id: draft, facts: factsWith(file) } }),
  faceGet: ({ draft }) => ({ params: { id: draft } }),
  changeOnline: ({ draft }) => ({ params: { id: draft, online: 'false' } }),
  changeOnlineSingle: ({ draft }) => ({ params: { id: `${draft}-a`, online: 'false' } }),
  changeAudit: ({ draft, moderator }) => ({ params: { id: draft, pass: 'true' }, token: moderator }),
  changeAuditSingle: ({ draft, moderator }) => ({
    params: { id: `${draft}-a`, pass: 'false', reason: 'Blurred' },
    token: moderator,
  }),
  moderationPage: ({ moderator }) => ({ token: moderator }),
  reviewHold: ({ draft, moderator }) => ({ params: { id: draft, since: 1, held: 'true' }, token: moderator }),
  faceDelete: ({ draft }) => ({ params: { id: draft } }),
  faceDeleteSingle: ({ draft }) => ({ params: { id: `${draft}-f` } }),
  statistics: () => ({ params: { from: '2026-11-01', to: '2026-11-20' } }),
  buildList: ({ draft }) => ({ params: { faceId: draft } }),
  buildPreview: ({ draft }) => ({ params: { id: draft } }),
  packageUpload: async ({ draft, task }) => ({
    body: await packageForm(task, faceDesign(draft, { both: true }), `${draft}-a`),
  }),
  packageGet: ({ task }) => ({ params: { id: task } }),
  fontUpload: () => ({ body: formOf(fontFile(roboto)) }),
  fontDelete: ({ font }) => ({ params: { id: font } }),
  assemblyPage: () => ({ params: { type: 'weather' } }),
  walletStatement: () => ({ params: { from: '2026-01', to: '2026-11' } }),
  identityVerify: () => ({ body: { name: '演示者', idNumber: ID_NUMBER } }),
  payeeNameSave: () => ({ body: { name: '演示者' } }),
  alipayBind: () => ({ body: { account: '13812345678', name: '演示者', ticket: 't' } }),
  alipayUnbind: () => ({ body: { ticket: 't' } }),
  paypalBind: () => ({ body: { account: 'a@b.example', name: 'Ana', ticket: 't' } }),
  paypalUnbind: () => ({ body: { ticket: 't' } }),
  withdrawDomestic: ({ earner: token }) => ({ body: WITHDRAWAL, token }),
  withdrawOverseas: ({ earner: token }) => ({ body: WITHDRAWAL, token }),
  withdrawPage: ({ earner: token }) => (token === '' ? {} : { token }),
  contractSign: ({ earner: token }) => ({ token }),
  operatorOrders: ({ operator: token }) => ({ token }),
  walletDifferences: ({ operator: token }) => ({ token }),
  operatorMark: ({ operator: token, order }) => ({ body: { orderId: order, status: 1 }, token }),
  salesImport: ({ operator: token, draft }) => ({
    body: { rows: [{ kind: 'sale', ref: 's-1', at: 0, faceId: draft, gross: 1000, currency: 'CNY' }] },
    token,
  }),
  imageSubmit: () => ({ body: { prompt: 'A lighthouse', taskId: 'task-of-laws' } }),
  imageQuery: ({ image }) => ({ params: { taskId: image } }),
  collectImage: ({ image }) => ({ body: { taskId: image, index: 0 } }),
  collectText: () => ({ body: { resultId: 'text-of-laws', kind: 'name', text: 'Harbor' } }),
};

const WITHDRAWAL = { amount: '100.00', orderId: 'order-once' };

/** Calls about money: whose, and whether a withdrawal has been made. */
const MONEY: Partial<Record<OperationId, readonly ['overseas' | 'domestic', 'ready' | 'ordered']>> = {
  withdrawDomestic: ['domestic', 'ready'],
  withdrawOverseas: ['overseas', 'ready'],
  contractSign: ['domestic', 'ready'],
  operatorMark: ['overseas', 'ordered'],
  operatorOrders: ['overseas', 'ordered'],
  withdrawPage: ['overseas', 'ordered'],
};

/** Reports how many rows were already known: its effect is idempotent, its answer is not. */
const TELLS_REPEATS: ReadonlySet<OperationId> = new Set(['salesImport']);

async function earned(world: World, op: OperationId | undefined): Promise<Pick<Owned, 'earner' | 'order'>> {
  const [where, stage] = (op && MONEY[op]) ?? [];
  if (!where) return { earner: '', order: '' };
  const designer = await (await earner(world, where)).ready();
  for (let left = stage === 'ordered' ? 3 : 0; left > 0; left -= 1) {
    await designer.sell(20_000);
    await designer.withdraw('100.00');
  }
  await designer.sell(20_000);
  const { data } = await designer.asOperator('operatorOrders');
  return { earner: designer.token(), order: data.records[0]?.orderId ?? '' };
}

/** The state that a face needs for these calls; the others get a draft. */
const STAGES: Partial<Record<OperationId, 'sent' | 'reviewed' | 'live'>> = {
  packageUpload: 'sent',
  packageGet: 'reviewed',
  changeAudit: 'reviewed',
  changeAuditSingle: 'reviewed',
  changeOnline: 'live',
  changeOnlineSingle: 'live',
};

/** AI pictures; calls that report usage find some already. */
async function pictured(world: World, name: string, op?: OperationId): Promise<string> {
  const taskId = `pictures-${name}`;
  await world.send('betaJoin');
  await world.send('imageSubmit', { body: { prompt: 'Sea', taskId } });
  if (op === 'collectImage') {
    world.clock.now += 10_000;
    await world.send('imageQuery', { params: { taskId } });
  }
  return taskId;
}

async function owned(world: World, name: string, op?: OperationId): Promise<Owned> {
  const draft = `draft-${name}`;
  const face = publisher(world, draft);
  const stage = op && STAGES[op];
  await face.save(faceDesign(draft, { name, both: true }));
  const moderator = (await world.signIn({ phone: MODERATOR.phone })).data.token;
  if (stage) await face.publish();
  const task = stage ? ((await face.tasks()).find(({ copyId }) => copyId.endsWith('-a'))?.id ?? '') : '';
  if (stage === 'reviewed' || stage === 'live') await face.build();
  if (stage === 'live') await face.audit(moderator, true);
  const { data: picture } = await world.send('upload', { body: formOf(imageFile(solid(9, 9), 'p.png')) });
  const { data: font } = await world.send('fontUpload', { body: formOf(fontFile(roboto)) });
  const operator = (await world.signIn({ phone: OPERATOR.phone })).data.token;
  const image = await pictured(world, name, op);
  return {
    draft,
    file: picture.id,
    font: String(font.id),
    moderator,
    task,
    image,
    operator,
    ...(await earned(world, op)),
  };
}

/** Everything that a person sees of their own, taken from the answers. */
async function seen(world: World): Promise<unknown> {
  const lists = await Promise.all(
    (['userInfo', 'draftPage', 'fontPage', 'facePage', 'walletInfo', 'withdrawPage'] as const).map((op) =>
      world.send(op),
    ),
  );
  return lists.map(({ envelope }) => envelope);
}

/** An answer as a value; answers that are not JSON as status and bytes. */
async function answerOf(world: World, op: OperationId, request: Request): Promise<unknown> {
  const row: Operation = operations[op];
  if (!row.binary) return (await world.send(op, request)).envelope;
  const response = await world.ask(op, request);
  return [response.status, await response.text()];
}

const sampleOf = async (op: OperationId, ids: Owned): Promise<Request> => (await SAMPLES[op]?.(ids)) ?? {};
const is = (test: (row: Operation) => unknown) => OPERATION_IDS.filter((op) => test(operations[op]));
const idNames = (row: Operation) => /:(\w+)/.exec(row.path)?.[1];

describe.each(MEDIA)('every operation on %s', (medium) => {
  it.each(is((row) => row.idempotent))('%s sent twice gives the same answer and has one effect', async (op) => {
    const world = await open(medium);
    const ids = await owned(world, 'mine', op);
    const first = await answerOf(world, op, await sampleOf(op, ids));
    expect(first).toMatchObject('binary' in operations[op] ? { 0: 200 } : { code: 200 });
    const after = op === 'logout' ? null : await seen(world);
    world.clock.now += 1000;
    const again = await answerOf(world, op, await sampleOf(op, ids));
    if (!TELLS_REPEATS.has(op)) expect(again).toEqual(first);
    if (after) expect(await seen(world)).toEqual(after);
  });

  it.each(is((row) => row.idempotent && row.method !== 'GET'))(
    '%s sent ten times at once takes effect once',
    async (op) => {
      const world = await open(medium);
      const ids = await owned(world, 'mine', op);
      const answers = await Promise.all(
        Array.from({ length: 10 }, async () => answerOf(world, op, await sampleOf(op, ids))),
      );
      if (!TELLS_REPEATS.has(op)) for (const answer of answers) expect(answer).toEqual(answers[0]);
      for (const answer of answers) expect(answer).toMatchObject({ code: 200 });
    },
  );

  it.each(is((row) => row.auth !== 'none' && row.auth !== 'optional'))(
    '%s without a session, or with an ended one, is refused in the same way',
    async (op) => {
      const world = await open(medium);
      const ids = await owned(world, 'mine', op);
      const before = await seen(world);
      for (const token of [null, 'x'.repeat(64)])
        expect((await world.send(op, { ...(await sampleOf(op, ids)), token })).code).toBe(403);
      expect(await seen(world)).toEqual(before);
    },
  );

  it.each(is((row) => row.auth === 'user' && idNames(row)))(
    "%s with another person's id answers as if it did not exist",
    async (op) => {
      const world = await open(medium);
      const ids = await owned(world, 'mine', op);
      const before = await seen(world);
      const { token } = (await world.signIn({ phone: OTHER.phone })).data;
      const name = idNames(operations[op]) ?? '';
      const theirs = await sampleOf(op, ids);
      // Fonts have numeric ids, everything else has texts; no record has these.
      const nobodys = /^\d+$/.test(String(theirs.params?.[name])) ? '987654321' : 'nobodys';
      const absent = await world.send(op, { ...theirs, params: { ...theirs.params, [name]: nobodys }, token });
      const foreign = await world.send(op, { ...theirs, token });
      expect([foreign.status, foreign.envelope]).toEqual([absent.status, absent.envelope]);
      expect(await seen(world)).toEqual(before);
    },
  );

  it("draftSave to another's design answers as if it did not exist", async () => {
    const world = await open(medium);
    const { draft } = await owned(world, 'mine');
    const before = await seen(world);
    const { token } = (await world.signIn({ phone: OTHER.phone })).data;
    const save = (id: string) =>
      world.send('draftSave', { body: { id, baseRev: 1, saveId: 'foreign-save', doc: rawDesign({ id }) }, token });
    expect((await save(draft)).envelope).toEqual((await save('nobodys')).envelope);
    expect(await seen(world)).toEqual(before);
  });

  const pages = is((row) => row.path.endsWith('/page'));
  it.each(pages)('%s keeps one order, whatever the page size', async (op) => {
    const world = await open(medium);
    let last: Owned | null = null;
    for (const name of ['a', 'c', 'b']) {
      last = await owned(world, name, name === 'b' && op in MONEY ? op : undefined);
      if (name === 'c') world.clock.now += 1000;
    }
    const moderator = (await world.signIn({ phone: MODERATOR.phone })).data.token;
    if (!last) return;
    const { params, ...who } = await sampleOf(op, {
      ...last,
      draft: '',
      file: '',
      font: '',
      task: '',
      image: '',
      moderator,
    });
    const page = async (current: number, size: number) =>
      (await world.send(op, { params: { ...params, current, size }, ...who })).data;
    const whole = await page(1, 100);
    expect(whole.records.length).toBe(whole.total);
    const single = await Promise.all(whole.records.map((_: unknown, index: number) => page(index + 1, 1)));
    expect(single.flatMap(({ records }) => records)).toEqual(whole.records);
    expect(await page(whole.total + 1, 1)).toMatchObject({ records: [], total: whole.total });
    expect((await world.send(op, { params: { ...params, size: 101 }, ...who })).code).toBe(400);
  });
});
