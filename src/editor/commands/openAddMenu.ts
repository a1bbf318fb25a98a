// The list of everything that can be added, searched by typing.
import { definePort } from './defineCommand';

export const openAddMenu = definePort({
  name: 'openAddMenu',
  group: 'layer',
  shortcuts: ['A'],
  scope: 'layers',
  inMenu: 'empty',
  perform: (port) => port.open('addMenu'),
});
