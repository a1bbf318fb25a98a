// What every part of the open editor shares: the store, the acts on the editor around it, the simulated watch.
import { createContext, useContext } from 'react';
import type { Point } from '@/face/geometry/bounds';
import type { LiveWatch } from '@/face/liveData/watch';
import type { CatalogueEntry } from '@/face/nodes';
import type { EditorPort } from '../commands/ports';
import type { EditorAction } from '../document/documentSlice';
import type { WithEditor } from '../document/selectors';
import type { EditorDesk } from './desk';
import type { EditorStore } from './runCommand';

/** The store of one open editor, as its parts read and follow it. */
export interface EditorReduxStore extends Omit<EditorStore, 'dispatch'> {
  getState(): WithEditor;
  dispatch(action: EditorAction): unknown;
  subscribe(listener: () => void): () => void;
}

export interface EditorServices {
  store: EditorReduxStore;
  port: EditorPort;
  watch: LiveWatch;
  /** Adds an entry of the catalogue as a layer: its art is kept on this device first, its pictures asked for. `at`: canvas px, else its own place. */
  addEntry(entry: CatalogueEntry, at?: Point): void;
  /** What takes the pictures of layers from this device: they are read before a command can be run. */
  pictures: {
    trim(uuids: readonly string[]): void;
    /** Crops the clear edges of those that have become hands, where they have some. */
    trimHands(uuids: readonly string[]): void;
    naturalSize(uuids: readonly string[]): void;
    /** Adds picture files as layers of their own; what will not do is told. */
    add(files: readonly File[], alt?: string): Promise<void>;
  };
  /** The point of the canvas under a point of the page, both in px; null where the page shows something else. */
  canvasPointAt(client: Point): Point | null;
}

export const EditorContext = createContext<EditorServices | null>(null);

export function useEditor(): EditorServices {
  const services = useContext(EditorContext);
  if (!services) throw new Error('this part of the editor needs an EditorContext');
  return services;
}

/** What lies around the open design. */
export const useDesk = (): EditorDesk => useEditor().store.desk;
