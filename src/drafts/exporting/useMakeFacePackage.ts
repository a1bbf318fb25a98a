// Makes packages: the page collects what only it can reach or draw, a worker does the rest.
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { aloneWith } from '@/output/packager';
import { PREVIEW_SIDE } from '@/output/watchFace/makeFace';
import type { FaceCopy } from '@/schemas/design';
import type { Font } from '@/schemas/font';
import { loadAsset } from '@/service/api/assetUrl';
import { defaultFontFile } from '@/service/fonts/defaultFont';
import { useFonts } from '@/service/fonts/fontService';
import { languageRow } from '@/service/language/i18n';
import { type AskedWorker, askWorker } from '@/service/workers/askWorker';
import { squareFacePng } from '@/simulator/facePng';
import { stillWatch } from '@/simulator/simulator';
import { collectImages } from '../projectFiles/collectImages';
import type { FacePackage, MakeFacePackage, PackageStep } from './facePackage';
import type { PackageTask } from './packageTask';

const browserWorker = (): AskedWorker | null =>
  typeof Worker === 'function' ? new Worker(new URL('./packageWorker.ts', import.meta.url), { type: 'module' }) : null;

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());

/** A typeface is a text of its own, wherever it stands in a layer. */
const names = (value: unknown, typeface: string): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).some((item) => names(item, typeface))
    : value === typeface;

/** The files of the uploaded fonts that the copy names; one that cannot be had is told by the maker. */
async function fontFiles(copy: FaceCopy, fonts: readonly Font[]): Promise<PackageTask['fonts']> {
  const named = fonts.filter(({ fontName, fontUrl }) => fontUrl !== '' && names(copy, fontName));
  const loaded = await Promise.allSettled(
    named.map(async ({ fontName, fontUrl }) => [fontName, await bytesOf(await loadAsset(fontUrl))] as const),
  );
  return new Map(loaded.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])));
}

/** Where no worker can be started, the page does it itself. */
async function made(task: PackageTask, signal: AbortSignal, onStep: (step: PackageStep) => void): Promise<FacePackage> {
  const apart = await askWorker<FacePackage, PackageStep>(browserWorker, task, { signal, onStep });
  return apart ?? (await (await import('./packageTask')).doPackageTask(task, onStep));
}

export function useMakeFacePackage(): MakeFacePackage {
  const { fonts } = useFonts();
  const { i18n } = useTranslation();
  const language = languageRow(i18n.language).data;
  return useCallback(
    async ({ design, copyId, ...how }, signal, onStep) => {
      const alone = aloneWith(design, copyId);
      const [copy] = alone.copies;
      if (!copy) throw new RangeError(`The design has no copy ${copyId}.`);
      const { images, missing } = await collectImages(alone, loadAsset);
      signal.throwIfAborted();
      if (missing > 0) return { ok: false, missing };
      const watch = stillWatch(language);
      const [files, ownDefault, picture] = await Promise.all([
        fontFiles(copy, fonts),
        defaultFontFile().then(bytesOf),
        squareFacePng(copy, 'normal', { watch, fonts, side: PREVIEW_SIDE, signal }).then(bytesOf),
      ]);
      signal.throwIfAborted();
      return made({ ...how, copy, images, fonts: files, defaultFont: ownDefault, preview: picture }, signal, onStep);
    },
    [fonts, language],
  );
}
