// Opens the contact sheet of the open design.
import { definePort } from './defineCommand';

export const showContactSheet = definePort({
  name: 'showContactSheet',
  group: 'file',
  route: 'viewMenu',
  perform: (port) => port.open('contactSheet'),
});
