// Facts for the findings about ranges of data: the sample state, and the texts that are larger than their box. The page
// measures them, because it has the fonts; each layer once.
import type { WatchState } from '@/face/dataTags/watchState';
import { fittingBox, fittingSize, type LineWidth, textOverflow } from '@/face/nodes/words/textFit';
import { widestState } from '@/face/nodes/words/widestState';
import { asWords } from '@/face/nodes/words/wordsNode';
import type { CheckFacts, TextExtent } from '@/output/watchFace/checkFinding';
import { layersOf } from '@/output/watchFace/checkLayers';
import type { FaceCopy } from '@/schemas/design';
import type { FaceNode } from '@/schemas/nodes';
import { lineWidth as measuredWidth } from '@/simulator/lineWidth';
import { sampleOfBuild } from './sampleOfBuild';

/** Maximum number of measured layers; further ones are not judged. */
const MEASURED_MAX = 500;

export interface TextFacts {
  of(copy: FaceCopy): Pick<CheckFacts, 'sample' | 'texts'>;
}

/** Null if it fits or its font is not loaded. */
function extentOf(node: FaceNode, sample: WatchState, lineWidth: LineWidth): TextExtent | null {
  const words = asWords(node);
  const overflow = words && textOverflow(words.style, lineWidth);
  if (!words || !overflow) return null;
  return {
    ...overflow,
    fontSize: fittingSize(words.style, lineWidth),
    box: fittingBox(words.style, lineWidth),
    ...widestState(words.style, words.uuid, { sample, lineWidth }),
  };
}

/** `lineWidth`: default by the fonts of the page. */
export function createTextFacts(lineWidth: LineWidth = measuredWidth): TextFacts {
  let cache = new WeakMap<FaceNode, TextExtent | null>();
  let language: WatchState['language'] | null = null;
  return {
    of(copy) {
      const sample = sampleOfBuild();
      if (sample.language !== language) cache = new WeakMap();
      language = sample.language;
      const texts: Record<string, TextExtent> = {};
      for (const { mode, node } of layersOf(copy).slice(0, MEASURED_MAX)) {
        const words = asWords(node);
        if (!words) continue;
        const before = cache.get(node);
        const extent = before === undefined ? extentOf(node, sample, lineWidth) : before;
        // Without its font nothing was measured, so a later call can have another result.
        if (extent || lineWidth('', words.style.fontFamily) !== null) cache.set(node, extent);
        if (extent) texts[`${mode} ${node.uuid}`] = extent;
      }
      return { sample, texts };
    },
  };
}
