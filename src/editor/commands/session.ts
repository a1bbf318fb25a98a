// Acts on the editor around the document: undo, redo, save, help, and moving between canvas and properties.
import { definePort } from './defineCommand';

export const undo = definePort({
  name: 'undo',
  route: 'topBar',
  group: 'edit',
  shortcuts: ['Mod+Z'],
  enabled: ({ canUndo }) => canUndo,
  perform: (port) => port.undo(),
});

export const redo = definePort({
  name: 'redo',
  route: 'topBar',
  group: 'edit',
  shortcuts: ['Mod+Shift+Z', 'Mod+Y'],
  enabled: ({ canRedo }) => canRedo,
  perform: (port) => port.redo(),
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
  shortcuts: ['Mod+/'],
  whileTyping: true,
  perform: (port) => port.showHelp(),
});

/** The list of all commands, searched by typing. */
export const showCommandMenu = definePort({
  name: 'showCommandMenu',
  group: 'file',
  shortcuts: ['Mod+K'],
  whileTyping: true,
  route: 'topBar',
  perform: (port) => port.open('commandMenu'),
});

/** What toasts said, to be read again. */
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
