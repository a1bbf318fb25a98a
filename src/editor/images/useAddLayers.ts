// Adds layers to the open design. Its code is fetched by the first image or catalogue entry, or ahead of it.
import { useMemo } from 'react';
import type { Point } from '@/face/geometry/bounds';
import type { CatalogueEntry } from '@/face/nodes';
import type { GivenImage } from '@/face/nodes/defineNode';
import type { WantedImages } from '@/service/pictures/pictures';
import { afterFirstSign } from '@/ui/firstInput';
import { laterCode } from '@/ui/later';
import { showToast } from '@/ui/toasts';
import type { EditorStore } from '../dispatch/runCommand';
import type { PictureActs } from './pictureActs';
import type { ImagePorts } from './storeFiles';
import { useImagePorts } from './useImagePorts';

export interface AddLayers extends PictureActs {
  /** Adds a catalogue entry, centered on a canvas point if given. Asks for its images first. */
  addEntry(entry: CatalogueEntry, at?: Point): Promise<void>;
  /** Adds images as layers of a catalogue key, centered on a canvas point if given. `alt`: their description. */
  addFiles(files: readonly File[], at?: Point, key?: string, alt?: string): Promise<void>;
  /** Asks for images of equal size and stores them in name order. Null as above. */
  pickImages(wanted: WantedImages): Promise<readonly GivenImage[] | null>;
  /** The same for given files. */
  takeImages(files: readonly File[], wanted: WantedImages): Promise<readonly GivenImage[] | null>;
}

const fetchAddLayers = laterCode(async () => (await import('./addLayers')).makeAddLayers);
// Ahead of the first act, which tries again and reports a failure.
afterFirstSign(() => void fetchAddLayers().catch(() => {}));

/** For the open design of this store. */
export function useAddLayers(store: EditorStore): AddLayers {
  const ports = useImagePorts(store);
  return useMemo(() => addLayersLater(ports), [ports]);
}

/** Once the code is there, an act begins in the call itself. Where the code cannot be fetched, a toast says so and nothing is added. */
function addLayersLater(ports: ImagePorts): AddLayers {
  let made: AddLayers | undefined;
  const fetchThen = async <R>(act: (acts: AddLayers) => Promise<R>): Promise<R | undefined> => {
    try {
      const make = await fetchAddLayers();
      made ??= make(ports);
    } catch (error) {
      console.warn('The code that adds layers could not be fetched.', error);
      showToast({ tone: 'error', text: ports.t('messages:ui.notFetched') });
      return undefined;
    }
    return act(made);
  };
  const run = <R>(act: (acts: AddLayers) => Promise<R>) => (made ? act(made) : fetchThen(act));
  return {
    addEntry: (...given) => run((acts) => acts.addEntry(...given)),
    addFiles: (...given) => run((acts) => acts.addFiles(...given)),
    pickImages: async (wanted) => (await run((acts) => acts.pickImages(wanted))) ?? null,
    takeImages: async (...given) => (await run((acts) => acts.takeImages(...given))) ?? null,
    pickImage: async (path) => (await run((acts) => acts.pickImage(path))) ?? null,
    takeImage: async (...given) => (await run((acts) => acts.takeImage(...given))) ?? null,
    offerTrim: (uuids) => run((acts) => acts.offerTrim(uuids)),
    trim: (uuids) => run((acts) => acts.trim(uuids)),
    trimHands: (...given) => run((acts) => acts.trimHands(...given)),
    naturalSize: (uuids) => run((acts) => acts.naturalSize(uuids)),
  };
}
