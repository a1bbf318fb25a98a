// The command that adds and removes shadows.
import { describe, expect, it } from 'vitest';
import { type Command, reasonOfDisabled } from '@/editor/commands/defineCommand';
import { toggleShadow } from '@/editor/commands/flags';
import { shadowOfLayer } from '@/face/nodes';
import { backgroundLayer, imageLayer, layer, rootLayer, Session, textLayer } from '../support/documents';

const session = () =>
  new Session([
    rootLayer(),
    backgroundLayer(),
    imageLayer('hand', { rotate: '#DWFM#' }, { type: 'minutes' }),
    layer('shape', 'disc', { shadow: { isOn: true, x: 3, color: '#ff0000' } }),
    imageLayer('locked', { isLock: true }),
    textLayer('text'),
    layer('progress', 'ring', {}),
    layer('google_complication', 'slot', {}),
    { ...layer('shape', 'inner', {}), parentId: 'pair' },
    layer('group', 'pair', {}),
  ]);

/** Runs the command by the keyboard with these layers selected. */
function press(...selection: string[]) {
  const face = session().select(...selection);
  const refusal = reasonOfDisabled(toggleShadow as Command, face.situation)?.messageKey ?? null;
  const enabled = toggleShadow.enabled?.(face.situation);
  if (enabled) face.run(toggleShadow, toggleShadow.fromKeys?.(face.situation) ?? { uuids: [] });
  const isOn = (uuid: string) => shadowOfLayer(face.nodes.find((node) => node.uuid === uuid)!)?.isOn;
  return { face, enabled, refusal, isOn };
}

describe('a shadow', () => {
  it('is added to a hand in one step, and undo removes it', () => {
    const { face, isOn } = press('hand');
    expect([isOn('hand'), face.undos]).toEqual([true, 1]);
    face.undo();
    expect(isOn('hand')).toBe(false);
  });

  it('is removed with its values kept', () => {
    const { face, isOn } = press('disc');
    expect(isOn('disc')).toBe(false);
    expect(face.nodes[3]).toMatchObject({ style: { shadow: { x: 3, color: '#ff0000' } } });
  });

  it('is added to all of several layers that lack one, and to no layer that cannot have one', () => {
    const { isOn, face } = press('hand', 'disc', 'text', 'photo', 'ring', 'slot');
    expect([isOn('hand'), isOn('disc'), isOn('text'), isOn('ring'), face.undos]).toEqual([true, true, true, true, 1]);
    expect(isOn('photo')).toBeUndefined();
    expect(face.nodes.find(({ uuid }) => uuid === 'slot')).not.toHaveProperty('style.shadow');
  });

  it('is added to a group', () => expect(press('pair').isOn('pair')).toBe(true));

  it.each([
    ['a complication', 'slot', 'noShadow'],
    ['the background', 'photo', 'noShadow'],
    ['a locked picture', 'locked', 'locked'],
  ])('is refused to %s, with the reason', (_, uuid, reason) => {
    const { enabled, refusal } = press(uuid);
    expect([enabled, refusal]).toEqual([false, reason]);
  });
});
