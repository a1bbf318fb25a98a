// Shared context of the open editor: the store, actions around the document, the simulated watch.
import { createContext, useContext } from 'react';
import type { Point } from '@/face/geometry/bounds';
import type { LiveWatch } from '@/face/liveData/watch';
import type { CatalogueEntry } from '@/face/nodes';
import type { EditorPort } from '../commands/ports';
import type { EditorAction } from '../document/documentSlice';
import type { WithEditor } from '../document/selectors';
import type { EditorSession } from './editorSession';
import type { EditorStore } from './runCommand';

/** The store of one open editor for reading and subscribing. */
export interface EditorReduxStore extends Omit<EditorStore, 'dispatch'> {
  getState(): WithEditor;
  dispatch(action: EditorAction): unknown;
  subscribe(listener: () => void): () => void;
}

export interface EditorServices {
  store: EditorReduxStore;
  port: EditorPort;
  watch: LiveWatch;
  /**
   * Adds a catalogue entry as a layer: stores its art on this device and loads its images first. `at`: canvas px; by
   * default the entry's own position.
   */
  addEntry(entry: CatalogueEntry, at?: Point): void;
  /** Commands that first read images of layers from this device. */
  pictures: {
    trim(uuids: readonly string[]): void;
    /** Crops the transparent edges of layers that became hands. */
    trimHands(uuids: readonly string[]): void;
    naturalSize(uuids: readonly string[]): void;
    /** Adds image files as layers. Reports rejected files. */
    add(files: readonly File[], alt?: string): Promise<void>;
  };
  /** Converts a point of the page to canvas px. Null outside the canvas. */
  canvasPointAt(client: Point): Point | null;
}

export const EditorContext = createContext<EditorServices | null>(null);

export function useEditor(): EditorServices {
  const services = useContext(EditorContext);
  if (!services) throw new Error('this part of the editor needs an EditorContext');
  return services;
}

/** The state around the open design. */
export const useDesk = (): EditorSession => useEditor().store.desk;
