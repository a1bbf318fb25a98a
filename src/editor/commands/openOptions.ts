// What the wearer chooses besides colors: lists and switches, and their choices.
import { definePort } from './defineCommand';

export const openOptions = definePort({
  name: 'openOptions',
  group: 'file',
  route: 'topBar',
  perform: (port) => port.open('options'),
});
