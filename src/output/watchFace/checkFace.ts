// The check of a smartwatch face: writer findings, elements, memory, pictures, fonts and always-on.
import { isOutsideAtAnyAngle, isWhollyOutside } from '@/face/geometry/outside';
import { isForeign, tapTargetOf } from '@/face/nodes';
import type { WatchFinding } from '@/face/nodes/faceSheet';
import { drawnBox, isBoxed } from '@/face/nodes/seen';
import type { FaceCopy } from '@/schemas/design';
import { AMBIENT_LIT_MAX } from '@/schemas/limits';
import { checkDocument, checkValidator } from './checkDocument';
import type { CheckFacts, MemoryUse, QuickFix, RawFinding } from './checkFinding';
import { checkFonts } from './checkFonts';
import { checkFormulas } from './checkFormulas';
import { layersOf, type PlacedLayer } from './checkLayers';
import { checkMemory, memoryOf } from './checkMemory';
import { checkPackage } from './checkPackage';
import { checkPictures } from './checkPictures';
import { forPackage } from './forPackage';
import { canvasOf, type FaceOutput, writeFace } from './writeFace';

type QuickFixesOf = (finding: WatchFinding) => readonly QuickFix[];
const gone: QuickFixesOf = () => [{ kind: 'remove' }];

/** Quick fixes for findings of the writers. */
const MENDS: Readonly<Record<string, QuickFixesOf>> = {
  noSource: ({ params: { field, tag } }) => [
    { kind: 'literal', path: String(field), tag: String(tag) },
    { kind: 'remove' },
  ],
  unknownLayer: gone,
  partUnreadable: gone,
  partFiles: gone,
  slotsMax: gone,
  ambientAnimation: gone,
  effectLost: () => [{ kind: 'noEffect', effect: 'shadow' }],
  ambientSeconds: () => [{ kind: 'hideSeconds' }],
};

/** If always-on was never edited it copies the normal layers, so report its findings on those. */
const ofWriter = ({ ambient }: FaceCopy, { findings }: FaceOutput): readonly RawFinding[] =>
  forPackage(findings).map((finding) => ({
    ...finding,
    mode: ambient === null && finding.mode !== null ? 'normal' : finding.mode,
    mends: MENDS[finding.key]?.(finding) ?? [],
  }));

/** Why nothing of a layer is visible; null if something may be. */
function unseenKey({ node }: PlacedLayer, copy: FaceCopy): 'hidden' | 'outside' | null {
  if (!isBoxed(node)) return null;
  const { style } = node;
  if (!style.visible || (style.opacity === 0 && tapTargetOf(node) === null)) return 'hidden';
  if (isForeign(node)) return null;
  const isOut = style.rotate === '' ? isWhollyOutside : isOutsideAtAnyAngle;
  return isOut(drawnBox(node), canvasOf(copy)) ? 'outside' : null;
}

function ambientLit({ ambient }: FaceCopy, { lit }: CheckFacts): RawFinding[] {
  if (!ambient || lit === null || lit <= AMBIENT_LIT_MAX) return [];
  const most = Math.round(AMBIENT_LIT_MAX * 100);
  const params = { share: Math.max(Math.round(lit * 100), most + 1), most };
  return [{ key: 'ambientLit', severity: 'warning', mode: 'ambient', uuid: null, params }];
}

/** Findings of a copy for the smartwatch, and its memory use. Pure; pass the written face if it is available. */
export function checkFace(
  copy: FaceCopy,
  facts: CheckFacts,
  output: FaceOutput = writeFace(copy),
): { findings: readonly RawFinding[]; memory: MemoryUse } {
  const memory = memoryOf(output, facts);
  const all = layersOf(copy).map((layer) => ({ layer, unseen: unseenKey(layer, copy) }));
  const shown = all.flatMap(({ layer, unseen }) => (unseen === null ? [layer] : []));
  const unseen = all.flatMap(({ layer, unseen: key }): RawFinding[] =>
    key === null
      ? []
      : [
          {
            key,
            severity: 'warning',
            mode: layer.mode,
            uuid: layer.node.uuid,
            params: {},
            mends: [{ kind: 'remove' }],
          },
        ],
  );
  return {
    memory,
    findings: [
      ...checkDocument(copy, output),
      ...checkValidator(copy, output),
      ...checkFormulas(output),
      ...checkMemory(memory, shown, facts),
      ...checkPackage(output, shown, facts),
      ...ambientLit(copy, facts),
      ...ofWriter(copy, output),
      ...checkPictures(shown, facts),
      ...checkFonts(shown, facts),
      ...unseen,
    ],
  };
}
