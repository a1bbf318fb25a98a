// Imported faces: fields with the same value in both modes of a linked layer change in both; all others belong to each mode.
import { describe, expect, it } from 'vitest';
import { MODE_COMMANDS } from '@/editor/commands/modes';
import { redo, undo } from '@/editor/commands/session';
import { setField } from '@/editor/commands/setField';
import { openDesign } from '@/editor/document/editorState';
import { watchFaceRest } from '@/face/nodes/watchPart/schema';
import type { FaceNode } from '@/schemas/nodes';
import { rootLayer, Session, textLayer } from '../support/documents';
import { copyOf, designWith } from './twoCopies';

const NORMAL = [rootLayer(), textLayer('words', { text: 'old', color: '#ffffff' }), textLayer('day', { text: 'day' })];
const AMBIENT = [
  rootLayer(),
  textLayer('words', { text: 'old', color: '#808080' }),
  textLayer('night', { text: 'night' }),
];

function session(isImported = true, ambient: readonly FaceNode[] = AMBIENT): Session {
  const made = copyOf('watch', 'android', NORMAL, { ambient });
  const copy = isImported ? { ...made, watchFace: watchFaceRest.parse({}) } : made;
  const opened = new Session(NORMAL);
  opened.state = openDesign(opened.state, designWith([copy]), 0);
  return opened;
}

const set = (to: Session, path: string, value: unknown, ms?: number) =>
  to.run(setField, { uuids: ['words'], path, value }, ms);

/** A field of the layer in each mode. */
function both(of: Session, field: string): unknown[] {
  of.run(MODE_COMMANDS.normal, undefined);
  const normal = of.style('words')[field];
  of.run(MODE_COMMANDS.ambient, undefined);
  const ambient = of.style('words')[field];
  of.run(MODE_COMMANDS.normal, undefined);
  return [normal, ambient];
}

describe('a linked layer of an imported face', () => {
  it('changes its words in both, and keeps the style of each', () => {
    const one = session();
    set(one, 'text', 'new');
    expect(both(one, 'text')).toEqual(['new', 'new']);
    set(one, 'color', '#ff0000');
    expect(both(one, 'color')).toEqual(['#ff0000', '#808080']);
  });

  it('is undone and redone in both by one step', () => {
    const one = session();
    set(one, 'text', 'n');
    set(one, 'text', 'ne', 100);
    one.run(undo, undefined);
    expect(both(one, 'text')).toEqual(['old', 'old']);
    one.run(redo, undefined);
    expect(both(one, 'text')).toEqual(['ne', 'ne']);
  });

  it('changes only in always-on if it is edited there', () => {
    const one = session();
    one.run(MODE_COMMANDS.ambient, undefined);
    set(one, 'text', 'rest');
    expect(both(one, 'text')).toEqual(['old', 'rest']);
    set(one, 'text', 'new');
    expect(both(one, 'text')).toEqual(['new', 'rest']);
  });

  it('shows no seconds in always-on, moves there only from the same position, and is hidden in one mode', () => {
    const one = session();
    set(one, 'textTag', '#DsZ#');
    expect(both(one, 'textTag')).toEqual(['#DsZ#', '']);
    const apart = session(true, [rootLayer(), textLayer('words', { y: 40 })]);
    set(apart, 'x', 90);
    expect(both(apart, 'x')).toEqual([90, 0]);
    const hidden = session();
    set(hidden, 'visible', false);
    expect(both(hidden, 'visible')).toEqual([false, true]);
  });
});

it('modes of a face made here have separate layers', () => {
  const one = session(false);
  set(one, 'text', 'new');
  expect(both(one, 'text')).toEqual(['new', 'old']);
});
