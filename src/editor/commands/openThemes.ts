// The themes: roles, choices, and the face in every choice.
import { definePort } from './defineCommand';

export const openThemes = definePort({
  name: 'openThemes',
  group: 'file',
  route: 'topBar',
  perform: (port) => port.open('themes'),
});
