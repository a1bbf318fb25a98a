// All findings of a copy, for the editor and for publishing: its platform's rules, and for a smartwatch package the
// face check.
import { exportOutcome } from '@/face/nodes';
import { isBoxed, isVisible } from '@/face/nodes/seen';
import { policyOf } from '@/face/platforms';
import { type Finding, findings } from '@/face/platforms/findings';
import { overPackage } from '@/face/platforms/packageSize';
import type { Refusal } from '@/face/platforms/platformPolicy';
import type { FaceCopy } from '@/schemas/design';
import type { FaceNode } from '@/schemas/nodes';
import { checkFace } from './checkFace';
import type { CheckFacts, CheckFinding, FaceCheck, RawFinding } from './checkFinding';
import { layersOf } from './checkLayers';
import { missingPictures } from './checkPictures';
import { checkRanges } from './checkRanges';
import { checkSeen } from './checkSeen';
import { SPOKEN_GAPS, spokenFindings } from './checkSpoken';
import { checkStill } from './checkStill';
import { checkTaps } from './checkTaps';
import { comfortHints } from './comfortHints';
import { splitMeant } from './meantFindings';
import { remedyOf } from './trimRemedy';

/** Findings that are more specific than a rule; they take over the rule's severity. */
const MORE_PRECISE: Readonly<Record<string, string>> = { tagNotShown: 'noSource', complicationLimit: 'slotsMax' };

const placeOf = ({ mode, uuid }: Pick<CheckFinding, 'mode' | 'uuid'>): string => `${mode} ${uuid}`;

/**
 * A finding for a rule violation reported here or by the server. Its quick fix depends on files and is added by
 * `checkCopy`.
 */
export const ruleFinding = ({ refusal, severity, mode, uuid }: Finding): CheckFinding => ({
  id: ['rule', refusal.messageKey, placeOf({ mode, uuid })].join(' '),
  words: 'rule',
  key: refusal.messageKey,
  severity,
  mode,
  uuid,
  params: refusal.params ?? {},
  ...(refusal.remedy && { remedy: refusal.remedy }),
  mends: [],
});

/** Params that distinguish findings with the same key and layer. */
const APART = [
  'field',
  'tag',
  'tags',
  'typeface',
  'path',
  'fault',
  'element',
  'parent',
  'name',
  'value',
  'types',
  'effect',
];

function ofCheck({ mends = [], ...finding }: RawFinding): CheckFinding {
  const about = APART.map((name) => finding.params[name] ?? '').join(' ');
  return { ...finding, id: ['check', finding.key, placeOf(finding), about].join(' '), words: 'check', mends };
}

/** Removes duplicate findings of a layer. */
const once = (list: readonly CheckFinding[]): readonly CheckFinding[] =>
  [...new Map([...list].reverse().map((finding) => [finding.id, finding])).values()].reverse();

/** Findings about a layer as a whole, independent of the modes that show it. */
const OF_WHOLE_LAYERS: ReadonlySet<string> = new Set([
  ...['partFiles', 'partSchema', 'partStill', 'partUnreadable', 'leftoverLost'],
  ...['versionRaised', 'validator'],
  ...SPOKEN_GAPS,
]);

/** Merges findings that hold in both modes. */
function oncePerLayer(list: readonly CheckFinding[]): readonly CheckFinding[] {
  const byId = new Map(list.map((finding) => [finding.id, finding]));
  return list.flatMap((finding) => {
    if (!OF_WHOLE_LAYERS.has(finding.key) || finding.uuid === null) return [finding];
    const other: RawFinding = { ...finding, mode: finding.mode === 'normal' ? 'ambient' : 'normal' };
    if (!byId.has(ofCheck(other).id)) return [finding];
    return finding.mode === 'normal' ? [{ ...finding, inBoth: true as const }] : [];
  });
}

/** Rule violations only, as the server checks them. */
export const ruleFindings = (copy: FaceCopy): readonly CheckFinding[] =>
  once([...broken(copy).map(ruleFinding), ...leftOut(copy)]);

/**
 * Finds layers that a package of layers leaves out because they are too large for a picture, and lost effects. Writers
 * of watch faces report their own losses.
 */
function leftOut(copy: FaceCopy): readonly CheckFinding[] {
  if (policyOf(copy.platform).packaging === 'watchFace') return [];
  return layersOf(copy).flatMap(({ mode, node }) => {
    if (!isShown(node)) return [];
    const { reasons, lost = [] } = exportOutcome(node, 'layers');
    const about = { mode, uuid: node.uuid, params: {} };
    if (reasons.includes('tooLarge')) return [ofCheck({ key: 'shapeTooLarge', severity: 'error', ...about })];
    return lost.map((effect) => {
      const reason = reasons.find((one) => one.startsWith(effect)) ?? '';
      const mends = [{ kind: 'noEffect' as const, effect }];
      return ofCheck({ ...about, key: 'effectLost', severity: 'warning', params: { effect, reason }, mends });
    });
  });
}

const isShown = (node: FaceNode): boolean => isBoxed(node) && isVisible(node);

function broken(copy: FaceCopy): readonly Finding[] {
  const heavy: Refusal | null = overPackage(copy);
  return [
    ...(heavy ? [{ refusal: heavy, severity: 'error' as const, mode: null, uuid: null }] : []),
    ...findings(copy),
  ];
}

/** All findings of a copy, errors first. Pure. */
export function checkCopy(copy: FaceCopy, facts: CheckFacts): FaceCheck {
  const rules = once(broken(copy).map((one) => ({ ...ruleFinding(one), ...remedyOf(one, copy, facts) })));
  const seen = [
    ...checkRanges(copy, facts),
    ...checkTaps(copy),
    ...checkStill(copy, facts),
    ...(facts.seen ? checkSeen(copy, facts.seen) : []),
  ].map(ofCheck);
  const hints = comfortHints(copy, facts.sample);
  if (policyOf(copy.platform).packaging !== 'watchFace') {
    const missing = layersOf(copy).flatMap((layer) => missingPictures(layer, facts).map(ofCheck));
    const all = [...rules, ...leftOut(copy), ...once(missing), ...seen];
    return { ...splitMeant(copy, all), hints, memory: null, lit: facts.lit };
  }
  const { findings: raw, memory } = checkFace(copy, facts);
  const precise = new Set(raw.map((one) => `${one.key} ${placeOf(one)}`));
  const isTold = (rule: CheckFinding) => precise.has(`${MORE_PRECISE[rule.key]} ${placeOf(rule)}`);
  const isError = ({ severity }: CheckFinding) => severity === 'error';
  const raised = new Set(
    rules.filter((rule) => isError(rule) && isTold(rule)).map((rule) => `${MORE_PRECISE[rule.key]} ${placeOf(rule)}`),
  );
  const checked = raw.map((one) =>
    ofCheck(raised.has(`${one.key} ${placeOf(one)}`) ? { ...one, severity: 'error' } : one),
  );
  const spoken = spokenFindings(copy).map(ofCheck);
  const all = oncePerLayer(once([...rules.filter((rule) => !isTold(rule)), ...checked, ...seen, ...spoken]));
  const errors = all.filter(isError);
  const sorted = [...errors, ...all.filter((one) => !errors.includes(one))];
  return { ...splitMeant(copy, sorted), hints, memory, lit: facts.lit };
}
