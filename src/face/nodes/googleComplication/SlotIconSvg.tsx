// A small icon of our own inside a face: stroked and filled in one colour.
import { ICON_GRID, type IconPaths } from './slotIcons';

interface SlotIconProps {
  icon: IconPaths;
  /** Middle and side, px. */
  x: number;
  y: number;
  size: number;
  color: string;
}

export function SlotIconSvg({ icon, x, y, size, color }: SlotIconProps) {
  const scale = size / ICON_GRID;
  return (
    <g data-icon="" transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`}>
      {icon.fill && <path d={icon.fill} fill={color} />}
      {icon.stroke && (
        <path d={icon.stroke} fill="none" stroke={color} strokeWidth={2} strokeLinecap="round" strokeLinejoin="round" />
      )}
    </g>
  );
}
