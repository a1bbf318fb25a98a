// How many layers a design has, as a designer counts them.
import type { Design } from '@/schemas/design';

/** The layers of all copies; one that stands in both modes of a copy is one. */
export const layerCount = ({ copies }: Pick<Design, 'copies'>): number =>
  copies
    .map(
      ({ normal, ambient }) => new Set([...normal.nodeList, ...(ambient?.nodeList ?? [])].map(({ uuid }) => uuid)).size,
    )
    .reduce((sum, count) => sum + count, 0);
