// A visitor's versions move to the account after a save: all of them, once, and none is lost if a call fails.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { VISITOR } from '@/service/localDrafts/records';
import { dropToken } from '@/service/session/tokenStore';
import { imageLayer } from '../../support/designs';
import { ID, saying, setUp, type World } from './memberWorld';

// Node 20 lacks navigator; only its locks are used here, and they are absent.
beforeEach(() => void vi.stubGlobal('navigator', {}));
afterEach(() => {
  dropToken();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A visitor's work with two versions, the first of them named and with a picture. */
async function visitorsVersions(world: World) {
  const ref = await world.picture('#204060');
  const first = saying('First', [imageLayer('picture', ref)]);
  const second = saying('Second');
  await world.work.versions.keep(first, { owner: VISITOR, name: 'Sent to client' });
  await world.work.versions.keep(second, { owner: VISITOR });
  world.work.journal.edit(second, { owner: VISITOR, baseRev: 0 });
  await world.work.journal.flush();
  return { ref, second };
}

describe('versions of a visitor', () => {
  it('move to the account after signing in and saving, with their names and pictures, and leave the device', async () => {
    const world = await setUp();
    const { second } = await visitorsVersions(world);
    await world.signIn();
    expect(await world.onDevice()).toEqual(['', 'Sent to client']);
    await world.save(second, 0);
    await world.work.carryVersions(ID);
    expect(await world.onDevice()).toEqual([]);
    expect(await world.onDevice(VISITOR)).toEqual([]);
    const versions = await world.inAccount();
    // The visitor's save and the save in the account are the same state.
    expect(versions.map(({ name, words }) => [name, words.join()])).toEqual([
      ['', 'Second'],
      ['Sent to client', 'First'],
    ]);
    const carried = versions.find(({ name }) => name === 'Sent to client');
    expect(carried?.words).toEqual(['First']);
    const url = expect.stringMatching(/^\/api\/files\//);
    expect(carried?.doc.copies[0]?.normal.nodeList.at(-1)).toMatchObject({ style: { url } });
  });

  it.each(['network', 'lost'] as const)(
    'stay on the device if the call fails (%s), and move with the next save, once',
    async (kind) => {
      vi.spyOn(console, 'warn').mockImplementation(() => {});
      const world = await setUp();
      const { second } = await visitorsVersions(world);
      await world.signIn();
      const saved = await world.save(second, 0);
      world.fail({ op: 'versionKeep', kind, times: 1 });
      await world.work.carryVersions(ID);
      expect(await world.onDevice()).toEqual(['', 'Sent to client']);
      await world.save(saying('Third'), saved.baseRev);
      await world.work.carryVersions(ID);
      expect(await world.onDevice()).toEqual([]);
      const lines = (await world.inAccount()).map(({ name, words }) => `${words}${name && ` (${name})`}`);
      expect(lines.toSorted()).toEqual(['First (Sent to client)', 'Second', 'Third']);
    },
  );

  it('stay on the device if their pictures are missing, and do not block other versions', async () => {
    const world = await setUp();
    const gone = `asset:${'a'.repeat(64)}`;
    await world.work.versions.keep(saying('Broken', [imageLayer('picture', gone)]), { owner: VISITOR, name: 'Broken' });
    const { second } = await visitorsVersions(world);
    await world.signIn();
    await world.save(second, 0);
    await world.work.carryVersions(ID);
    expect(await world.onDevice()).toEqual(['Broken']);
    expect((await world.inAccount()).map(({ name }) => name)).toContain('Sent to client');
  });
});
