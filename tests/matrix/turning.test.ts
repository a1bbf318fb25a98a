// All ways to rotate a layer agree: its handle, the keys, the pad and its field give the same answer for each type and size.
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '@/editor/commands';
import { setField } from '@/editor/commands/setField';
import { handlesOf } from '@/face/nodes';
import { policyOf } from '@/face/platforms';
import type { KnownNode } from '@/schemas/nodes';
import { closedFields } from '@/workspace/properties/nodeIssues';
import { rootLayer, Session } from '../editor/support/documents';
import { bare, CANVAS, inList } from '../face/nodes/sampleNodes';
import { EDITED_TYPES, shownFields } from './fields';

const rotateRight = COMMANDS.find(({ name }) => name === 'rotateRight')!;
const android = policyOf('android');
const SIZES = { small: { width: 100, height: 100 }, large: { width: 400, height: 400 } } as const;

/** Whether each of the ways rotates it. */
function ways(node: KnownNode): Record<string, boolean> {
  const { uuid, nodeType } = node;
  const session = () => new Session([rootLayer(), ...inList(node)]).select(uuid);
  const hasField = shownFields(nodeType).some(({ path }) => path === 'style.rotation');
  const turned = (run: (face: Session) => unknown) => {
    const face = session();
    return run(face) === null && face.style(uuid).rotation !== 0;
  };
  return {
    handle: handlesOf(node, CANVAS).rotate,
    keys: turned((face) => face.press(rotateRight)),
    openField: hasField && !('style.rotation' in closedFields(node, CANVAS, android)),
    field: hasField && turned((face) => face.run(setField, { uuids: [uuid], path: 'rotation', value: 15 })),
  };
}

const all = (yes: boolean) => ({ handle: yes, keys: yes, openField: yes, field: yes });

describe.each(Object.entries(SIZES))('%s layers', (name, size) => {
  it.each(EDITED_TYPES.filter((type) => type !== 'root'))('%s', (type) => {
    const kinds = ways(bare(type, { ...size, delayTime: 200 }));
    const isPictures = ['image', 'image_sequence', 'animation'].includes(type);
    const never = ['programmable', 'google_complication', 'watch_part'].includes(type);
    expect(kinds).toEqual(all(!never && !(isPictures && name === 'large')));
  });
});
