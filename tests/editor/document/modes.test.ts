// Normal and always-on: what is copied when always-on is first opened, separate layers, undo and selection, and what is saved.
import { describe, expect, it } from 'vitest';
import { addNode } from '@/editor/commands/addNode';
import { showAmbient } from '@/editor/commands/modes';
import { undo } from '@/editor/commands/session';
import { setField } from '@/editor/commands/setField';
import { switchCopy } from '@/editor/document/copies';
import { applyOutcome, CLOSED, currentHistory, documentOf, openDesign } from '@/editor/document/editorState';
import { ambientStart, enterMode, firstAmbient } from '@/editor/document/modes';
import { selectAmbientSlots, selectStack } from '@/editor/document/selectors';
import { redoEdit, undoEdit } from '@/editor/document/travel';
import { design } from '@/schemas/design';
import { HISTORY_STATES } from '@/schemas/limits';
import { imageLayer, rootLayer, Session, textLayer } from '../support/documents';
import { chipCopy, edit, NORMAL, opened, order, watchCopy } from './twoCopies';

const normal = opened([watchCopy]);
const ambient = enterMode(normal, 'ambient');

describe('opening always-on for the first time', () => {
  it('copies the normal layers, without animations and slots; only the animation counts as left out', () => {
    const { nodes, dropped } = ambientStart(NORMAL);
    expect(nodes.map(({ uuid }) => uuid)).toEqual(['root', 'time', 'date']);
    expect(dropped.map(({ uuid }) => uuid)).toEqual(['rain']);
    expect(firstAmbient(normal)?.nodes).toEqual(nodes);
  });
  it('leaves out second hands and layers that show seconds, and keeps the hour and minute hands', () => {
    const hand = (uuid: string, type: string, rotate: string) => ({
      ...imageLayer(uuid, { rotate, width: 10, height: 100 }),
      type: type as 'hour',
    });
    const list = [
      rootLayer(),
      hand('hour', 'hour', '#DWFKS#'),
      hand('minute', 'minutes', '#DWFM#'),
      hand('second', 'seconds', '#DWFS#'),
      hand('stopped', 'seconds', ''),
      hand('sweep', 'image', '(#DWFSF#+90)'),
      textLayer('clock', { textTag: '#Db#:#DmZ#' }),
      textLayer('ticking', { textTag: '#Db#:#DmZ#:#DsZ#' }),
    ];
    const { nodes, dropped } = ambientStart(list);
    expect(nodes.map(({ uuid }) => uuid)).toEqual(['root', 'hour', 'minute', 'clock']);
    expect(dropped.map(({ uuid }) => uuid)).toEqual(['second', 'stopped', 'sweep', 'ticking']);
  });
  it('is a change of the document, with a history that begins there', () => {
    expect([ambient.mode, ambient.change, order(ambient)]).toEqual([
      'ambient',
      normal.change + 1,
      ['root', 'time', 'date'],
    ]);
    expect(currentHistory(ambient)?.states).toHaveLength(1);
    expect(firstAmbient(ambient)).toBeNull();
    expect(undoEdit(ambient)).toBe(ambient);
  });
  it('copies the current layers, not the stored ones', () => {
    expect(order(enterMode(edit(normal, 'new'), 'ambient'))).toEqual(['root', 'time', 'date', 'new']);
  });
  it('happens once: later visits do not change the document', () => {
    const again = enterMode(enterMode(edit(ambient, 'dim'), 'normal'), 'ambient');
    expect([order(again), again.change]).toEqual([['root', 'time', 'date', 'dim'], ambient.change + 1]);
    expect(enterMode(again, 'ambient')).toBe(again);
  });
  it('shows the slots of normal mode above its own layers', () => {
    expect(selectAmbientSlots({ editor: ambient }).map(({ uuid }) => uuid)).toEqual(['slot']);
    expect(selectAmbientSlots({ editor: normal })).toEqual([]);
    expect(selectStack({ editor: normal })).toEqual(order(normal));
    expect(selectStack({ editor: ambient })).toEqual([...order(ambient), 'slot']);
    const over = textLayer('date', {}, { overSlot: 'slot' });
    const raised = applyOutcome(ambient, { nodes: [rootLayer(), over, textLayer('top')] }, { label: 'x', at: 0 });
    expect(selectStack({ editor: raised })).toEqual(['root', 'slot', 'date', 'top']);
    expect(selectAmbientSlots({ editor: ambient })).toBe(selectAmbientSlots({ editor: { ...ambient } }));
  });
  it('does nothing while no design is open', () => expect(enterMode(CLOSED, 'ambient')).toBe(CLOSED));
});

describe('two modes', () => {
  it('keep 20 states each, and undo only their own', () => {
    let state = normal;
    for (let at = 0; at < 30; at += 1) state = edit(state, `n${at}`);
    state = enterMode(state, 'ambient');
    for (let at = 0; at < 30; at += 1) state = edit(state, `a${at}`);
    for (const mode of ['ambient', 'normal'] as const) {
      state = enterMode(state, mode);
      expect(currentHistory(state)?.states).toHaveLength(HISTORY_STATES);
      const before = order(state);
      const back = undoEdit(state);
      expect(order(back)).toEqual(before.slice(0, -1));
      expect(order(enterMode(back, mode === 'normal' ? 'ambient' : 'normal'))).toHaveLength(
        mode === 'normal' ? 63 : 35,
      );
      expect(order(redoEdit(back))).toEqual(before);
    }
  });
  it('keep undo and redo when switching', () => {
    const state = undoEdit(edit(edit(normal, 'one'), 'two'));
    const back = enterMode(edit(enterMode(state, 'ambient'), 'dim'), 'normal');
    expect(order(redoEdit(back)).slice(-2)).toEqual(['one', 'two']);
    expect(order(undoEdit(back))).toEqual(order(normal));
  });
  it('keep their selection, without deleted layers', () => {
    const state = enterMode(edit(normal, 'one'), 'ambient');
    expect(state.selection).toEqual([]);
    const back = enterMode(edit(state, 'dim'), 'normal');
    expect([back.selection, back.anchor]).toEqual([['one'], 'one']);
    expect(enterMode(back, 'ambient').selection).toEqual(['dim']);
  });
  it('end a run of typing when the mode is left', () => {
    const typed = {
      ...normal,
      histories: { 'watch:normal': { ...currentHistory(normal)!, burst: { key: 'x', at: 0 } } },
    };
    expect(currentHistory(enterMode(enterMode(typed, 'ambient'), 'normal'))?.burst).toBeNull();
  });
});

describe('the saved document', () => {
  it('contains both lists and the open mode, is valid, and opens there', () => {
    const saved = design.parse(documentOf(edit(ambient, 'dim')));
    expect([saved.isAmbientMode, saved.activeFdId]).toEqual([true, 'watch']);
    const reopened = openDesign(CLOSED, saved, 3);
    expect([reopened.mode, order(reopened), reopened.change]).toEqual(['ambient', ['root', 'time', 'date', 'dim'], 0]);
    expect(order(enterMode(reopened, 'normal'))).toEqual(order(normal));
    expect(documentOf(reopened)).toEqual(saved);
  });
  it('opens in normal mode if a design says always-on but has none', () => {
    expect(opened([watchCopy], { isAmbientMode: true }).mode).toBe('normal');
  });
  it('is not marked as changed by switching', () => {
    const both = opened([watchCopy, chipCopy]);
    const looked = switchCopy(both, 'chip');
    expect(looked.change).toBe(both.change);
    expect(documentOf(looked)).toMatchObject({ activeFdId: 'chip', copies: documentOf(both)!.copies });
  });
});

describe('later additions to always-on', () => {
  const second = () => ({
    ...imageLayer('tick', { rotate: '#DWFS#', width: 10, height: 100 }),
    type: 'seconds' as const,
  });
  const toastsOf = (face: Session) => face.userMessages.filter(({ kind }) => kind === 'toast');
  it('warn once if they show seconds', () => {
    const face = new Session([rootLayer(), textLayer('time', { textTag: '#DH#' })]);
    face.run(addNode, { nodes: [second()] });
    expect(toastsOf(face)).toEqual([]);
    face.run(undo, undefined);
    face.run(showAmbient, undefined);
    face.run(addNode, { nodes: [second()] });
    const words = { key: 'editor:modes.still', params: { layers: { list: ['tick'] } } };
    expect(toastsOf(face)).toEqual([{ kind: 'toast', tone: 'warning', words }]);
    face.run(setField, { uuids: ['tick'], path: 'x', value: 3 });
    expect(toastsOf(face)).toEqual([]);
    face.run(setField, { uuids: ['time'], path: 'textTag', value: '#DsZ#' });
    expect(toastsOf(face)).toMatchObject([{ words: { params: { layers: { list: ['time'] } } } }]);
  });
});
