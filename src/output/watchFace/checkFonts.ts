// Font findings: a missing family, and one that forbids embedding.
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
      // The watch would silently use another font.
      const severity = key === 'fontMissing' ? 'error' : 'warning';
      return [{ key, severity, mode, uuid: node.uuid, params: { typeface: family }, mends }];
    }),
  );
