// Keyboard shortcuts that are not editor commands: each listener registers its keys here, and the help lists them.
import { createStore } from '@/face/liveData/createStore';

export interface ExtraShortcut {
  /** Namespace and locale key of the description. */
  room: string;
  text: string;
  /** In the editor's notation, `Mod+Alt+Shift+T`. */
  shortcut: string;
}

export const extraShortcuts = createStore<readonly ExtraShortcut[]>([]);
