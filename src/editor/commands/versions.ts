// Opens the dialogs for saving a design as another one, and for restoring a version.
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
