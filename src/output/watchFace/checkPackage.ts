// Predicts that a package exceeds the store's size limit.
import { imagesOf } from '@/face/nodes';
import { PACKAGE_BYTES_MAX } from '@/schemas/limits';
import { isUntouched } from './bakePicture';
import type { CheckFacts, RawFinding } from './checkFinding';
import type { PlacedLayer } from './checkLayers';
import { megabytes } from './megabytes';
import type { FaceOutput } from './writeFace';

/** Number of largest layers named in a finding. */
const HEAVIEST_NAMED = 3;

/**
 * Bytes of the pictures that are packaged unchanged, by reference: a lower bound for the package. Each content counts
 * once.
 */
function certainBytes({ pictures }: Pick<FaceOutput, 'pictures'>, facts: CheckFacts): ReadonlyMap<string, number> {
  const names = new Set<string>();
  const weights = new Map<string, number>();
  for (const { wanted } of pictures) {
    const file = facts.pictures[wanted.url];
    if (!file || !isUntouched(wanted) || names.has(file.sha)) continue;
    names.add(file.sha);
    weights.set(wanted.url, file.bytes);
  }
  return weights;
}

/** Empty if the pictures alone are within the limit; the rest is measured after packaging. */
export function checkPackage(
  output: Pick<FaceOutput, 'pictures'>,
  layers: readonly PlacedLayer[],
  facts: CheckFacts,
): RawFinding[] {
  const weights = new Map(certainBytes(output, facts));
  const bytes = [...weights.values()].reduce((sum, one) => sum + one, 0);
  if (bytes <= PACKAGE_BYTES_MAX) return [];
  const heaviest = layers
    .map(({ mode, node }) => {
      // Each picture counts for the first layer that shows it.
      const own = imagesOf(node).reduce((sum, { url }) => {
        const weight = weights.get(url) ?? 0;
        weights.delete(url);
        return sum + weight;
      }, 0);
      return { mode, node, own };
    })
    .filter(({ own }) => own > 0)
    .sort((left, right) => right.own - left.own)
    .slice(0, HEAVIEST_NAMED);
  const [first] = heaviest;
  const params = {
    size: megabytes(bytes),
    limit: megabytes(PACKAGE_BYTES_MAX),
    layers: heaviest.map(({ node }) => node.label).join(', '),
  };
  return [
    { key: 'packageLarge', severity: 'error', mode: first?.mode ?? null, uuid: first?.node.uuid ?? null, params },
  ];
}
