// A dashed box for a layer whose picture is missing, and an outline for a preserved part that draws nothing.
import { useEffect, useSyncExternalStore } from 'react';
import type { NodeType } from '@/schemas/nodes';
import type { LateDrawing } from './lateDrawing';
import type { NodeProps } from './nodeProps';

interface PlaceholderProps {
  width: number;
  height: number;
  label: string;
  /** Crossed out: the picture failed to load. */
  isBroken?: boolean;
}

/** The box in the layer's own px, with the layer's name if there is room. */
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

/** Px of the layer. */
const NAME_SIZE = 14;

/**
 * A preserved part that draws nothing: an outline in the editor, nothing elsewhere. Layers below it stay visible and
 * clickable; its name appears at the pointer (canvas.css), because many such parts overlap.
 */
export function KeptSvg({ node, showKept }: NodeProps<NodeType>) {
  if (!showKept || !('width' in node.style)) return null;
  const { width, height } = node.style;
  return (
    <g data-placeholder="kept" fill="none" strokeWidth={1}>
      <rect width={width} height={height} stroke="#0b0d11" strokeOpacity={0.5} />
      <rect width={width} height={height} stroke="#9aa4b5" strokeDasharray="4 3" />
      <text
        x={width / 2}
        y={height / 2}
        opacity={0}
        pointerEvents="none"
        fill="#e8ebf0"
        stroke="#0b0d11"
        strokeWidth={3}
        paintOrder="stroke"
        fontSize={NAME_SIZE}
        fontFamily="system-ui, sans-serif"
        textAnchor="middle"
        dominantBaseline="central"
      >
        {node.label}
      </text>
    </g>
  );
}

/** The store holds the failure, and the layer shows it from there. */
const inStore = () => undefined;

/** Loads the drawing code of a node type when a layer of that type is first rendered. */
export function useLateDrawing<M extends object>({ drawing, load }: LateDrawing<M>): 'waiting' | M | 'failed' {
  const now = useSyncExternalStore(drawing.subscribe, drawing.get, drawing.get);
  useEffect(() => {
    if (typeof drawing.get() !== 'object') load().catch(inStore);
  }, [drawing, load]);
  return now;
}
