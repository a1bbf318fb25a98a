// Acts on the editor around the document: undo, redo, save, help, and moving between canvas and properties.
import { definePort } from './defineCommand';

export const undo = definePort({
  name: 'undo',
  group: 'edit',
  shortcuts: ['Mod+Z'],
  enabled: ({ canUndo }) => canUndo,
  perform: (port) => port.undo(),
});

export const redo = definePort({
  name: 'redo',
  group: 'edit',
  shortcuts: ['Mod+Shift+Z', 'Mod+Y'],
  enabled: ({ canRedo }) => canRedo,
  perform: (port) => port.redo(),
});

export const save = definePort({
  name: 'save',
  group: 'file',
  shortcuts: ['Mod+S'],
  whileTyping: true,
  perform: (port) => port.save(),
});

export const showHelp = definePort({
  name: 'showHelp',
  group: 'file',
  shortcuts: ['Mod+/'],
  whileTyping: true,
  perform: (port) => port.showHelp(),
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
