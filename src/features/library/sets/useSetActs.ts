// Actions on an image set: add it as a layer, or apply its images to the selected layer.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addNode } from '@/editor/commands/addNode';
import { otherCountNeeded, pictureListOf, replaceImages } from '@/editor/commands/replaceImages';
import { useEditor } from '@/editor/dispatch/editorContext';
import { runCommand } from '@/editor/dispatch/runCommand';
import { selectSelectedNodes, type WithEditor } from '@/editor/document/selectors';
import { centredAt } from '@/editor/images/centredAt';
import { startPlace } from '@/editor/images/startPlace';
import type { Point } from '@/face/geometry/bounds';
import type { GivenImage } from '@/face/nodes/defineNode';
import { newId } from '@/schemas/newId';
import type { Assembly } from '@/schemas/wire/assembly';
import { useLocalWork } from '@/service/localDrafts/localWork';
import { showToast } from '@/ui/toasts';
import { keepSet } from './keepSet';
import { layerOfSet } from './setLayer';

/** The single selected layer that selects from images, or null. */
export function selectPicker(state: WithEditor) {
  const [node, ...more] = selectSelectedNodes(state);
  return node && more.length === 0 && pictureListOf(node) !== null ? node : null;
}

/** Whether the selected layer selects from images and accepts this many. */
export function isFittingSet(state: WithEditor, count: number): boolean {
  const node = selectPicker(state);
  return node !== null && otherCountNeeded(node, count) === null;
}

export interface SetActs {
  /** Images are being fetched and stored. */
  busy: boolean;
  /** Centered at a canvas point if given, canvas px. */
  add(at?: Point): Promise<void>;
  replace(): Promise<void>;
}

/** `name`: of the set, in the designer's language. */
export function useSetActs(set: Assembly, name: string): SetActs {
  const { t } = useTranslation(['editor', 'assets']);
  const { store } = useEditor();
  const { assets } = useLocalWork();
  const [busy, setBusy] = useState(false);

  const withPictures = async (use: (images: readonly GivenImage[]) => void) => {
    if (busy) return;
    setBusy(true);
    try {
      await store.desk.arrivals.inTurn(keepSet(set, assets), use);
    } catch (error) {
      console.info('The pictures of a set could not be kept.', error);
      const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
      showToast({ tone: 'error', text: t(isFull ? 'images.storageFull' : 'assets:notLoaded', { name }) });
    } finally {
      setBusy(false);
    }
  };

  return {
    busy,
    add: (at) =>
      withPictures((images) => {
        const place = startPlace(store.getState(), { images });
        runCommand(store, addNode, { nodes: [centredAt(layerOfSet(set, { uuid: newId(), label: name, place }), at)] });
      }),
    replace: () =>
      withPictures((images) => {
        const node = selectPicker(store.getState());
        if (node) runCommand(store, replaceImages, { uuids: [node.uuid], images });
      }),
  };
}
