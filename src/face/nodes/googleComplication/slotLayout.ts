// Layout of a slot's parts in its box, by type, look and available data. Pure geometry in the slot's px.

import type { SlotType } from '@/schemas/complications';
import { SLOT_PARTS, type SlotPart } from './schema';
import type { SlotLook } from './slotLook';

/** A line of text: its centre, its available width, and its alignment. */
export interface SlotLine {
  x: number;
  y: number;
  size: number;
  width: number;
  anchor: 'start' | 'middle';
}

export interface SlotRing {
  kind: 'ring';
  centre: { x: number; y: number };
  /** Of the middle of the stroke. */
  radius: number;
  thickness: number;
}
export interface SlotBar {
  kind: 'bar';
  from: { x: number; y: number };
  to: { x: number; y: number };
  thickness: number;
}

/** Null: this slot does not show the part, or has no room for it. */
export interface SlotLayout {
  range: SlotRing | SlotBar | null;
  icon: { x: number; y: number; size: number } | null;
  text: SlotLine | null;
  title: SlotLine | null;
}

interface Box {
  width: number;
  height: number;
}
type Measures = Pick<SlotLook, 'borderRadius' | 'borderWidth' | 'rangeWidth' | 'textSize' | 'titleSize'>;

/** Line height and icon side, in ems of their size. */
const LINE = 1.2;
const ICON = 1.25;
/** Extent of the letters above and below the middle of a line, in ems. */
const REACH = 0.36;
/** Space between the content and the edge of its area, px per px of the slot. */
const PADDING = 0.05;

/** Content area: a box with rounded corners, positioned by its centre. */
interface Area extends Box {
  radius: number;
  x: number;
  y: number;
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** The corner radius, limited to what fits the box. */
export const cornerRadius = ({ width, height }: Box, radius: number): number =>
  clamp(radius, 0, Math.min(width, height) / 2);

/** Whether a slot of this type shows the part if there is one. */
export const showsPart = (type: SlotType, part: SlotPart): boolean =>
  (SLOT_PARTS[part] as readonly SlotType[]).includes(type);

/** Width available across the area at a vertical distance from its middle, px. */
function chord({ width, height, radius }: Area, distance: number): number {
  const beyond = Math.min(radius, Math.max(0, Math.abs(distance) - (height / 2 - radius)));
  return Math.max(0, width - 2 * (radius - Math.sqrt(radius * radius - beyond * beyond)));
}

function ringOf(box: Box, look: Measures): SlotRing {
  const side = Math.max(0, Math.min(box.width, box.height) - 2 * look.borderWidth);
  const thickness = Math.min(look.rangeWidth, side / 2);
  return {
    kind: 'ring',
    centre: { x: box.width / 2, y: box.height / 2 },
    radius: (side - thickness) / 2,
    thickness,
  };
}

/** Along the longer side, with round ends inside the box. */
function barOf(box: Box, look: Measures): SlotBar {
  const inside = { width: box.width - 2 * look.borderWidth, height: box.height - 2 * look.borderWidth };
  const lies = box.width >= box.height;
  const long = Math.max(0, lies ? inside.width : inside.height);
  const thickness = clamp(look.rangeWidth, 0, Math.max(0, lies ? inside.height : inside.width));
  const half = Math.max(0, long - thickness) / 2;
  const [x, y] = [box.width / 2, box.height / 2];
  const [from, to] = lies
    ? [
        { x: x - half, y },
        { x: x + half, y },
      ]
    : [
        { x, y: y + half },
        { x, y: y - half },
      ];
  return { kind: 'bar', from, to, thickness };
}

function areaOf(box: Box, look: Measures, ring: SlotRing | null): Area {
  const [x, y] = [box.width / 2, box.height / 2];
  if (ring) {
    const side = Math.max(0, 2 * ring.radius - ring.thickness) * (1 - 2 * PADDING);
    return { width: side, height: side, radius: side / 2, x, y };
  }
  const padding = look.borderWidth + PADDING * Math.min(box.width, box.height);
  const width = Math.max(0, box.width - 2 * padding);
  const height = Math.max(0, box.height - 2 * padding);
  return { width, height, radius: cornerRadius({ width, height }, look.borderRadius - padding), x, y };
}

type Present = Readonly<Record<'icon' | 'text' | 'title', boolean>>;
type Row = keyof Present;

/** Icon over text over title, centred; if they do not fit, drop the title first, then the icon. */
function stacked(area: Area, look: Measures, present: Present): Omit<SlotLayout, 'range'> {
  const heights: Record<Row, number> = {
    icon: ICON * look.textSize,
    text: LINE * look.textSize,
    title: LINE * look.titleSize,
  };
  let rows = (['icon', 'text', 'title'] as const).filter((row) => present[row]);
  const total = () => rows.reduce((sum, row) => sum + heights[row], 0);
  for (const first of ['title', 'icon'] as const) {
    if (total() > area.height && rows.length > 1) rows = rows.filter((row) => row !== first);
  }
  const placed: Omit<SlotLayout, 'range'> = { icon: null, text: null, title: null };
  let top = -total() / 2;
  for (const row of rows) {
    const middle = top + heights[row] / 2;
    top += heights[row];
    if (row === 'icon') {
      placed.icon = { x: area.x, y: area.y + middle, size: Math.min(heights.icon, area.height) };
      continue;
    }
    const size = row === 'text' ? look.textSize : look.titleSize;
    const width = chord(area, Math.abs(middle) + REACH * size);
    placed[row] = { x: area.x, y: area.y + middle, size, width, anchor: 'middle' };
  }
  return placed;
}

/** Icon on the left, title over text beside it; a single line is vertically centred. */
function inLine(area: Area, look: Measures, present: Present): Omit<SlotLayout, 'range'> {
  const left = area.x - area.width / 2 + area.radius * 0.4;
  const right = area.x + area.width / 2 - area.radius * 0.4;
  const side = present.icon ? Math.min(area.height * 0.75, 1.6 * look.textSize, Math.max(0, right - left)) : 0;
  const start = present.icon ? left + side + 0.4 * look.textSize : left;
  const both = LINE * (look.textSize + look.titleSize) <= area.height * 1.15;
  const hasTitle = present.title && (both || !present.text);
  const total = LINE * ((hasTitle ? look.titleSize : 0) + (present.text ? look.textSize : 0));
  const line = (middle: number, size: number): SlotLine => ({
    x: start,
    y: area.y + middle,
    size,
    width: Math.max(0, right - start),
    anchor: 'start',
  });
  return {
    icon: present.icon ? { x: left + side / 2, y: area.y, size: side } : null,
    title: hasTitle ? line(-total / 2 + (LINE * look.titleSize) / 2, look.titleSize) : null,
    text: present.text ? line(total / 2 - (LINE * look.textSize) / 2, look.textSize) : null,
  };
}

/** Size of an icon on its own, as a share of the slot's shorter side. */
const LONE_ICON = 0.6;

/** Layout of a slot of this type in its box. `present`: what the provider supplies. */
export function slotLayout(type: SlotType, box: Box, look: Measures, present: Present): SlotLayout {
  const ring = type === 'ranged_value' ? ringOf(box, look) : null;
  const area = areaOf(box, look, ring);
  const shown: Present = {
    icon: present.icon && showsPart(type, 'icon'),
    text: present.text && showsPart(type, 'text'),
    title: present.title && showsPart(type, 'title'),
  };
  const range = ring ?? (type === 'progress_bar' ? barOf(box, look) : null);
  if (type === 'icon') {
    const size = shown.icon ? LONE_ICON * Math.min(area.width, area.height) : 0;
    return { range, icon: size > 0 ? { x: area.x, y: area.y, size } : null, text: null, title: null };
  }
  return { range, ...(type === 'long_text' ? inLine(area, look, shown) : stacked(area, look, shown)) };
}
