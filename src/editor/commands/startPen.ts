// The pen, which draws a path point by point.
import { definePort } from './defineCommand';

export const startPen = definePort({
  name: 'startPen',
  group: 'layer',
  shortcuts: ['Shift+P'],
  scope: 'layers',
  route: 'catalogue',
  inMenu: 'empty',
  searchedAs: 'shapePen',
  perform: (port) => port.startPen(),
});
