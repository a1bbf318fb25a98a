// The design's name in undo: one sequence of commands with the layers of the open copy and mode, whichever that is.
import { describe, expect, it } from 'vitest';
import { renameDesign } from '@/editor/commands/rename';
import { setField } from '@/editor/commands/setField';
import { switchCopy } from '@/editor/document/copies';
import {
  applyOutcome,
  CLOSED,
  documentOf,
  type EditorState,
  endEditBurst,
  lineOf,
  openDesign,
} from '@/editor/document/editorState';
import { undoSteps } from '@/editor/document/line';
import { enterMode } from '@/editor/document/modes';
import { settleSaved } from '@/editor/document/settleSaved';
import { redoEdit, redoStep, undoEdit, undoStep } from '@/editor/document/travel';
import { designName } from '@/schemas/designNames';
import { BURST_MS, HISTORY_STATES } from '@/schemas/limits';
import { rootLayer, Session, textLayer } from '../support/documents';
import { chipCopy, edit, opened, order, watchCopy } from './twoCopies';

const both = opened([watchCopy, chipCopy]);
const named = (state: EditorState, dialName: string, at = 0): EditorState =>
  endEditBurst(applyOutcome(state, { facts: { dialName } }, { label: 'renameDesign', at }));
const nameOf = (state: EditorState) => designName(state.design!, 'en');
const steps = (state: EditorState) => undoSteps(lineOf(state)!);

describe('the name of the design', () => {
  it('is undone and redone in order, and saved unchanged', () => {
    const state = edit(named(edit(both, 'one'), 'Pier'), 'two');
    const back = undoEdit(state);
    expect([order(back).at(-1), nameOf(back), undoStep(back)]).toEqual([
      'one',
      'Pier',
      { label: 'renameDesign', only: null },
    ]);
    const renamedBack = undoEdit(back);
    expect([order(renamedBack).at(-1), nameOf(renamedBack), redoStep(renamedBack)?.label]).toEqual([
      'one',
      'Harbour',
      'renameDesign',
    ]);
    expect(documentOf(renamedBack)?.dialName).toBe('Harbour');
    expect(renamedBack.change).toBeGreaterThan(back.change);
    const first = undoEdit(renamedBack);
    expect([order(first), undoStep(first)]).toEqual([order(both), null]);
    let again = first;
    for (const name of ['Harbour', 'Pier', 'Pier']) {
      again = redoEdit(again);
      expect(nameOf(again)).toBe(name);
    }
    expect([order(again), redoStep(again)]).toEqual([order(state), null]);
  });
  it('is not affected by showing another copy or mode, and undo there reverts the latest command', () => {
    const renamed = named(edit(both, 'one'), 'Pier');
    const chip = switchCopy(renamed, 'chip');
    expect([nameOf(chip), nameOf(enterMode(chip, 'ambient'))]).toEqual(['Pier', 'Pier']);
    const later = named(edit(chip, 'c'), 'Quay');
    const watch = switchCopy(later, 'watch');
    expect(nameOf(watch)).toBe('Quay');
    // Back through both names, never from the last one straight to the first.
    expect([nameOf(undoEdit(watch)), nameOf(undoEdit(undoEdit(watch)))]).toEqual(['Pier', 'Harbour']);
    expect(order(undoEdit(undoEdit(watch))).at(-1)).toBe('one');
    const onChip = switchCopy(undoEdit(watch), 'chip');
    expect([order(undoEdit(onChip)), nameOf(undoEdit(onChip))]).toEqual([['root', 'chip-time'], 'Pier']);
  });
  it('loses its redo after an edit, and clears the redo of the open layers', () => {
    const undone = undoEdit(named(both, 'Pier'));
    expect(redoStep(edit(undone, 'one'))).toBeNull();
    const layersUndone = undoEdit(edit(both, 'one'));
    expect(redoStep(named(layersUndone, 'Pier'))).toBeNull();
  });
  it('is not a state if it stays the same', () => {
    const same = named(both, 'Harbour');
    expect([steps(same), same.change]).toEqual([0, both.change]);
  });
  it('counts among the 20 states of a copy and mode: the oldest command is dropped, whichever it is', () => {
    let state = named(both, 'Pier');
    for (let count = 1; count < HISTORY_STATES; count += 1) state = edit(state, `t${count}`);
    expect(steps(state)).toBe(HISTORY_STATES - 1);
    let back = state;
    while (undoStep(back)) back = undoEdit(back);
    expect([order(back), nameOf(back)]).toEqual([order(both), 'Pier']);

    let full = edit(both, 'first');
    for (let count = 1; count < HISTORY_STATES; count += 1) full = named(full, `Name ${count}`);
    expect(steps(full)).toBe(HISTORY_STATES - 1);
    while (undoStep(full)) full = undoEdit(full);
    expect([order(full).at(-1), nameOf(full)]).toEqual(['first', 'Harbour']);
  });
  it('does so in a copy shown later, too', () => {
    let state = both;
    for (let count = 1; count < HISTORY_STATES; count += 1) state = edit(state, `t${count}`);
    state = named(switchCopy(state, 'chip'), 'Pier');
    expect(steps(switchCopy(state, 'watch'))).toBe(HISTORY_STATES - 1);
  });
  it('typed in one go is one state, and ends a burst of the layers', () => {
    const session = new Session([rootLayer(), textLayer('a', { x: 0 })]);
    session.run(setField, { uuids: ['a'], path: 'x', value: 1 });
    for (const name of ['P', 'Pi', 'Pier']) session.run(renameDesign, { name, language: 'en' }, BURST_MS / 4);
    session.run(setField, { uuids: ['a'], path: 'x', value: 2 }, 10);
    expect(session.undos).toBe(3);
    session.undo();
    expect([session.style('a').x, nameOf(session.state)]).toEqual([1, 'Pier']);
    session.undo();
    expect([session.style('a').x, nameOf(session.state)]).toEqual([1, 'Harbour']);
  });
  it('survives a save, and a design opens with nothing to undo', () => {
    const saved = settleSaved(named(both, 'Pier'), 3, new Map([['a', 'b']]));
    expect(nameOf(undoEdit(saved))).toBe('Harbour');
    const reopened = openDesign(CLOSED, documentOf(named(both, 'Pier'))!, 3);
    expect([nameOf(reopened), undoStep(reopened)]).toEqual(['Pier', null]);
  });
});
