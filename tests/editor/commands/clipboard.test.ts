// Cut, copy, paste, duplicate: offsets, fresh ids, labels, restoring a cut, and refusals.
import { describe, expect, it } from 'vitest';
import { copy, cut, duplicate, paste } from '@/editor/commands/clipboard';
import { backgroundLayer, imageLayer, rootLayer, Session, textLayer, unknownLayer } from '../support/documents';

const session = () =>
  new Session([rootLayer(), textLayer('a', { x: 5, y: 6 }), textLayer('b', { x: 50, y: 60 }), textLayer('c')]);
const at = (face: Session, uuid: string) => [face.style(uuid).x, face.style(uuid).y];

describe('copy and paste', () => {
  it('offsets each further paste by 10 px, with fresh ids, on top and selected', () => {
    const face = session().select('a');
    face.press(copy);
    expect(face.undos).toBe(0);
    face.press(paste);
    face.press(paste);
    const [first = '', second = ''] = face.made;
    expect(face.order).toEqual(['root', 'a', 'b', 'c', first, second]);
    expect([at(face, first), at(face, second)]).toEqual([
      [15, 16],
      [25, 26],
    ]);
    expect(face.state.selection).toEqual([second]);
    expect(face.undos).toBe(2);
  });
  it('numbers the labels', () => {
    const face = session().select('a', 'b');
    face.press(copy);
    face.press(paste);
    face.press(paste);
    expect(face.labels.slice(4)).toEqual(['a 2', 'b 2', 'a 3', 'b 3']);
  });
  it('stays within the coordinate limits of a document', () => {
    const face = new Session([rootLayer(), textLayer('far', { x: 10_000, y: 9_995 })]).select('far');
    face.press(copy);
    expect(face.press(paste)).toBeNull();
    expect(at(face, face.made[0]!)).toEqual([10_000, 10_000]);
  });
  it('copies a layer of an unknown type whole', () => {
    const face = new Session([rootLayer(), unknownLayer('h')]).select('h');
    face.press(copy);
    face.press(paste);
    expect(face.node(face.made[0]!)).toMatchObject({ nodeType: 'hologram', style: { depth: 3, x: 11, y: 12 } });
  });
  it('never copies the root', () => {
    const face = session().select('root');
    face.press(copy);
    expect(face.state.clipboard).toBeNull();
  });
  it('refuses a second background image, pasted or duplicated', () => {
    const face = new Session([rootLayer(), backgroundLayer()]).select('photo');
    face.press(copy);
    expect(face.press(paste)?.messageKey).toBe('backgroundOnce');
    expect(face.press(duplicate)?.messageKey).toBe('backgroundOnce');
    expect(face.order).toEqual(['root', 'photo']);
  });
  it('puts a cut background image back above the root', () => {
    const face = new Session([rootLayer(), backgroundLayer(), textLayer('a')]).select('photo');
    face.press(cut);
    face.press(paste);
    expect(face.order).toEqual(['root', 'new-1', 'a']);
  });
});

describe('cut', () => {
  it('removes layers and pastes them where they were, then with an offset', () => {
    const face = session().select('b');
    face.press(cut);
    expect(face.order).toEqual(['root', 'a', 'c']);
    expect(face.state.selection).toEqual([]);
    face.press(paste);
    face.press(paste);
    expect([at(face, 'new-1'), at(face, 'new-2')]).toEqual([
      [50, 60],
      [60, 70],
    ]);
    expect(face.labels.slice(3)).toEqual(['b', 'b 2']);
  });
  it.each([
    ['copy', copy],
    ['cut', cut],
  ] as const)('is reverted by a further %s', (_, command) => {
    const face = session().select('a', 'b');
    face.press(cut);
    expect(face.order).toEqual(['root', 'c']);
    face.select('c').press(command);
    expect(face.order).toEqual(command === copy ? ['root', 'a', 'b', 'c'] : ['root', 'a', 'b']);
    expect(face.state.clipboard?.nodes.map((node) => node.uuid)).toEqual(['c']);
  });
  it('is final once it was pasted', () => {
    const face = session().select('a');
    face.press(cut);
    face.press(paste);
    face.select('c').press(copy);
    expect(face.order).toEqual(['root', 'b', 'c', 'new-1']);
  });
  it('is restored only once, even after undo', () => {
    const face = session().select('a');
    face.press(cut);
    face.undo();
    face.select('c').press(copy);
    expect(face.order).toEqual(['root', 'a', 'b', 'c']);
  });
  it('refuses a locked layer, and then cuts nothing', () => {
    const face = new Session([rootLayer(), textLayer('a', { isLock: true }), textLayer('b')]).select('a', 'b');
    expect(face.press(cut)?.messageKey).toBe('lockedDelete');
    expect(face.order).toEqual(['root', 'a', 'b']);
    expect(face.state.clipboard).toBeNull();
  });
});

describe('duplicate', () => {
  it('puts copies directly above the topmost original, offset by 10 px', () => {
    const face = session().select('a', 'b');
    face.press(duplicate);
    const [first = '', second = ''] = face.made;
    expect(face.order).toEqual(['root', 'a', 'b', first, second, 'c']);
    expect(at(face, second)).toEqual([60, 70]);
    expect(face.state.selection).toEqual([first, second]);
    expect(face.state.clipboard).toBeNull();
  });
  it('asks the platform: a reserved tag occurs once on the chip platform', () => {
    const face = new Session([rootLayer(), textLayer('t', { textTag: '#Db#' }), imageLayer('i')], 'falcon').select('t');
    expect(face.press(duplicate)?.messageKey).toBe('copyTextFailed');
    expect(face.select('i').press(duplicate)).toBeNull();
  });
});
