// Reads a group of the Watch Face Format without its children: its box, angle, opacity and pivot.
import type { WatchFaceReader } from '../faceSource';
import { boxIn, placingIn } from '../watchFaceValues';

export const read: WatchFaceReader<'group'> = ([element], source) => {
  const box = element?.name === 'Group' ? boxIn(element) : null;
  const placing = element && box && placingIn(element, box, source);
  return placing ? [{ fields: { style: { ...box, ...placing } }, took: 1 }] : [];
};
