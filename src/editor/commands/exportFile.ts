// Opens the dialog by which the design leaves: as a file, a picture or a package. Nothing of it is saved anywhere else.
import { definePort } from './defineCommand';

export const exportFile = definePort({
  name: 'exportFile',
  group: 'file',
  route: 'topBar',
  perform: (port) => port.open('export'),
});
