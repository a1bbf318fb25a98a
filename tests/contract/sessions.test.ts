// The sessions of an account, by the rule ids of docs/rules/backend.md (S20), on every medium.
import { describe, expect, it } from 'vitest';
import { MEDIA, OTHER, type World, worlds } from './world';

const open = worlds();

const list = async (world: World, token = world.token) => (await world.send('sessionList', { token })).data;
const end = (world: World, body: object, token = world.token) =>
  world.send('sessionEnd', { body: { source: 'web', ...body }, token });
const isSignedIn = async (world: World, token: string) => (await world.send('userInfo', { token })).code === 200;

describe.each(MEDIA)('sessions on %s', (medium) => {
  it('S20 lists the live sessions of the caller, the last used first', async () => {
    const world = await open(medium);
    const start = world.clock.now;
    world.clock.now += 3_600_000;
    const second = (await world.signIn()).data.token;
    await world.signIn({ phone: OTHER.phone });
    expect(await list(world, second)).toMatchObject([
      { isOwn: true, signedInAt: start + 3_600_000 },
      { isOwn: false, signedInAt: start, seenAt: start },
    ]);
    world.clock.now = start + 24 * 3_600_000 + 1;
    expect(await list(world, second)).toHaveLength(1);
  });

  it('S20 ends one session, or all others, and none of another person', async () => {
    const world = await open(medium);
    const [second, third] = [(await world.signIn()).data.token, (await world.signIn()).data.token];
    const other = (await world.signIn({ phone: OTHER.phone })).data.token;
    const [theirs] = await list(world, other);
    expect((await end(world, { id: theirs.id })).code).toBe(200);
    expect(await isSignedIn(world, other)).toBe(true);
    const { id } = (await list(world, second)).find(({ isOwn }: { isOwn: boolean }) => isOwn);
    for (let repeat = 0; repeat < 2; repeat += 1) expect((await end(world, { id })).code).toBe(200);
    expect([await isSignedIn(world, second), await isSignedIn(world, third)]).toEqual([false, true]);
    await end(world, {});
    expect([await isSignedIn(world, world.token), await isSignedIn(world, third)]).toEqual([true, false]);
    expect(await isSignedIn(world, other)).toBe(true);
  });
});
