// The moments of a design: bounded, named, and taken back by one undo.
import { describe, expect, it } from 'vitest';
import { redo, undo } from '@/editor/commands/session';
import { setContactSheet } from '@/editor/commands/setContactSheet';
import { documentOf } from '@/editor/document/editorState';
import { SAMPLE_STATE } from '@/face/dataTags/watchState';
import { storedMomentOf } from '@/simulator/storedMoment';
import { rootLayer, Session, textLayer } from '../support/documents';

const moment = (id: string, name = id) => ({ ...storedMomentOf(SAMPLE_STATE), id, name, mode: 'normal' as const });
const session = () => new Session([rootLayer(), textLayer('a')]);
const stored = (face: Session) => documentOf(face.state)?.contactSheet;

describe('setContactSheet', () => {
  it('is one step to undo, back to a document without a contact sheet', () => {
    const face = session();
    const before = JSON.stringify(documentOf(face.state));
    const sheet = { moments: [moment('m', '生日')], hidden: ['cold'] };
    face.run(setContactSheet, sheet);
    expect(stored(face)).toEqual(sheet);
    expect(face.undos).toBe(1);
    face.run(undo, undefined);
    expect(JSON.stringify(documentOf(face.state))).toBe(before);
    face.run(redo, undefined);
    expect(stored(face)).toEqual(sheet);
  });
  it('does nothing for the same moments', () => {
    const face = session();
    const sheet = { moments: [moment('m')], hidden: [] };
    face.run(setContactSheet, sheet);
    face.run(setContactSheet, { moments: [moment('m')], hidden: [] });
    expect(face.undos).toBe(1);
  });
  it.each([
    ['a name of 40 graphemes', [moment('m', '👩‍👩‍👧'.repeat(40))], true],
    ['a name of 41 graphemes', [moment('m', '時'.repeat(41))], false],
    ['an empty name', [moment('m', ' ')], false],
    ['a name with a line break', [moment('m', 'a\nb')], false],
    ['12 moments', [...Array(12).keys()].map((id) => moment(`m${id}`)), true],
    ['13 moments', [...Array(13).keys()].map((id) => moment(`m${id}`)), false],
  ])('decides about %s', (_, moments, isGood) => {
    const refusal = setContactSheet.check?.(session().situation, { moments, hidden: [] }) ?? null;
    expect(refusal === null).toBe(isGood);
  });
});
