// A fill with a gradient: bands of one color each, lowest first.
import type { NodeProps } from '../nodeProps';
import { BandSvg } from './BandSvg';
import { bandsOf } from './progressBands';

export function GradientFillSvg({ node }: Pick<NodeProps<'progress'>, 'node'>) {
  return bandsOf(node.style.fillStops ?? []).map((band) => <BandSvg key={band.to} node={node} {...band} />);
}
