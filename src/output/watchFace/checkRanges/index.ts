// Findings about the ranges of data: what a face shows at the lowest, highest, longest and missing values of its tags. All
// are warnings. Only values that a tag can have count.
import { dataTag } from '@/face/dataTags/catalogue';
import { SAMPLE_STATE } from '@/face/dataTags/watchState';
import { ambientSlots, expressionsOf } from '@/face/nodes';
import { ambientStack } from '@/face/nodes/ambientStack';
import { tagsOfExpression } from '@/face/nodes/liveValue';
import { isBoxed, isVisible } from '@/face/nodes/seen';
import { policyOf } from '@/face/platforms';
import type { FaceCopy, ModeName } from '@/schemas/design';
import type { FaceNode } from '@/schemas/nodes';
import type { CheckFacts, RawFinding } from '../checkFinding';
import { dividesByZero } from './dividesByZero';
import { fillBeyond } from './fillBeyond';
import { nothingShown } from './nothingShown';
import { pictureAbsent } from './pictureAbsent';
import { rangeReadings, valuesAt } from './rangeReadings';
import type { FaceRangeRule, LayerRangeRule, RangeFault } from './rangeRule';
import { textOverflows } from './textOverflows';

const LAYER_RULES: readonly LayerRangeRule[] = [dividesByZero, fillBeyond, pictureAbsent, textOverflows];
const FACE_RULES: readonly FaceRangeRule[] = [nothingShown];

const isShown = (node: FaceNode): boolean => isBoxed(node) && isVisible(node);

/** Findings about the ranges of a copy's data. */
export function checkRanges(copy: FaceCopy, facts: CheckFacts): RawFinding[] {
  const sample = facts.sample ?? SAMPLE_STATE;
  const isWatchFace = policyOf(copy.platform).packaging === 'watchFace';
  // A tag without a source is another finding.
  const hasSources = (source: string) =>
    !isWatchFace || tagsOfExpression(source).every((name) => dataTag(name)?.watchFaceFormat !== null);
  const lists: readonly (readonly [ModeName, readonly FaceNode[]])[] = [
    ['normal', copy.normal.nodeList],
    ['ambient', copy.ambient ? ambientStack(copy.ambient.nodeList, ambientSlots(copy.normal.nodeList)) : []],
  ];
  return lists.flatMap(([mode, nodes]) => {
    const readings = rangeReadings(sample, mode);
    const finding = (uuid: string | null, { key, params = {}, at, mends = [] }: RangeFault): RawFinding => ({
      ...{ key, severity: 'warning', mode, uuid, params, mends },
      ...(at && { at: { state: at.state, values: valuesAt(at.tags, readings.watchAt(at.state).read) } }),
    });
    const own = copy[mode]?.nodeList ?? [];
    return [
      ...FACE_RULES.flatMap((rule) => rule({ nodes, readings }).map((fault) => finding(null, fault))),
      ...own.filter(isShown).flatMap((node) => {
        const text = facts.texts?.[`${mode} ${node.uuid}`] ?? null;
        if (!text && expressionsOf(node).length === 0) return [];
        const subject = { node, readings, text, hasSources };
        return LAYER_RULES.flatMap((rule) => rule(subject).map((fault) => finding(node.uuid, fault)));
      }),
    ];
  });
}
