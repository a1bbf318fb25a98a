// AI pictures over HTTP only: quota, repeats, states over time, and ownership (docs/rules/backend.md B6).
import { describe, expect, it } from 'vitest';
import { DEMO_WORDS } from '@/mocks/pictures/demoPictures';
import { AI_HISTORY_PAGE_SIZE, AI_POLL_TOTAL_MS, AI_PROMPT_MAX, AI_TASKS_PER_DAY } from '@/schemas/limits';
import { imageHistoryData, imageQuotaData, imageTask } from '@/schemas/wire/ai';
import { MEDIA, OTHER, type World, worlds } from './world';

const open = worlds();
const FULL = 'Generation failed, each person can submit up to 10 tasks per day';
const MADE_MS = 8000;

let ids = 0;
const freshId = () => {
  ids += 1;
  return `task-${String(ids).padStart(8, '0')}`;
};
const submit = (world: World, { prompt = 'A lighthouse', taskId = freshId(), token = world.token } = {}) =>
  world.send('imageSubmit', { body: { prompt, taskId }, token });
const quota = async (world: World, token = world.token) =>
  imageQuotaData.parse((await world.send('imageQuota', { token })).data);
const used = async (world: World, token?: string) => (await quota(world, token)).used;
const query = async (world: World, taskId: string) =>
  imageTask.parse((await world.send('imageQuery', { params: { taskId } })).data);

/** A world whose person is in the beta and has submitted the given number of tasks. */
async function joined(medium: (typeof MEDIA)[number], tasks = 0, options: Parameters<typeof open>[1] = {}) {
  const world = await open(medium, options);
  await world.send('betaJoin');
  for (let count = 0; count < tasks; count += 1) expect((await submit(world)).code).toBe(200);
  return world;
}

describe.each(MEDIA)('AI pictures on %s', (medium) => {
  it('I1 the tenth task of a day is accepted, the eleventh refused with the message of the specification', async () => {
    const world = await joined(medium, AI_TASKS_PER_DAY - 1);
    expect((await submit(world)).code).toBe(200);
    const { envelope } = await submit(world);
    expect(envelope).toMatchObject({ code: 429, success: false, enMsg: FULL });
    expect(envelope.msg).toMatch(/每人每天最多可提交 10 个任务/);
    expect(await used(world)).toBe(AI_TASKS_PER_DAY);
  });

  it('I2 of twenty simultaneous tasks after nine used ones, one is accepted', async () => {
    const world = await joined(medium, AI_TASKS_PER_DAY - 1);
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit(world)));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 429)).toHaveLength(19);
    expect(await used(world)).toBe(AI_TASKS_PER_DAY);
  });

  it('I3 the same id is one task, even ten times at once, and refuses another prompt', async () => {
    const world = await joined(medium);
    const taskId = freshId();
    const answers = await Promise.all(Array.from({ length: 10 }, () => submit(world, { taskId })));
    expect(answers.map(({ data }) => data)).toEqual(answers.map(() => taskId));
    expect((await submit(world, { taskId, prompt: ' A lighthouse ' })).code).toBe(200);
    expect((await submit(world, { taskId, prompt: 'Another' })).code).toBe(409);
    expect(await used(world)).toBe(1);
  });

  it('I3 a repeat is answered even at the limit', async () => {
    const world = await joined(medium, AI_TASKS_PER_DAY - 1);
    const taskId = freshId();
    for (let count = 0; count < 2; count += 1) expect((await submit(world, { taskId })).data).toBe(taskId);
  });

  it.each(['', '   ', '\n\t', 'a'.repeat(AI_PROMPT_MAX + 1)])(
    'I4 an invalid prompt (%#) does not count',
    async (prompt) => {
      const world = await joined(medium);
      expect((await submit(world, { prompt })).code).toBe(400);
      expect(await used(world)).toBe(0);
    },
  );

  it('I4 a prompt of the maximum length is accepted, in Chinese too', async () => {
    const world = await joined(medium);
    const prompt = '海'.repeat(AI_PROMPT_MAX);
    const { data } = await submit(world, { prompt });
    expect((await query(world, data)).prompt).toBe(prompt);
    // Counted in graphemes: a family emoji is one character of eleven units.
    const families = '👨‍👩‍👧‍👦'.repeat(AI_PROMPT_MAX);
    expect((await submit(world, { prompt: `${families}a` })).code).toBe(400);
    expect((await query(world, (await submit(world, { prompt: families })).data)).prompt).toBe(families);
  });

  it('I4 a task that fails or times out after it was accepted counts', async () => {
    const world = await joined(medium);
    const failed = (await submit(world, { prompt: DEMO_WORDS.failed })).data;
    const never = (await submit(world, { prompt: DEMO_WORDS.later })).data;
    world.clock.now += MADE_MS;
    expect((await query(world, failed)).state).toBe('failed');
    expect((await query(world, never)).state).toBe('generating');
    world.clock.now += AI_POLL_TOTAL_MS - MADE_MS;
    expect((await query(world, never)).state).toBe('timedOut');
    expect(await used(world)).toBe(2);
  });

  it.each([
    ['domestic', Date.UTC(2026, 10, 20, 15, 59, 59, 999)],
    ['overseas', Date.UTC(2026, 10, 20, 23, 59, 59, 999)],
  ] as const)("I5 a day ends at midnight of the account's region: %s", async (region, last) => {
    const phone = '13700000055';
    const world = await open(medium, { users: [{ id: 'far', phone, region }] });
    world.clock.now = last;
    const { token } = (await world.signIn({ phone })).data;
    await world.send('betaJoin', { token });
    for (let count = 0; count < AI_TASKS_PER_DAY; count += 1) await submit(world, { token });
    expect((await submit(world, { token })).code).toBe(429);
    world.clock.now = last + 1;
    expect(await used(world, token)).toBe(0);
    expect((await submit(world, { token })).code).toBe(200);
    expect(await used(world, token)).toBe(1);
  });

  it('a task goes from submitted through generating to its pictures, which are stored as its owner’s', async () => {
    const world = await joined(medium);
    const taskId = (await submit(world)).data;
    const states: string[] = [];
    for (const ms of [0, 3000, 4999]) {
      world.clock.now += ms;
      states.push((await query(world, taskId)).state);
    }
    expect(states).toEqual(['submitted', 'generating', 'generating']);
    world.clock.now += 1;
    const done = await query(world, taskId);
    expect([done.state, done.imgList.length]).toEqual(['success', 4]);
    expect(new Set(done.imgList).size).toBe(4);
    for (const url of done.imgList) {
      const response = await world.ask('file', { params: { id: url.replace('/api/files/', '') } });
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
      expect((await response.arrayBuffer()).byteLength).toBeLessThanOrEqual(512_000);
    }
    // Two simultaneous polls return the same pictures.
    const again = await Promise.all([query(world, taskId), query(world, taskId)]);
    expect(again).toEqual([done, done]);
  });

  it('I9 a success may have no pictures', async () => {
    const world = await joined(medium);
    const taskId = (await submit(world, { prompt: DEMO_WORDS.empty })).data;
    world.clock.now += MADE_MS;
    expect(await query(world, taskId)).toMatchObject({ state: 'success', imgList: [] });
  });

  it("I10 a task that does not exist, or another person's, is 404", async () => {
    const world = await joined(medium);
    const taskId = (await submit(world)).data;
    const { token } = (await world.signIn({ phone: OTHER.phone })).data;
    const theirs = await world.send('imageQuery', { params: { taskId }, token });
    const absent = await world.send('imageQuery', { params: { taskId: freshId() }, token });
    expect(theirs.code).toBe(404);
    expect(theirs.envelope).toEqual(absent.envelope);
  });

  it('I11 the history has four tasks a page, only the caller’s, newest first, each with its pictures', async () => {
    const world = await joined(medium);
    const mine: string[] = [];
    for (let count = 0; count < AI_HISTORY_PAGE_SIZE + 1; count += 1) {
      world.clock.now += 1000;
      mine.unshift((await submit(world, { prompt: DEMO_WORDS.empty })).data);
    }
    const { token } = (await world.signIn({ phone: OTHER.phone })).data;
    await world.send('betaJoin', { token });
    await submit(world, { token });
    world.clock.now += MADE_MS;
    const page = async (params = {}) => imageHistoryData.parse((await world.send('imageHistory', { params })).data);
    const first = await page();
    expect(first).toMatchObject({ total: 5, current: 1, size: 4 });
    expect(first.records.map(({ taskId }) => taskId)).toEqual(mine.slice(0, 4));
    // The pictures are made although no call has polled since.
    expect(first.records.map(({ state }) => state)).toEqual(['success', 'success', 'success', 'success']);
    expect((await page({ current: 2 })).records.map(({ taskId }) => taskId)).toEqual(mine.slice(4));
  });

  it('I14 joining and leaving the beta are idempotent; membership belongs to one person; tasks need it', async () => {
    const world = await open(medium);
    const refused = await submit(world);
    expect([refused.code, refused.envelope.enMsg]).toEqual([409, 'Join the AI beta first.']);
    expect(await quota(world)).toEqual({ used: 0, max: AI_TASKS_PER_DAY, isInBeta: false });
    for (let count = 0; count < 2; count += 1) expect((await world.send('betaJoin')).code).toBe(200);
    expect((await quota(world)).isInBeta).toBe(true);
    const { token } = (await world.signIn({ phone: OTHER.phone })).data;
    expect((await quota(world, token)).isInBeta).toBe(false);
    for (let count = 0; count < 2; count += 1) expect((await world.send('betaExit')).code).toBe(200);
    expect((await quota(world)).isInBeta).toBe(false);
    expect((await submit(world)).code).toBe(409);
  });

  it('usage counts each of the caller’s own tasks once', async () => {
    const world = await joined(medium);
    const taskId = (await submit(world)).data;
    const collect = (index: number, token = world.token) =>
      world.send('collectImage', { body: { taskId, index }, token });
    expect((await collect(0)).code).toBe(404);
    world.clock.now += MADE_MS;
    await query(world, taskId);
    expect([(await collect(0)).code, (await collect(0)).code, (await collect(4)).code]).toEqual([200, 200, 404]);
    const { token } = (await world.signIn({ phone: OTHER.phone })).data;
    expect((await collect(0, token)).code).toBe(404);
    const text = { resultId: freshId(), kind: 'name', text: 'Night Harbor' };
    expect((await world.send('collectText', { body: text })).code).toBe(200);
  });
});
