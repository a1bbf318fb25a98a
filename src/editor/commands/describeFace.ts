// Opens the description of the face in words.
import { definePort } from './defineCommand';

export const describeFace = definePort({
  name: 'describeFace',
  group: 'view',
  shortcuts: ['Shift+D'],
  scope: 'layers',
  route: 'viewMenu',
  perform: (port) => port.open('describeFace'),
});
