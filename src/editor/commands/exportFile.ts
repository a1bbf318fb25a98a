// Opens the export dialog: project file, picture or package. Does not save the design.
import { definePort } from './defineCommand';

export const exportFile = definePort({
  name: 'exportFile',
  group: 'file',
  route: 'topBar',
  perform: (port) => port.open('export'),
});
