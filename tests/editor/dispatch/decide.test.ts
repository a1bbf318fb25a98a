// The decision about a command: pure, with the platform's settling and the announcements.
import { describe, expect, it } from 'vitest';
import { removeCopy } from '@/editor/commands/copies';
import { showAmbient } from '@/editor/commands/modes';
import { rename } from '@/editor/commands/rename';
import { undo } from '@/editor/commands/session';
import { type CommandEnvironment, decide } from '@/editor/dispatch/decide';
import { editAs } from '../support/acts';
import { imageLayer, rootLayer, Session, textLayer } from '../support/documents';

const env: CommandEnvironment = {
  at: 0,
  newId: () => 'fresh',
  nameOf: (key) => key,
  viewOf: () => ({ alignTo: 'selection', keepsMiddle: { round: true, other: false }, guides: { xs: [], ys: [] } }),
  angleOf: () => 0,
};

describe('a decision', () => {
  it('does not change its input state', () => {
    const face = new Session([rootLayer(), textLayer('a', { x: 5 })]).select('a');
    const before = face.state;
    const copy = structuredClone(before);
    const { state } = decide(before, rename, { uuid: 'a', label: 'Pier' }, env);
    expect(state).not.toBe(before);
    expect(before).toEqual(copy);
  });

  it('is the same state if there is nothing to do', () => {
    const face = new Session([rootLayer()]);
    expect(decide(face.state, rename, { uuid: 'gone', label: 'Pier' }, env)).toEqual({
      state: face.state,
      refusal: null,
      messages: [],
    });
    expect(decide(face.state, undo, undefined, env).state).toBe(face.state);
    expect(decide(face.state, removeCopy, 'copy', env).state).toBe(face.state);
  });

  it("settles the lists in the platform's order: on ASR static layers are below dynamic ones", () => {
    const face = new Session([rootLayer(), textLayer('time', { textTag: '#DH#' })], 'falcon');
    editAs(storeOf(face), 'addNode', { nodes: [...face.nodes, imageLayer('photo')] });
    expect(face.order).toEqual(['root', 'photo', 'time']);
  });

  it('returns the announcements, and announces nothing itself', () => {
    const face = new Session([rootLayer(), textLayer('a')]);
    const { messages: userMessages } = decide(face.state, showAmbient, undefined, env);
    expect(userMessages).toEqual([
      { kind: 'announce', topic: 'place', sentence: expect.objectContaining({ key: 'place' }) },
    ]);
  });
});

/** The session as the store that the dispatcher writes to. */
const storeOf = (face: Session) => ({
  getState: () => ({ editor: face.state }),
  dispatch: (action: { payload: Session['state'] }) => {
    face.state = action.payload;
  },
});
