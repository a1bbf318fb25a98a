// The wearer's options: a layer is shown for one choice, showing a choice changes no document, and every act is one undo step.
import { describe, expect, it } from 'vitest';
import { group } from '@/editor/commands/groups';
import { changeOptions, makeOption, showPick } from '@/editor/commands/options';
import { setFact } from '@/editor/commands/setFact';
import { CLOSED, documentOf, openDesign } from '@/editor/document/editorState';
import { optionsOf } from '@/editor/document/theme';
import { isUnchosen, placeOfNode, shownForOf } from '@/face/nodes/shownFor';
import { design } from '@/schemas/design';
import { SETTINGS_MAX } from '@/schemas/limits';
import { choiceMoved, choiceRemoved, defaultSet, optionRemoved } from '@/schemas/optionChanges';
import { isUnknownPlace } from '@/schemas/optionPlaces';
import type { FaceOption, FaceOptions } from '@/schemas/options';
import { designOf, rootLayer, Session, textLayer } from '../support/documents';

const HANDS: FaceOption = {
  ...{ id: 'hands', kind: 'list', name: 'Hands', default: 'thin' },
  choices: [
    { id: 'thin', name: 'Thin' },
    { id: 'bold', name: 'Bold' },
    { id: 'dots', name: 'Dots' },
  ],
};
const SECONDS: FaceOption = {
  ...{ id: 'seconds', kind: 'switch', name: 'Seconds', default: 'TRUE' },
  choices: [
    { id: 'TRUE', name: 'On' },
    { id: 'FALSE', name: 'Off' },
  ],
};

const LAYERS = ['thin', 'bold', 'dots', 'always'];

function choosing(): Session {
  const session = new Session([rootLayer(), ...LAYERS.map((uuid) => textLayer(uuid))]);
  session.run(changeOptions, { options: { list: [HANDS, SECONDS] } });
  for (const choice of ['thin', 'bold', 'dots']) {
    session.run(setFact, { uuids: [choice], path: 'shownFor', value: { option: 'hands', choice } });
  }
  return session;
}
const optionsIn = ({ state }: Session): FaceOptions => optionsOf(state.design!)!;
const hidden = (session: Session) => session.nodes.filter(isUnchosen).map(({ uuid }) => uuid);
const edit = (session: Session, change: (options: FaceOptions) => FaceOptions) =>
  session.run(changeOptions, { options: change(optionsIn(session)) });
const choiceOf = (session: Session, uuid: string) =>
  placeOfNode(optionsIn(session), session.node(uuid))?.choice.id ?? null;

describe('a layer for one choice', () => {
  it('is shown with it alone, and showing a choice is not undone', () => {
    const session = choosing();
    expect(hidden(session)).toEqual(['bold', 'dots']);
    const before = session.undos;
    session.run(showPick, { option: 'hands', choice: 'dots' });
    expect(hidden(session)).toEqual(['thin', 'bold']);
    expect(session.undos).toBe(before);
  });

  it('is saved as the default choices show it', () => {
    const session = choosing();
    session.run(showPick, { option: 'hands', choice: 'dots' });
    const saved = documentOf(session.state)!.copies[0]!.normal.nodeList;
    expect(saved.filter(isUnchosen).map(({ uuid }) => uuid)).toEqual(['bold', 'dots']);
  });

  it('stays hidden through undo of an edit made with another choice', () => {
    const session = choosing();
    session.run(setFact, { uuids: ['always'], path: 'shownFor', value: { option: 'hands', choice: 'bold' } });
    session.run(showPick, { option: 'hands', choice: 'bold' });
    expect(hidden(session)).toEqual(['thin', 'dots']);
    session.undo();
    expect(hidden(session)).toEqual(['thin', 'dots']);
    session.redo();
    session.run(showPick, { option: 'hands', choice: 'dots' });
    expect(hidden(session)).toEqual(['thin', 'bold', 'always']);
  });

  it('is set for several layers in one act', () => {
    const session = choosing();
    const before = session.undos;
    session.run(setFact, {
      uuids: ['thin', 'always'],
      path: 'shownFor',
      value: { option: 'seconds', choice: 'FALSE' },
    });
    expect(hidden(session)).toEqual(['thin', 'bold', 'dots', 'always']);
    expect(session.undos).toBe(before + 1);
  });
});

describe('a deleted choice', () => {
  it('is replaced by another one, in one step that undo takes back', () => {
    const session = choosing();
    edit(session, choiceRemoved('hands', 'bold', 'dots'));
    expect(choiceOf(session, 'bold')).toBe('dots');
    expect(hidden(session)).toEqual(['bold', 'dots']);
    session.undo();
    expect(choiceOf(session, 'bold')).toBe('bold');
  });

  it('can leave its layers always shown, and passes on the default', () => {
    const session = choosing();
    edit(session, choiceRemoved('hands', 'thin', null));
    expect(optionsIn(session).list[0]?.default).toBe('bold');
    expect(hidden(session)).toEqual(['dots']);
    expect(isUnknownPlace(optionsIn(session), shownForOf(session.node('thin')))).toBe(false);
  });

  it('passes its layers on when what replaced it is deleted too', () => {
    const session = choosing();
    edit(session, choiceRemoved('hands', 'bold', 'dots'));
    edit(session, choiceRemoved('hands', 'dots', 'thin'));
    expect(['bold', 'dots'].map((uuid) => choiceOf(session, uuid))).toEqual(['thin', 'thin']);
  });
});

describe('a deleted option', () => {
  it('shows its layers always, or for a choice of another option', () => {
    const session = choosing();
    edit(session, optionRemoved('hands', null));
    expect(hidden(session)).toEqual([]);
    session.undo();
    edit(session, optionRemoved('hands', { option: 'seconds', choice: 'FALSE' }));
    expect(hidden(session)).toEqual(['thin', 'bold', 'dots']);
  });
});

describe('options', () => {
  it('keep the default when choices move, and show a new default at once', () => {
    const session = choosing();
    edit(session, choiceMoved('hands', 'dots', -2));
    expect(hidden(session)).toEqual(['bold', 'dots']);
    edit(session, defaultSet('hands', 'dots'));
    expect(hidden(session)).toEqual(['thin', 'bold']);
  });

  it('are made of selected groups: a choice for each, in one step', () => {
    const session = new Session([rootLayer(), ...['a', 'b', 'c', 'd'].map((uuid) => textLayer(uuid))]);
    session.select('a', 'b').press(group);
    session.select('c', 'd').press(group);
    const groups = session.made;
    expect(session.select(...groups).run(makeOption, { name: 'Hands' })).toBeNull();
    expect(optionsIn(session).list[0]?.choices).toHaveLength(2);
    expect(hidden(session)).toEqual([groups[1]]);
    session.undo();
    expect([optionsOf(session.state.design!), hidden(session)]).toEqual([null, []]);
  });

  it('are at most as many as the format reads, with the theme', () => {
    const session = choosing();
    const list = Array.from({ length: SETTINGS_MAX + 1 }, (_, n) => ({ ...HANDS, id: `o${n}` }));
    const refusal = session.run(changeOptions, { options: { list } });
    expect(refusal).toMatchObject({ messageKey: 'tooManySettings', params: { most: SETTINGS_MAX } });
  });

  it('do not exist on a watch without choices: its layers are always shown', () => {
    const session = new Session([rootLayer(), textLayer('thin')], 'falcon');
    session.run(changeOptions, { options: { list: [HANDS] } });
    session.run(setFact, { uuids: ['thin'], path: 'shownFor', value: { option: 'hands', choice: 'bold' } });
    expect(shownForOf(session.node('thin'))).toBeUndefined();
  });
});

describe('a stored design', () => {
  it('without options opens unchanged', () => {
    const stored = designOf([rootLayer(), textLayer('time')]);
    expect(documentOf(openDesign(CLOSED, stored, 0))).toEqual(stored);
    expect(JSON.stringify(stored)).not.toMatch(/shownFor|unchosen|options/);
  });

  it('with an unknown choice shows the layer, whatever its mark says', () => {
    const place = { option: 'dial', choice: 'one' };
    const lost = textLayer('lost', {}, { shownFor: place, unchosen: true });
    const opened = openDesign(CLOSED, designOf([rootLayer(), lost]), 0);
    const [, node] = documentOf(opened)!.copies[0]!.normal.nodeList;
    expect(isUnchosen(node!)).toBe(false);
    expect(isUnknownPlace(undefined, shownForOf(node!))).toBe(true);
  });

  it.each([
    ['two options with one id', { list: [HANDS, HANDS] }],
    ['a default that does not exist', { list: [{ ...HANDS, default: 'none' }] }],
    ['a switch with other choices', { list: [{ ...HANDS, kind: 'switch' }] }],
    [
      '101 choices',
      { list: [{ ...HANDS, choices: Array.from({ length: 101 }, (_, n) => ({ id: `c${n}`, name: 'x' })) }] },
    ],
    ['an id that sources cannot name', { list: [{ ...HANDS, id: 'a b' }] }],
  ])('is refused with %s', (_, options) => {
    const stored = designOf([rootLayer()]);
    const copies = stored.copies.map((copy) => ({ ...copy, options }));
    expect(design.safeParse({ ...stored, copies }).success).toBe(false);
  });
});
