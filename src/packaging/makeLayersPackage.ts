// Makes the package of a copy for a chip-watch manufacturer: the page reads and renders, a worker packs.

import { collectImages } from '@/drafts/projectFiles/collectImages';
import { copyInChoice } from '@/face/nodes/colorRoles';
import { overPackageBytes } from '@/face/platforms/packageSize';
import type { Refusal } from '@/face/platforms/platformPolicy';
import { aloneWith } from '@/output/aloneWith';
import { ruleFindings } from '@/output/watchFace/checkCopy';
import type { DescribedFinding } from '@/output/watchFace/checkFinding';
import { stopping } from '@/output/watchFace/exportPolicy';
import { type Design, type ModeName, modeName } from '@/schemas/design';
import type { PackageMark } from '@/schemas/packageMark';
import { facePng } from '@/simulator/facePng';
import { stillWatch } from '@/simulator/simulator';
import { loadUnless } from './abortableLoad';
import type { PackageDrawing } from './makeFacePackage';
import { packInWorker } from './packInWorker';

/** Longer side of the previews in the package, px. */
const PREVIEW_SIDE = 240;

export interface LayersRequest {
  design: Design;
  copyId: string;
  mark?: PackageMark;
  /** Choice of the color theme that the package shows; absent: the default one. */
  themeChoice?: string;
}

export type MadeLayers =
  | { ok: true; bytes: Uint8Array<ArrayBuffer> }
  /** Unavailable images. A package without them would be useless. */
  | { ok: false; missing: number }
  /** Refused by `exportPolicy`. */
  | { ok: false; findings: readonly DescribedFinding[] }
  /** The result exceeds a limit of the platform. */
  | { ok: false; refusal: Refusal };

/** Rejects on failures that the result does not cover, and with the signal's reason after an abort. */
export async function makeLayersPackage(
  { design, copyId, mark, themeChoice }: LayersRequest,
  { fonts, language }: PackageDrawing,
  signal: AbortSignal,
): Promise<MadeLayers> {
  const alone = aloneWith(design, copyId);
  const [stored] = alone.copies;
  if (!stored) throw new RangeError(`The design has no copy ${copyId}.`);
  const copy = themeChoice === undefined ? stored : copyInChoice(stored, themeChoice);
  const stops = stopping('package', ruleFindings(copy));
  if (stops.length > 0) return { ok: false, findings: stops };
  const { images, missing } = await collectImages(alone, loadUnless(signal), Number.POSITIVE_INFINITY);
  signal.throwIfAborted();
  if (missing > 0) return { ok: false, missing };
  const watch = stillWatch(language);
  const previews = new Map<ModeName, Uint8Array<ArrayBuffer>>();
  for (const mode of modeName.options) {
    if (copy[mode] === null) continue;
    const picture = await facePng(copy, mode, { watch, fonts, side: PREVIEW_SIDE, signal });
    previews.set(mode, new Uint8Array(await picture.arrayBuffer()));
  }
  const name = { zh: design.dialNameCn, en: design.dialName };
  const layers = { name, copy, images, previews, ...(mark && { mark }) };
  const done = await packInWorker({ layers }, signal, () => undefined);
  if (!('layers' in done)) throw new Error('The package was not made.');
  const refusal = overPackageBytes(done.layers.length, copy);
  return refusal ? { ok: false, refusal } : { ok: true, bytes: done.layers };
}
