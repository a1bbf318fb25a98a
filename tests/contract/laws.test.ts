// Laws that hold for every row of the operations table, over HTTP alone: sent twice, another's id, lists by page.
import { describe, expect, it } from 'vitest';
import type { Design } from '@/schemas/design';
import { OPERATION_IDS, type Operation, type OperationId, operations } from '@/schemas/wire/operations';
import { rawDesign } from '../support/designs';
import { fontFile, roboto } from '../support/fonts';
import { imageFile, solid } from '../support/images';
import { FACTS, faceDesign, packageFile, publisher } from './publishing';
import { formOf, LOGIN, MEDIA, MODERATOR, OTHER, THIRD_PARTY, type World, worlds } from './world';

const open = worlds();

type Request = NonNullable<Parameters<World['send']>[1]>;
/** A good request, made in a world where the person owns a draft, a picture and a font; `ids` are theirs. */
type Sample = (ids: Owned) => Request;
interface Owned {
  draft: string;
  file: string;
  font: string;
  /** Token of a moderator. */
  moderator: string;
  /** A build task of the face, where it was sent. */
  task: string;
}

const factsWith = (file: string) => ({ ...FACTS, previewImage: `/api/files/${file}` });

function packageForm(task: string, design: Design, copyId: string): FormData {
  const form = new FormData();
  form.append('taskId', task);
  form.append('file', packageFile(design, copyId), 'face.dialwright');
  return form;
}

const files = () => {
  const form = new FormData();
  for (const side of [2, 3]) form.append('files', imageFile(solid(side, side), `${side}.png`));
  return form;
};

/** Of the operations that need something said; the others are asked as they are. */
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
  passwordReset: () => ({
    body: { source: 'web', phone: '13800000000', password: 'Abc123', captcha: '000000' },
  }),
  infoUpdate: ({ file }) => ({ body: { username: 'Renamed', intro: 'I draw dials.', avatar: `/api/files/${file}` } }),
  upload: () => ({ body: formOf(imageFile(solid(4, 4), 'a.png')) }),
  listUpload: () => ({ body: files() }),
  file: ({ file }) => ({ params: { id: file } }),
  draftSave: ({ draft }) => ({ body: { id: draft, baseRev: 1, saveId: 'second-save', doc: faceDesign(draft) } }),
  draftGet: ({ draft }) => ({ params: { id: draft } }),
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
  faceDelete: ({ draft }) => ({ params: { id: draft } }),
  faceDeleteSingle: ({ draft }) => ({ params: { id: `${draft}-f` } }),
  statistics: () => ({ params: { from: '2026-11-01', to: '2026-11-20' } }),
  buildList: ({ draft }) => ({ params: { faceId: draft } }),
  buildPreview: ({ draft }) => ({ params: { id: draft } }),
  packageUpload: ({ draft, task }) => ({ body: packageForm(task, faceDesign(draft, { both: true }), `${draft}-a`) }),
  packageGet: ({ task }) => ({ params: { id: task } }),
  fontUpload: () => ({ body: formOf(fontFile(roboto)) }),
  fontDelete: ({ font }) => ({ params: { id: font } }),
  assemblyPage: () => ({ params: { type: 'weather' } }),
};

/** How far the face is on its way before these are called; the others meet a draft. */
const STAGES: Partial<Record<OperationId, 'sent' | 'reviewed' | 'live'>> = {
  packageUpload: 'sent',
  packageGet: 'reviewed',
  changeAudit: 'reviewed',
  changeAuditSingle: 'reviewed',
  changeOnline: 'live',
  changeOnlineSingle: 'live',
};

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
  return { draft, file: picture.id, font: String(font.id), moderator, task };
}

/** All that a person sees of their own, as the answers give it. */
async function seen(world: World): Promise<unknown> {
  const lists = await Promise.all(
    (['userInfo', 'draftPage', 'fontPage', 'facePage'] as const).map((op) => world.send(op)),
  );
  return lists.map(({ envelope }) => envelope);
}

/** An answer as a value; what is not JSON as its status and bytes. */
async function answerOf(world: World, op: OperationId, request: Request): Promise<unknown> {
  const row: Operation = operations[op];
  if (!row.binary) return (await world.send(op, request)).envelope;
  const response = await world.ask(op, request);
  return [response.status, await response.text()];
}

const sampleOf = (op: OperationId, ids: Owned): Request => SAMPLES[op]?.(ids) ?? {};
const is = (test: (row: Operation) => unknown) => OPERATION_IDS.filter((op) => test(operations[op]));
const idNames = (row: Operation) => /:(\w+)/.exec(row.path)?.[1];

describe.each(MEDIA)('every operation on %s', (medium) => {
  it.each(is((row) => row.idempotent))('%s sent twice answers alike and has one effect', async (op) => {
    const world = await open(medium);
    const ids = await owned(world, 'mine', op);
    const first = await answerOf(world, op, sampleOf(op, ids));
    expect(first).toMatchObject('binary' in operations[op] ? { 0: 200 } : { code: 200 });
    const after = op === 'logout' ? null : await seen(world);
    world.clock.now += 1000;
    expect(await answerOf(world, op, sampleOf(op, ids))).toEqual(first);
    if (after) expect(await seen(world)).toEqual(after);
  });

  it.each(is((row) => row.idempotent && row.method !== 'GET'))('%s sent ten times at once is once', async (op) => {
    const world = await open(medium);
    const ids = await owned(world, 'mine', op);
    const answers = await Promise.all(Array.from({ length: 10 }, () => answerOf(world, op, sampleOf(op, ids))));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({ code: 200 });
  });

  it.each(is((row) => row.auth === 'user' || row.auth === 'moderator'))(
    '%s without a session, or with an ended one, is refused alike',
    async (op) => {
      const world = await open(medium);
      const ids = await owned(world, 'mine', op);
      const before = await seen(world);
      for (const token of [null, 'x'.repeat(64)])
        expect((await world.send(op, { ...sampleOf(op, ids), token })).code).toBe(403);
      expect(await seen(world)).toEqual(before);
    },
  );

  it.each(is((row) => row.auth === 'user' && idNames(row)))(
    "%s of another's id is as if it were not there",
    async (op) => {
      const world = await open(medium);
      const ids = await owned(world, 'mine', op);
      const before = await seen(world);
      const { token } = (await world.signIn({ phone: OTHER.phone })).data;
      const name = idNames(operations[op]) ?? '';
      const theirs = sampleOf(op, ids);
      // Fonts have numbers, everything else has words; nobody has these.
      const nobodys = /^\d+$/.test(String(theirs.params?.[name])) ? '987654321' : 'nobodys';
      const absent = await world.send(op, { ...theirs, params: { ...theirs.params, [name]: nobodys }, token });
      const foreign = await world.send(op, { ...theirs, token });
      expect([foreign.status, foreign.envelope]).toEqual([absent.status, absent.envelope]);
      expect(await seen(world)).toEqual(before);
    },
  );

  it("draftSave onto another's design is as onto one that is not there", async () => {
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
  it.each(pages)('%s is a list in one order, whatever the size of its pages', async (op) => {
    const world = await open(medium);
    for (const name of ['a', 'c', 'b']) {
      await owned(world, name);
      if (name === 'c') world.clock.now += 1000;
    }
    const moderator = (await world.signIn({ phone: MODERATOR.phone })).data.token;
    const { params, ...who } = sampleOf(op, { draft: '', file: '', font: '', task: '', moderator });
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
