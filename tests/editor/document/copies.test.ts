// Copies per platform: added, shown, updated and deleted; their undo, ids, watch system, and whether they have diverged.
import { describe, expect, it } from 'vitest';
import { cut } from '@/editor/commands/clipboard';
import { canUpdate, offeredPlatforms } from '@/editor/commands/copies';
import { addCopy, canAddCopy, removeCopy, replaceCopy, switchCopy } from '@/editor/document/copies';
import { CLOSED, currentHistory, documentOf, type EditorState, openDesign } from '@/editor/document/editorState';
import { undoLabel } from '@/editor/document/history';
import { enterMode } from '@/editor/document/modes';
import { selectCopies, selectPolicy } from '@/editor/document/selectors';
import { settleSaved } from '@/editor/document/settleSaved';
import { redoEdit, redoStep, undoEdit, undoStep } from '@/editor/document/travel';
import { policyIn } from '@/face/platforms';
import { design } from '@/schemas/design';
import { imageLayer, rootLayer, Session, textLayer } from '../support/documents';
import { chipCopy, copyOf, designWith, edit, opened, order, watchCopy } from './twoCopies';

const one = opened([watchCopy]);
const both = opened([watchCopy, chipCopy]);
const diverged = (state: EditorState) => state.design!.copies.map((copy) => copy.nodeDataUnsync);
const update = { label: 'updateCopy', at: 0 };
const converted = copyOf('chip', 'falcon', [rootLayer(), textLayer('fresh')], {
  ratio: '466*466',
  ambient: [rootLayer(), textLayer('fresh-dim')],
});

describe('a new copy', () => {
  const added = addCopy(one, chipCopy);
  it('is shown immediately, with its id and the watch system in the design, as a change', () => {
    expect([added.copyId, added.mode, order(added), added.change]).toEqual([
      'chip',
      'normal',
      ['root', 'chip-time'],
      1,
    ]);
    expect(added.design).toMatchObject({ fdIds: ['watch', 'chip'], system: 'all' });
    expect(design.parse(documentOf(added))).toMatchObject({ activeFdId: 'chip', isAmbientMode: false });
  });
  it('stays in always-on if it has one, otherwise shows normal mode', () => {
    const ambient = enterMode(one, 'ambient');
    expect(addCopy(ambient, chipCopy).mode).toBe('normal');
    expect(addCopy(ambient, converted).mode).toBe('ambient');
  });
  it('is one per platform, with a unique id', () => {
    expect(addCopy(added, copyOf('third', 'falcon', [rootLayer()]))).toBe(added);
    expect(addCopy(one, copyOf('watch', 'falcon', [rootLayer()]))).toBe(one);
    expect(canAddCopy({ copies: Array.from({ length: 8 }, () => watchCopy) }, { platform: 'falcon' })).toBe(false);
    expect(addCopy(CLOSED, chipCopy)).toBe(CLOSED);
  });
  it('is offered for platforms without one', () => {
    expect(offeredPlatforms({ copies: [watchCopy] }).map(({ platform }) => platform)).toEqual(['falcon']);
    expect(offeredPlatforms({ copies: [watchCopy, chipCopy] })).toEqual([]);
  });
  it('puts the design in compatible mode: the rules of the open copy follow', () => {
    expect(selectPolicy({ editor: one })).toBe(policyIn({ copies: [watchCopy] }, 'android'));
    expect(selectPolicy({ editor: added })).toBe(policyIn({ copies: [watchCopy, chipCopy] }, 'falcon'));
    expect(selectPolicy({ editor: CLOSED })).toBeNull();
  });
});

describe('switching', () => {
  it('keeps undo and selection of each copy', () => {
    const there = edit(switchCopy(edit(both, 'w'), 'chip'), 'c');
    const back = switchCopy(there, 'watch');
    expect([order(undoEdit(back)), back.selection]).toEqual([order(both), ['w']]);
    expect(order(undoEdit(switchCopy(back, 'chip')))).toEqual(['root', 'chip-time']);
  });
  it('accepts only existing copies', () => expect(switchCopy(both, 'nowhere')).toBe(both));
});

describe('a deleted copy', () => {
  it('is removed with its histories; the one beside it is shown, and the watch system follows', () => {
    const gone = removeCopy(edit(switchCopy(both, 'chip'), 'c'), 'chip');
    expect([gone.copyId, Object.keys(gone.histories), gone.change]).toEqual(['watch', ['watch:normal'], 2]);
    expect(gone.design).toMatchObject({ fdIds: ['watch'], system: 'wearOS' });
    expect(removeCopy(both, 'watch').design).toMatchObject({
      fdIds: ['chip'],
      system: 'other',
      copies: [{ id: 'chip' }],
    });
    expect(design.safeParse(documentOf(gone)).success).toBe(true);
  });
  it('does not change which other is shown, and the last one cannot be deleted', () => {
    expect(removeCopy(both, 'chip').copyId).toBe('watch');
    expect(removeCopy(one, 'watch')).toBe(one);
    expect(removeCopy(both, 'nowhere')).toBe(both);
  });
  it('leaves a copy without a source, which has not diverged', () => {
    const state = edit(both, 'w');
    expect(diverged(removeCopy(state, 'watch'))).toEqual([false]);
  });
  it('leaves its cut layers to be pasted, with no place to return to', () => {
    const face = new Session([rootLayer(), textLayer('a')]).select('a');
    face.press(cut);
    const { clipboard } = face.state;
    const state = { ...both, clipboard: { ...clipboard!, cut: { ...clipboard!.cut!, copyId: 'chip' } } };
    expect(removeCopy(state, 'chip').clipboard).toMatchObject({ cut: null, nodes: [{ uuid: 'a' }] });
  });
});

describe('diverging', () => {
  it('an edit of the source marks the others, an edit of another copy that copy', () => {
    expect(diverged(both)).toEqual([false, false]);
    expect(diverged(edit(both, 'w'))).toEqual([false, true]);
    expect(diverged(edit(switchCopy(both, 'chip'), 'c'))).toEqual([false, true]);
    expect(diverged(edit(one, 'w'))).toEqual([false]);
  });
  it('the first always-on of the source marks the others, that of another copy nothing', () => {
    expect(diverged(enterMode(both, 'ambient'))).toEqual([false, true]);
    expect(diverged(enterMode(switchCopy(both, 'chip'), 'ambient'))).toEqual([false, false]);
  });
  it('undo of an edit after an update marks it again; selecting does not', () => {
    const updated = replaceCopy(edit(both, 'w'), 'chip', converted, update);
    expect(diverged(updated)).toEqual([false, false]);
    expect(diverged(undoEdit(updated))).toEqual([false, true]);
  });
  it('ends if undo or redo restores layers that an update made', () => {
    const updated = replaceCopy(edit(both, 'w'), 'chip', converted, update);
    const chip = switchCopy(updated, 'chip');
    const undone = undoEdit(chip);
    expect([diverged(undone), diverged(redoEdit(undone))]).toEqual([
      [false, true],
      [false, false],
    ]);
    // Both as they were opened.
    const source = undoEdit(switchCopy(undone, 'watch'));
    expect([order(source), diverged(source)]).toEqual([order(both), [false, false]]);
    expect(diverged(undoEdit(edit(chip, 'own')))).toEqual([false, false]);
  });
  it('of a design opened in that state stays until an update', () => {
    const marked = opened([watchCopy, { ...chipCopy, nodeDataUnsync: true }]);
    expect(diverged(undoEdit(edit(marked, 'w')))).toEqual([false, true]);
    expect(diverged(replaceCopy(marked, 'chip', converted, update))).toEqual([false, false]);
  });
  it('recognizes its matches after a save renamed pictures', () => {
    const asset = `asset:${'a'.repeat(64)}`;
    const photo = imageLayer('photo', { url: asset });
    const pictured = [copyOf('watch', 'android', [rootLayer(), photo]), copyOf('chip', 'falcon', [rootLayer(), photo])];
    const saved = settleSaved(edit(opened(pictured), 'w'), 1, new Map([[asset, '/api/files/1']]));
    expect(diverged(saved)).toEqual([false, true]);
    expect(diverged(undoEdit(saved))).toEqual([false, false]);
  });
  it('is resolved by an update', () => {
    const copies = edit(both, 'w').design!.copies;
    expect([canUpdate({ copies }, 'chip'), canUpdate({ copies }, 'watch')]).toEqual([true, false]);
    expect(canUpdate(both.design!, 'chip')).toBe(false);
  });
});

describe('an update from the source', () => {
  const chip = enterMode(switchCopy(both, 'chip'), 'ambient');
  const updated = replaceCopy(edit(chip, 'own'), 'chip', converted, update);
  it('replaces the layers of both modes as one step, undone and redone in both', () => {
    expect([order(updated), order(enterMode(updated, 'normal'))]).toEqual([
      ['root', 'fresh-dim'],
      ['root', 'fresh'],
    ]);
    expect(undoLabel(currentHistory(updated)!)).toBe('updateCopy');
    const undone = undoEdit(updated);
    expect(order(undone)).toEqual(['root', 'chip-time', 'own']);
    expect(order(enterMode(undone, 'normal'))).toEqual(['root', 'chip-time']);
    const redone = redoEdit(undone);
    expect(order(enterMode(redone, 'normal'))).toEqual(['root', 'fresh']);
  });
  it('copies the stills of animations', () => {
    const stills = (state: EditorState) => state.design!.copies[1]!.animationToImageIndex;
    const before = opened([watchCopy, { ...chipCopy, animationToImageIndex: { 'chip-time': 2 } }]);
    const state = replaceCopy(
      switchCopy(before, 'chip'),
      'chip',
      { ...converted, animationToImageIndex: { fresh: 5 } },
      update,
    );
    expect(stills(state)).toEqual({ fresh: 5 });
    expect(stills(undoEdit(state))).toEqual({ 'chip-time': 2 });
    expect(stills(redoEdit(undoEdit(state)))).toEqual({ fresh: 5 });
    // From the always-on side, as part of the whole.
    const dim = undoEdit(enterMode(state, 'ambient'));
    expect([dim.mode, stills(dim)]).toEqual(['ambient', { fresh: 5 }]);
    const ambient = enterMode(switchCopy(before, 'chip'), 'ambient');
    const whole = replaceCopy(ambient, 'chip', { ...converted, animationToImageIndex: { fresh: 5 } }, update);
    expect(stills(undoEdit(whole))).toEqual({ 'chip-time': 2 });
  });
  it('undone, removes an always-on that it added, unless that was changed', () => {
    const chipOf = (state: EditorState) => documentOf(state)!.copies[1]!;
    const state = replaceCopy(switchCopy(both, 'chip'), 'chip', converted, update);
    expect(chipOf(state).ambient?.nodeList.at(-1)?.uuid).toBe('fresh-dim');
    const looked = enterMode(enterMode(state, 'ambient'), 'normal');
    expect(undoStep(looked)).toEqual({ label: 'updateCopy', only: null });
    const undone = undoEdit(looked);
    expect([chipOf(undone).ambient, diverged(undone)]).toEqual([null, [false, false]]);
    const redone = redoEdit(undone);
    expect([chipOf(redone).ambient?.nodeList.at(-1)?.uuid, diverged(redone)]).toEqual(['fresh-dim', [false, false]]);
    const changed = enterMode(edit(enterMode(state, 'ambient'), 'own'), 'normal');
    expect(undoStep(changed)).toEqual({ label: 'updateCopy', only: 'normal' });
    expect(chipOf(undoEdit(changed)).ambient?.nodeList.at(-1)?.uuid).toBe('own');
    // An always-on started after the undo stays as well.
    const begun = enterMode(enterMode(undone, 'ambient'), 'normal');
    expect([redoStep(begun)?.only, chipOf(redoEdit(begun)).ambient?.nodeList.at(-1)?.uuid]).toEqual([
      'normal',
      'chip-time',
    ]);
  });
  it('is never mixed up with another update of the same copy', () => {
    const again = { ...converted, normal: { nodeList: [rootLayer(), textLayer('newer')], imageUrl: '' } };
    const twice = enterMode(replaceCopy(updated, 'chip', again, update), 'normal');
    const undone = undoEdit(twice);
    expect(order(undone)).toEqual(['root', 'fresh']);
    expect(order(enterMode(undone, 'ambient'))).toEqual(['root', 'fresh-dim']);
  });
  it('is undone whole while neither mode was changed, and otherwise names the only mode it is undone in', () => {
    expect(undoStep(updated)).toEqual({ label: 'updateCopy', only: null });
    const normal = enterMode(edit(updated, 'later'), 'normal');
    expect(undoStep(normal)).toEqual({ label: 'updateCopy', only: 'normal' });
    expect(redoStep(undoEdit(normal))).toEqual({ label: 'updateCopy', only: 'normal' });
    const ambient = undoEdit(enterMode(undoEdit(normal), 'ambient'));
    expect(undoStep(ambient)).toEqual({ label: 'updateCopy', only: 'ambient' });
    // Undone separately, both are restored together.
    expect(redoStep(undoEdit(ambient))).toEqual({ label: 'updateCopy', only: null });
  });
  it('is undone alone if the other mode has later edits', () => {
    const normal = undoEdit(enterMode(edit(updated, 'later'), 'normal'));
    expect(order(normal)).toEqual(['root', 'chip-time']);
    expect(order(enterMode(normal, 'ambient'))).toEqual(['root', 'fresh-dim', 'later']);
  });
  it('works on a copy that was never shown, and adds a missing always-on', () => {
    const unseen = replaceCopy(both, 'chip', converted, update);
    expect(order(unseen)).toEqual(order(both));
    const shown = switchCopy(unseen, 'chip');
    expect([order(shown), order(undoEdit(shown))]).toEqual([
      ['root', 'fresh'],
      ['root', 'chip-time'],
    ]);
    expect(order(enterMode(shown, 'ambient'))).toEqual(['root', 'fresh-dim']);
  });
  it('keeps an always-on that the source lacks, and deselects deleted layers', () => {
    const replaced = replaceCopy(edit(chip, 'own'), 'chip', { ...converted, ambient: null }, update);
    expect(order(replaced)).toEqual(['root', 'chip-time', 'own']);
    expect(updated.selection).toEqual([]);
    expect(replaceCopy(both, 'nowhere', converted, update)).toBe(both);
  });
});

describe('copies with their current layers', () => {
  it('stay the same objects until their own layers change', () => {
    const before = selectCopies({ editor: both });
    expect(selectCopies({ editor: { ...both, selection: [] } })).toBe(before);
    const edited = edit(both, 'w');
    const after = selectCopies({ editor: edited });
    expect(after[0]?.normal.nodeList.at(-1)?.uuid).toBe('w');
    const again = selectCopies({ editor: edit(edited, 'x') });
    expect(again[1]).toBe(after[1]);
  });
  it('save and open unchanged', () => {
    const state = edit(enterMode(switchCopy(edit(both, 'w'), 'chip'), 'ambient'), 'dim');
    const saved = design.parse(documentOf(state));
    expect(documentOf(openDesign(CLOSED, saved, 1))).toEqual(saved);
    expect(saved.copies.map((copy) => [copy.normal.nodeList.length, copy.ambient?.nodeList.length])).toEqual([
      [6, undefined],
      [2, 3],
    ]);
    expect(openDesign(CLOSED, designWith([watchCopy, chipCopy], { activeFdId: 'gone' }), 1).copyId).toBe('watch');
  });
});
