// What the check says about fonts: a family that is not there any more, one whose rights forbid embedding.
import { isForeign } from '@/face/nodes';
import type { CheckFacts, RawFinding } from './checkFinding';
import { familiesOf, type PlacedLayer } from './checkLayers';

export const checkFonts = (layers: readonly PlacedLayer[], facts: CheckFacts): RawFinding[] =>
  layers.flatMap(({ mode, node }) =>
    familiesOf(node).flatMap((family): RawFinding[] => {
      const font = facts.fonts[family];
      const key = font === null ? 'fontMissing' : font?.restricted ? 'fontRestricted' : null;
      if (key === null) return [];
      const mends = isForeign(node) ? [] : [{ kind: 'defaultFont' as const, family }];
      // A watch would draw another font in its place, and nobody would know.
      const severity = key === 'fontMissing' ? 'error' : 'warning';
      return [{ key, severity, mode, uuid: node.uuid, params: { typeface: family }, mends }];
    }),
  );
