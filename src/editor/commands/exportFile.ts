// Downloads the open design with its pictures as one file; nothing of it is saved anywhere else.
import { definePort } from './defineCommand';

export const exportFile = definePort({
  name: 'exportFile',
  group: 'file',
  route: 'topBar',
  perform: (port) => port.exportFile(),
});
