// The findings of the open copy, beside the canvas.
import { definePort } from './defineCommand';

export const openCheck = definePort({
  name: 'openCheck',
  group: 'file',
  route: 'topBar',
  shortcuts: ['Shift+C'],
  scope: 'layers',
  perform: (port) => port.showCheck(),
});
