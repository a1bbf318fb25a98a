// Counts the layers of a design as a designer sees them.
import type { Design } from '@/schemas/design';

/** The layers of all copies. A layer in both modes of a copy counts once. */
export const layerCount = ({ copies }: Pick<Design, 'copies'>): number =>
  copies
    .map(
      ({ normal, ambient }) => new Set([...normal.nodeList, ...(ambient?.nodeList ?? [])].map(({ uuid }) => uuid)).size,
    )
    .reduce((sum, count) => sum + count, 0);
