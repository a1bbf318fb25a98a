// A small built-in icon in a face, stroked and filled in one colour.
import { ICON_GRID, type IconPaths } from './slotIcons';

interface SlotIconProps {
  icon: IconPaths;
  /** Middle and side, px. */
  x: number;
  y: number;
  size: number;
  color: string;
  /** Drawn as a picture in its own colours, in place of a photo that only the watch has. */
  isPhoto?: boolean;
}

/** Colours of a photo's background and figure. */
const PHOTO = { ground: '#4f7396', figure: '#f2e3d0' } as const;
/** Size of the figure as a share of the photo. */
const FIGURE_SHARE = 0.62;

export function SlotIconSvg({ icon, x, y, size, color, isPhoto = false }: SlotIconProps) {
  if (isPhoto) {
    return (
      <g data-photo="">
        <circle cx={x} cy={y} r={size / 2} fill={PHOTO.ground} />
        <SlotIconSvg {...{ icon, x, y }} size={size * FIGURE_SHARE} color={PHOTO.figure} />
      </g>
    );
  }
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
