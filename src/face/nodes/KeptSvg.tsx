// A dashed box for a layer that this version keeps but does not draw, or whose picture is missing.
import type { NodeType } from '@/schemas/nodes';
import type { NodeProps } from './nodeProps';

interface PlaceholderProps {
  width: number;
  height: number;
  label: string;
  /** Crossed out: there should be a picture, and it cannot be had. */
  isBroken?: boolean;
}

/** The box in the layer's own px, with the layer's name where there is room. */
export function PlaceholderSvg({ width, height, label, isBroken = false }: PlaceholderProps) {
  const fontSize = Math.min(14, height / 2);
  return (
    <g data-placeholder={isBroken ? 'broken' : 'kept'} stroke="#9aa4b5" fill="none" strokeWidth={1}>
      <rect width={width} height={height} fill="#9aa4b5" fillOpacity={0.12} strokeDasharray="4 3" />
      {isBroken && <path d={`M0 0L${width} ${height}M${width} 0L0 ${height}`} strokeOpacity={0.5} />}
      {fontSize >= 6 && (
        <text
          x={width / 2}
          y={height / 2}
          fill="#e8ebf0"
          stroke="none"
          fontSize={fontSize}
          fontFamily="system-ui, sans-serif"
          textAnchor="middle"
          dominantBaseline="central"
        >
          {label}
        </text>
      )}
    </g>
  );
}

/** Layers of types that are kept whole: a box where faces are made, nothing anywhere else. */
export function KeptSvg({ node, showKept }: NodeProps<NodeType>) {
  if (!showKept || !('width' in node.style)) return null;
  return <PlaceholderSvg width={node.style.width} height={node.style.height} label={node.label} />;
}
