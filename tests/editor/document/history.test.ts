// Undo history: 20 states, equal ones skipped, bursts merged, the redo tail dropped; and the effect of a save.
import { describe, expect, it } from 'vitest';
import { addNode } from '@/editor/commands/addNode';
import { cut, paste } from '@/editor/commands/clipboard';
import { removeNodes } from '@/editor/commands/removeNodes';
import { setField } from '@/editor/commands/setField';
import { currentNodes, documentOf } from '@/editor/document/editorState';
import {
  canRedo,
  canUndo,
  endBurst,
  present,
  record,
  redo,
  redoLabel,
  startHistory,
  undo,
  undoLabel,
} from '@/editor/document/history';
import { settleSaved } from '@/editor/document/settleSaved';
import { BURST_MS, HISTORY_STATES } from '@/schemas/limits';
import { imageLayer, rootLayer, Session, textLayer } from '../support/documents';

const act = (at: number, burstKey?: string) => ({ label: `act ${at}`, at, burstKey });
const filled = (count: number) => {
  let history = startHistory(0);
  for (let state = 1; state <= count; state += 1) history = record(history, state, act(state * 10_000));
  return history;
};

describe('history', () => {
  it('keeps 20 states with the current one: 19 undos', () => {
    let history = filled(50);
    expect(history.states).toHaveLength(HISTORY_STATES);
    let undos = 0;
    while (canUndo(history)) {
      history = undo(history);
      undos += 1;
    }
    expect([undos, present(history)]).toEqual([HISTORY_STATES - 1, 31]);
    expect(undo(history)).toBe(history);
  });
  it('skips a new list with the same layers', () => {
    const list = [rootLayer(), textLayer('t', { x: 5 })];
    const history = startHistory(list);
    expect(record(history, structuredClone(list), act(1))).toBe(history);
    const moved = record(history, [rootLayer(), textLayer('t', { x: 6 })], act(2));
    expect(moved.states).toHaveLength(2);
  });
  it('leaves no state behind a burst that returns to its start', () => {
    const start = record(startHistory({ x: 0 }), { x: 1 }, act(1000));
    const away = record(start, { x: 2 }, act(5000, 'x'));
    const back = record(away, { x: 1 }, act(5100, 'x'));
    expect([back.states.length, present(back), canRedo(back)]).toEqual([2, { x: 1 }, false]);
    expect(present(undo(back))).toEqual({ x: 0 });
  });
  it('skips an equal state and drops the redo tail', () => {
    const history = filled(3);
    expect(record(history, 3, act(1))).toBe(history);
    const branched = record(undo(undo(history)), 9, act(2));
    expect([branched.states, canRedo(branched)]).toEqual([[0, 1, 9], false]);
  });
  it('merges a burst: the same key, close in time, at the top, not ended', () => {
    const first = record(startHistory(0), 1, act(0, 'x'));
    const length = (next: typeof first) => next.states.length;
    expect(length(record(first, 2, act(BURST_MS, 'x')))).toBe(2);
    expect(length(record(first, 2, act(BURST_MS + 1, 'x')))).toBe(3);
    expect(length(record(first, 2, act(1, 'y')))).toBe(3);
    expect(length(record(first, 2, act(1)))).toBe(3);
    expect(length(record(endBurst(first), 2, act(1, 'x')))).toBe(3);
    expect(length(record(redo(undo(first)), 2, act(1, 'x')))).toBe(3);
  });
  it('names the commands of undo and redo', () => {
    const history = undo(filled(2));
    expect([undoLabel(history), redoLabel(history)]).toEqual(['act 10000', 'act 20000']);
  });
});

describe('the document', () => {
  it('deselects deleted layers after undo', () => {
    const face = new Session([rootLayer(), textLayer('a')]);
    face.run(setField, { uuids: ['a'], path: 'x', value: 4 });
    face.select('a', 'gone');
    face.undo();
    expect(face.state.selection).toEqual(['a']);
  });
  it('selects restored layers', () => {
    const face = new Session([rootLayer(), textLayer('a'), textLayer('b'), textLayer('c')]).select('a', 'b');
    face.press(removeNodes);
    expect(face.state.selection).toEqual([]);
    face.undo();
    expect([face.state.selection, face.state.anchor]).toEqual([['a', 'b'], 'b']);
    face.redo();
    expect([face.state.selection, face.state.anchor]).toEqual([[], null]);
  });
  it('selects nothing when the pasted layers are undone, and selects them again on redo', () => {
    const face = new Session([rootLayer(), textLayer('a')]).select('a');
    face.press(cut);
    face.press(paste);
    expect(face.state.selection).toEqual(['new-1']);
    face.undo();
    expect(face.state.selection).toEqual([]);
    face.redo();
    expect(face.state.selection).toEqual(['new-1']);
    face.run(addNode, { nodes: [textLayer('d')] });
    face.select('new-1').undo();
    expect([face.state.selection, face.order]).toEqual([['new-1'], ['root', 'new-1']]);
  });
  it('renames saved pictures in every state, and undo still steps through the same layers', () => {
    const local = `asset:${'a'.repeat(64)}`;
    const face = new Session([rootLayer(), imageLayer('i', { url: local }), textLayer('t')]);
    face.run(setField, { uuids: ['i'], path: 'x', value: 4 });
    const text = face.node('t');
    face.state = settleSaved(face.state, 7, new Map([[local, '/api/files/1.png']]));
    expect([face.state.baseRev, face.style('i').url, face.node('t') === text]).toEqual([7, '/api/files/1.png', true]);
    face.undo();
    expect([face.style('i').url, face.style('i').x]).toEqual(['/api/files/1.png', 0]);
    expect(documentOf(face.state)?.copies[0]?.normal.nodeList).toEqual(currentNodes(face.state));
  });
});
