// Undo and redo; and actions on the editor outside the document: save, help, moving between canvas and properties.
import { currentHistory, currentNodes, type EditorState, endEditBurst, type LayerList } from '../document/editorState';
import { actToRedo, actToUndo, type NextStep, redoEdit, redoStep, undoEdit, undoStep } from '../document/travel';
import { definePort, defineState } from './defineCommand';
import { lack } from './refuse';
import { commandWords } from './stepWords';
import { travelResult } from './travelResult';
import type { UserMessage } from './userMessages';

/** A step that only affects the open mode says so, because the other one has changed since. */
function travelMessage(
  direction: 'undone' | 'redone',
  step: NextStep | null,
  before: EditorState,
  after: EditorState,
): readonly UserMessage[] {
  if (!step) return [];
  const result = travelResult(currentNodes(before), currentNodes(after), step.subjects?.layers);
  const act = direction === 'undone' ? actToUndo(before) : actToRedo(before);
  if (act && !step.only) return [{ kind: 'travel', direction, act, result }];
  const params = { action: commandWords(step.label), mode: { key: `editor:modes.${step.only}` } };
  return [{ kind: 'toast', tone: 'info', words: { key: `editor:announce.${direction}Part`, params } }];
}

export const undo = defineState({
  name: 'undo',
  route: 'topBar',
  group: 'edit',
  shortcuts: ['Mod+Z'],
  enabled: ({ canUndo }) => canUndo,
  lacks: () => lack('nothingToUndo'),
  byPort: (port) => port.undo(),
  change: undoEdit,
  messages: (before, after) => travelMessage('undone', undoStep(before), before, after),
});

export const redo = defineState({
  name: 'redo',
  route: 'topBar',
  group: 'edit',
  shortcuts: ['Mod+Shift+Z', 'Mod+Y'],
  enabled: ({ canRedo }) => canRedo,
  lacks: () => lack('nothingToRedo'),
  byPort: (port) => port.redo(),
  change: redoEdit,
  messages: (before, after) => travelMessage('redone', redoStep(before), before, after),
});

/** Ends a burst: what was typed or slid so far counts as one act. */
export const endBurst = defineState({ name: 'endBurst', group: 'edit', change: endEditBurst });

/** Undoes until the layers are these, as for Escape in a field; the same state if undo cannot reach them. */
export const takeBackTo = defineState<LayerList>({
  name: 'takeBackTo',
  group: 'edit',
  change(state, layers) {
    const history = currentHistory(state);
    if (!history?.states.slice(0, history.index + 1).includes(layers)) return state;
    let back: EditorState = state;
    while (currentNodes(back) !== layers) back = undoEdit(back);
    return back;
  },
  messages(before, after) {
    const result = travelResult(currentNodes(before), currentNodes(after));
    return result ? [{ kind: 'restored', result }] : [];
  },
});

export const save = definePort({
  name: 'save',
  route: 'topBar',
  group: 'file',
  shortcuts: ['Mod+S'],
  whileTyping: true,
  perform: (port) => port.save(),
});

export const showHelp = definePort({
  name: 'showHelp',
  route: 'topBar',
  group: 'file',
  shortcuts: ['Mod+/', '?'],
  whileTyping: true,
  perform: (port) => port.showHelp(),
});

/** The user guide in a new tab; the design stays open here. */
export const openGuide = definePort({
  name: 'openGuide',
  route: 'topBar',
  group: 'file',
  perform: (port) => port.openGuide(),
});

/** The searchable list of all commands. */
export const showCommandMenu = definePort({
  name: 'showCommandMenu',
  group: 'file',
  shortcuts: ['Mod+K'],
  whileTyping: true,
  route: 'topBar',
  perform: (port) => port.open('commandMenu'),
});

/** Past toasts, to read again. */
export const showMessages = definePort({
  name: 'showMessages',
  group: 'file',
  route: 'help',
  perform: (port) => port.open('messages'),
});

export const focusProperties = definePort({
  name: 'focusProperties',
  group: 'select',
  shortcuts: ['Mod+Enter'],
  scope: 'layers',
  perform: (port) => port.focusProperties(),
});

export const describeSelection = definePort({
  name: 'describeSelection',
  group: 'select',
  shortcuts: ['R'],
  scope: 'layers',
  enabled: ({ selection }) => selection.length > 0,
  perform: (port) => port.describeSelection(),
});
