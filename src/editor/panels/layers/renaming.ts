// Which layer's name is being edited in the layer list: asked for by a key, a menu or a double click.
import { createAsked } from '../../door/asked';

export const {
  ask: startRenaming,
  end: stopRenaming,
  get: renamedLayer,
  subscribe: subscribeRenaming,
} = createAsked<string>();
