// Changes in the check since it was last viewed, stored by copy on this device.
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { loadWriters } from '@/face/nodes/writers';
import { createCheckLooks, goneSince, lookAt, newSince } from '@/features/check/runs/checkLooks';
import { checkCopy } from '@/output/watchFace/checkCopy';
import { NO_FACTS } from '@/output/watchFace/checkFinding';
import { faceOf, raw } from '../../../support/brokenFaces';

beforeAll(loadWriters);
beforeEach(() => localStorage.clear());

const hidden = (uuid: string) => raw('text', uuid, { text: 'Hi', x: 100, y: 200, visible: false });
const checkOf = (...uuids: string[]) =>
  checkCopy(faceOf([raw('text', 'sound', { text: 'Noon', x: 200, y: 120 }), ...uuids.map(hidden)]), NO_FACTS);
const look = (...uuids: string[]) => lookAt(checkOf(...uuids), ({ uuid }) => uuid);

it('lists what is new and what is gone, with its name and score', () => {
  const before = look('one', 'two');
  const now = checkOf('two', 'three').findings;
  expect([...newSince(before, now)]).toEqual(now.filter(({ uuid }) => uuid === 'three').map(({ id }) => id));
  expect(goneSince(before, now).map(({ key, name }) => [key, name])).toEqual([['hidden', 'one']]);
  expect(before.score).toBeGreaterThan(look('one', 'two', 'three').score);
});

it('calls nothing new or gone without an earlier look', () => {
  const { findings } = checkOf('one');
  expect([newSince(null, findings).size, goneSince(null, findings)]).toEqual([0, []]);
});

it('is stored on the device by copy, up to twenty copies, and survives invalid storage', () => {
  const looks = createCheckLooks();
  for (let copy = 0; copy < 21; copy += 1) looks.set(`copy${copy}`, look(`layer${copy}`));
  const again = createCheckLooks();
  expect([again.of('copy0'), again.of('copy1')?.findings[0]?.name]).toEqual([null, 'layer1']);
  localStorage.setItem('dialwright.checkLooks', '{"copy1":{"score":"high"}}');
  expect(createCheckLooks().of('copy1')).toBeNull();
});
