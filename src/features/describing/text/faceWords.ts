// The description in words, in the current language: a summary, then a sentence for each layer.

import { typeName } from '@/editor/canvas/layerNames';
import { layerShows } from '@/editor/canvas/layerShows';
import type { EditSituation } from '@/editor/commands/defineCommand';
import { angleOf } from '@/face/nodes';
import type { ReadableWatch } from '@/face/nodes/liveValue';
import type { FaceNode } from '@/schemas/nodes';
import { i18n, languageRow } from '@/service/language/i18n';
import { joinSentences } from '@/service/language/spacing';
import { type FaceFacts, faceFacts, halfHourOf, type LayerPlace } from './faceFacts';

export interface DescribedLayer {
  uuid: string;
  name: string;
  text: string;
}

export interface FaceDescription {
  summary: string;
  /** Sections in reading order; empty ones are left out. */
  sections: readonly { key: 'selection' | 'hands' | 'clock' | 'rings'; layers: readonly DescribedLayer[] }[];
}

/** The hour of a dial, such as "2:30". */
const hourText = (hour: number): string =>
  i18n.t(Number.isInteger(hour) ? 'describe:hour' : 'describe:halfHour', { hour: Math.floor(hour) || 12 });

const sentences = (parts: readonly string[]): string => joinSentences(parts.filter(Boolean));

function placeText({ hour, ring }: LayerPlace): string {
  return hour === null
    ? i18n.t('describe:inCenter')
    : i18n.t('describe:at', { hour: hourText(hour), ring: i18n.t(`describe:rings.${ring}`) });
}

function relationText({ relation }: LayerPlace): string {
  if (!relation) return '';
  return i18n.t(`describe:${relation.kind}`, { name: relation.label, n: Math.round(Math.abs(relation.px)) });
}

function layerText(place: LayerPlace, watch: ReadableWatch): string {
  const shows = layerShows(place.node, watch, i18n.t('describe:comma'));
  const { over, width, height } = place;
  return sentences([
    i18n.t(shows ? 'describe:layerShows' : 'describe:layer', {
      kind: typeName(place.node),
      place: placeText(place),
      shows,
    }),
    i18n.t('describe:size', { width: Math.round(width), height: Math.round(height) }),
    relationText(place),
    over >= 1 ? i18n.t('describe:over', { n: Math.round(over) }) : '',
  ]);
}

const pointsTo = (node: FaceNode, watch: ReadableWatch): string =>
  i18n.t('describe:pointsTo', { hour: hourText(halfHourOf(angleOf(node, watch))) });

/** The time that the simulated watch shows. */
function timeText({ state }: ReadableWatch): string {
  const { now, zone, is24Hour } = state();
  return new Intl.DateTimeFormat(languageRow().dates, {
    ...{ timeZone: zone, hour: 'numeric', minute: '2-digit', second: '2-digit' },
    hourCycle: is24Hour ? 'h23' : 'h12',
  } as const).format(now);
}

function summaryOf(facts: FaceFacts, situation: EditSituation, watch: ReadableWatch): string {
  const { isAnalog, placed, count } = facts;
  const over = placed.filter((place) => place.over >= 1).map(({ node }) => node.label);
  const overlaps = placed.filter(({ relation }) => relation?.kind === 'overlaps').length;
  return sentences([
    i18n.t('describe:summary', {
      kind: i18n.t(isAnalog ? 'describe:analog' : 'describe:digital'),
      shape: i18n.t(situation.canvas.shape === 'circle' ? 'describe:round' : 'describe:square'),
      mode: i18n.t(`describe:modes.${situation.mode}`),
      time: timeText(watch),
      count,
    }),
    over.length > 0
      ? i18n.t('describe:summaryOver', { count: over.length, names: over.slice(0, 3).join(i18n.t('describe:comma')) })
      : '',
    overlaps > 0 ? i18n.t('describe:summaryOverlaps', { count: overlaps }) : '',
  ]);
}

/** Describes what the open copy and mode show now, and first the selected layers. */
export function describeFace(situation: EditSituation, watch: ReadableWatch): FaceDescription {
  const facts = faceFacts(situation);
  const described = (place: LayerPlace): DescribedLayer => ({
    uuid: place.node.uuid,
    name: place.node.label,
    text: layerText(place, watch),
  });
  const hands = facts.hands.map((node) => ({ uuid: node.uuid, name: node.label, text: pointsTo(node, watch) }));
  const clock = facts.placed.map(described);
  const rings = facts.rings.map(described);
  const selected = [...hands, ...clock, ...rings].filter(({ uuid }) => situation.selection.includes(uuid));
  const sections = [
    { key: 'selection', layers: selected },
    { key: 'hands', layers: hands },
    { key: 'clock', layers: clock },
    { key: 'rings', layers: rings },
  ] as const;
  return { summary: summaryOf(facts, situation, watch), sections: sections.filter(({ layers }) => layers.length > 0) };
}

/** The whole description as plain text. */
export const descriptionText = ({ summary, sections }: FaceDescription): string =>
  [
    summary,
    ...sections.flatMap(({ key, layers }) => [
      '',
      i18n.t(`describe:sections.${key}`),
      ...layers.map(({ name, text }) => i18n.t('describe:line', { name, text })),
    ]),
  ].join('\n');
