// Type of a template: a starting design as data, with names for its layers.
import type { Platform, Shape } from '../design';
import type { FaceNode } from '../nodes';

/** Keys of layer names: `templateLayers.<key>`. */
export const LAYER_NAMES = [
  'background',
  'dial',
  'backdrop',
  'hour',
  'hourShadow',
  'minutes',
  'minutesShadow',
  'seconds',
  'cap',
  'weekday',
  'date',
  'batteryRing',
  'battery',
  'batteryIcon',
  'stepsRing',
  'steps',
  'stepsIcon',
  'heartRing',
  'heart',
  'heartIcon',
  'moon',
  'weather',
  'temperature',
  'hourTens',
  'hourOnes',
  'minuteTens',
  'minuteOnes',
  'stepsBar',
  'orbit',
  'slotTop',
  'slotLeft',
  'slotRight',
  'slotBottom',
  'needle',
  'needleShadow',
  'temperatureArc',
  'heartBeat',
  'restRing',
  'ringGloss',
] as const;
export type LayerName = (typeof LAYER_NAMES)[number];
export type LabelOf = (name: LayerName) => string;

/** A starting design. */
export interface Template {
  id: string;
  /** Locale keys under `pages`. */
  nameKey: string;
  aboutKey: string;
  /** Platforms whose rules it satisfies; offered for designs that start on one of them. */
  platforms: readonly Platform[];
  /** The layers for a canvas of this size (`width*height`, px) and shape, labelled in the designer's language. */
  build(ratio: string, shape: Shape, labelOf: LabelOf): FaceNode[];
  /** Its always-on layers; absent if always-on starts as a copy of the normal ones. */
  ambient?(ratio: string, shape: Shape, labelOf: LabelOf): FaceNode[];
}
