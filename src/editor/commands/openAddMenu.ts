// The searchable list of everything that can be added.
import { definePort } from './defineCommand';

export const openAddMenu = definePort({
  name: 'openAddMenu',
  group: 'layer',
  shortcuts: ['A'],
  scope: 'layers',
  inMenu: 'empty',
  perform: (port) => port.open('addMenu'),
});
