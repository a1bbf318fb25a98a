// Leftovers of an imported layer stay with it: through commands, undo, the clipboard, groups, modes, copies and files. They are
// dropped only where they cannot be exported.
import { describe, expect, it } from 'vitest';
import { copy, cut, duplicate, paste } from '@/editor/commands/clipboard';
import { clipboardText, readClipboardText } from '@/editor/commands/clipboardText';
import { group, ungroup } from '@/editor/commands/groups';
import { MODE_COMMANDS } from '@/editor/commands/modes';
import { NUDGES } from '@/editor/commands/nudge';
import { removeNodes } from '@/editor/commands/removeNodes';
import { setField } from '@/editor/commands/setField';
import { documentOf } from '@/editor/document/editorState';
import { leftoversOf } from '@/face/nodes/leftoverNames';
import { watchFaceRest } from '@/face/nodes/watchPart/schema';
import { policyOf } from '@/face/platforms';
import { convertCopy } from '@/face/platforms/convert';
import { readProjectFile, writeProjectFile } from '@/output/projectFile';
import type { FaceCopy } from '@/schemas/design';
import { readDesign } from '@/schemas/readDesign';
import { rootLayer, Session, textLayer } from '../support/documents';

const LEFT = [
  { element: 'PartText/Text/Font', attribute: 'weight', value: 'BOLD' },
  { element: 'PartText', value: '<Launch target="com.example/com.example.Main"/>' },
];
const FOLLOWS = {
  element: 'PartText/Text/Font',
  attribute: 'color',
  value: '[CONFIGURATION.theme.0]',
  over: '#ff00aa00',
};
const HEAD = watchFaceRest.parse({ head: '<UserConfigurations><ColorConfiguration id="theme"/></UserConfigurations>' });

const opened = (left: readonly object[] = LEFT) =>
  new Session([rootLayer(), textLayer('below'), textLayer('a', {}, { left })]).select('a');
const keepers = (session: Session) => session.nodes.map(leftoversOf).filter((left) => left.length > 0);
const copyIn = (session: Session): FaceCopy => documentOf(session.state)!.copies[0]!;

describe('what an imported layer keeps', () => {
  it('stays through edits, removal and undo', () => {
    const session = opened();
    const start = session.nodes;
    session.run(setField, { uuids: ['a'], path: 'x', value: 41 });
    session.run(setField, { uuids: ['a'], path: 'text', value: 'Pier' });
    for (const nudge of NUDGES) session.press(nudge);
    expect(keepers(session)).toEqual([LEFT]);
    session.run(removeNodes, { uuids: ['a'] });
    while (session.undos > 0) session.undo();
    expect(session.nodes).toEqual(start);
  });

  it('is duplicated, cut and pasted with it, here and in another tab', () => {
    const session = opened();
    session.run(duplicate, undefined);
    expect(keepers(session)).toEqual([LEFT, LEFT]);
    session.select('a').run(copy, undefined);
    const text = clipboardText(session.state.clipboard!);
    session.select('a').run(cut, undefined);
    session.run(paste, session.state.clipboard);
    expect(keepers(session)).toEqual([LEFT, LEFT]);
    const other = new Session([rootLayer()]);
    other.run(paste, readClipboardText(text!));
    expect(keepers(other)).toEqual([LEFT]);
  });

  it('stays in a group, and when the group is dissolved', () => {
    const session = opened().select('below', 'a');
    session.run(group, undefined);
    expect(keepers(session)).toEqual([LEFT]);
    session.run(ungroup, undefined);
    expect(keepers(session)).toEqual([LEFT]);
  });

  it('is in always-on, in the saved design and in a project file', () => {
    const session = opened();
    session.run(MODE_COMMANDS.ambient, undefined);
    expect(keepers(session)).toEqual([LEFT]);
    const design = documentOf(session.state)!;
    const saved = readDesign(JSON.parse(JSON.stringify(design)));
    const file = readProjectFile(writeProjectFile(design, new Map()));
    for (const read of [saved, file]) {
      if (!read.ok) throw new Error('The design is refused.');
      const [made] = read.design.copies;
      for (const list of [made!.normal, made!.ambient!]) expect(list.nodeList.flatMap(leftoversOf)).toEqual(LEFT);
    }
  });

  it('is dropped in a copy for a watch with pictures alone, and the report says so', () => {
    const facts = { id: 'chip', choices: new Map(), newId: () => 'new' };
    const made = convertCopy(copyIn(opened()), policyOf('falcon'), facts);
    expect(made.copy.normal.nodeList.flatMap(leftoversOf)).toEqual([]);
    const line = made.report.find(({ label }) => label === 'a');
    expect(line?.notes.map(({ messageKey }) => messageKey)).toContain('leftoversDropped');
    const round = convertCopy(copyIn(opened()), policyOf('android'), facts);
    expect(round.copy.normal.nodeList.flatMap(leftoversOf)).toEqual(LEFT);
  });

  it('is dropped when the layer is pasted into such a copy', () => {
    const session = opened();
    session.run(copy, undefined);
    const chip = new Session([rootLayer()], 'falcon');
    chip.run(paste, session.state.clipboard);
    expect(chip.made).toHaveLength(1);
    expect(keepers(chip)).toEqual([]);
  });

  it('follows a choice of the wearer only in a face that has the choice', () => {
    const session = opened([...LEFT, FOLLOWS]);
    session.run(copy, undefined);
    const { clipboard } = session.state;
    const other = new Session([rootLayer()]);
    other.run(paste, clipboard);
    expect(keepers(other)).toEqual([LEFT]);
    const design = documentOf(other.state)!;
    other.state = { ...other.state, design: { ...design, copies: [{ ...design.copies[0]!, watchFace: HEAD }] } };
    other.run(paste, clipboard);
    expect(keepers(other)).toEqual([LEFT, [...LEFT, FOLLOWS]]);
  });
});
