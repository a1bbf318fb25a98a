// Opens the publish page once the design is saved, because a saved revision is published.
import { definePort } from './defineCommand';

export const publish = definePort({
  name: 'publish',
  group: 'file',
  route: 'topBar',
  perform: (port) => port.publish(),
});
