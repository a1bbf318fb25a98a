// Leads to the publish page, once the design is saved: what is published is a saved revision.
import { definePort } from './defineCommand';

export const publish = definePort({
  name: 'publish',
  group: 'file',
  route: 'topBar',
  perform: (port) => port.publish(),
});
