// Opens the dialogs by which a design is saved as another one, or goes back to one of its versions.
import { definePort } from './defineCommand';

export const showVersions = definePort({
  name: 'showVersions',
  group: 'file',
  route: 'topBar',
  perform: (port) => port.open('versions'),
});

export const saveAsNew = definePort({
  name: 'saveAsNew',
  group: 'file',
  route: 'topBar',
  perform: (port) => port.open('saveAsNew'),
});
