// The entry of the command menu for a typed placement: what Enter does, or what cannot be read. Loaded with the first search.
import type { EditSituation } from '@/editor/commands/defineCommand';
import { isFixed } from '@/editor/commands/layerFacts';
import { i18n } from '@/service/language/i18n';
import { type PlacementPlan, planPlacement } from './planPlacement';
import { isFault, type PlacementFault, parsePlacement } from './reading/parsePlacement';

interface EntryText {
  /** Name of the group of entries. */
  group: string;
}

export interface PlacementText extends EntryText {
  label: string;
  /** Distance to the edge of the face. */
  detail: string;
  /** Other placements to try. */
  examples: string;
  plan: PlacementPlan;
}

export interface FaultText extends EntryText {
  /** The sentence. */
  text: string;
  /** Index in the typed text. */
  at: number;
}

const shown = (value: number): number => Math.round(value * 10) / 10 + 0;

function planText(plan: PlacementPlan): PlacementText {
  const [first, ...more] = plan.layers;
  const { x, y } = plan.center;
  const params = { name: first?.label ?? '', n: more.length + 1, x: shown(x), y: shown(y) };
  const size = plan.size && { width: shown(plan.size.width), height: shown(plan.size.height) };
  const label = size
    ? i18n.t('placement:resize', { ...params, ...size })
    : i18n.t(more.length > 0 ? 'placement:moveMany' : 'placement:move', params);
  const px = Math.round(plan.toEdge);
  const detail = i18n.t(px < 0 ? 'placement:overEdge' : 'placement:toEdge', { n: Math.abs(px) });
  return { group: i18n.t('placement:group'), label, detail, examples: i18n.t('placement:examples'), plan };
}

const faultText = ({ key, params, at }: PlacementFault): FaultText => ({
  group: i18n.t('placement:group'),
  text: i18n.t(`placement:faults.${key}`, params),
  at,
});

/** The placement that a text describes, in the current language; null if it does not read like one. */
export function placementEntry(typed: string, situation: EditSituation): PlacementText | FaultText | null {
  const layers = situation.nodes
    .filter((node) => !isFixed(node))
    .map(({ uuid, label }) => ({ uuid, label }))
    .reverse();
  const placement = parsePlacement(typed, layers);
  if (!placement) return null;
  if (isFault(placement)) return faultText(placement);
  const plan = planPlacement(placement, situation);
  return isFault(plan) ? faultText(plan) : planText(plan);
}
