// Shapes: one outline, filled and stroked. A sweep is a fan of wedges under a mask, because SVG has no such gradient.
import { useId } from 'react';
import type { Paint } from '@/schemas/paint';
import type { NodeProps } from '../nodeProps';
import { radiusOf, wedgesOf } from '../paints';
import { ShadowSvg } from '../ShadowSvg';
import { fillOf, MITER_LIMIT, marginOf, type ShapeStyle, shadowOf, strokeOf } from './facts';
import { number, outlineOf, svgPath } from './outline';

interface BoxSize {
  width: number;
  height: number;
}

/** A colour or the reference of a gradient, for `fill` and `stroke`. */
const inkOf = (paint: Paint, id: string): string =>
  paint.kind === 'solid' ? paint.color : paint.kind === 'sweep' ? '#ffffff' : `url(#${id})`;

function GradientSvg({ paint, id, width, height }: { paint: Paint; id: string } & BoxSize) {
  if (paint.kind === 'solid' || paint.kind === 'sweep') return null;
  const stops = paint.stops.map(({ at, color }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: stops have no identity, and equal ones may follow each other
    <stop key={index} offset={at} stopColor={color} />
  ));
  if (paint.kind === 'linear') {
    const [x1, y1, x2, y2] = [paint.from.x * width, paint.from.y * height, paint.to.x * width, paint.to.y * height];
    return (
      <linearGradient id={id} gradientUnits="userSpaceOnUse" {...{ x1, y1, x2, y2 }}>
        {stops}
      </linearGradient>
    );
  }
  const [cx, cy, r] = [paint.centre.x * width, paint.centre.y * height, radiusOf(paint, { width, height })];
  return (
    <radialGradient id={id} gradientUnits="userSpaceOnUse" {...{ cx, cy, r }}>
      {stops}
    </radialGradient>
  );
}

/** Distance from the centre of a sweep to the farthest point of the box and its stroke, px. */
function reachOf(centre: { x: number; y: number }, { width, height }: BoxSize, margin: number): number {
  const across = Math.max(Math.abs(centre.x), Math.abs(1 - centre.x)) * width + margin;
  const down = Math.max(Math.abs(centre.y), Math.abs(1 - centre.y)) * height + margin;
  return Math.hypot(across, down);
}

/** Wedges without smoothing: each pixel belongs to one wedge, so that no seams show between them. */
function SweepSvg({ paint, style }: { paint: Extract<Paint, { kind: 'sweep' }>; style: ShapeStyle }) {
  // The straight outer side of a wedge of at most 30 degrees is nearer than its corners by 3.5 %.
  const reach = reachOf(paint.centre, style, marginOf(style)) * 1.05;
  const [x, y] = [paint.centre.x * style.width, paint.centre.y * style.height];
  const at = (share: number) => {
    const angle = ((paint.angle + 360 * share) * Math.PI) / 180;
    return `${number(x + reach * Math.sin(angle))} ${number(y - reach * Math.cos(angle))}`;
  };
  return (
    <g shapeRendering="crispEdges">
      {wedgesOf(paint.stops).map(({ from, to, color }) => (
        <path key={from} d={`M${number(x)} ${number(y)}L${at(from)}L${at(to)}Z`} fill={color} />
      ))}
    </g>
  );
}

/** A box around the shape and its stroke, px. */
function areaOf(style: ShapeStyle) {
  const margin = marginOf(style) + 2;
  return { x: -margin, y: -margin, width: style.width + 2 * margin, height: style.height + 2 * margin };
}

function FillSvg({ style, d, id }: { style: ShapeStyle; d: string; id: string }) {
  const fill = fillOf(style);
  if (!fill) return null;
  if (fill.kind === 'sweep') {
    return (
      <>
        <mask id={`${id}-area`} maskUnits="userSpaceOnUse" {...areaOf(style)}>
          <path d={d} fill="#ffffff" />
        </mask>
        <g mask={`url(#${id}-area)`}>
          <SweepSvg paint={fill} style={style} />
        </g>
      </>
    );
  }
  return (
    <>
      <GradientSvg paint={fill} id={`${id}-fill`} width={style.width} height={style.height} />
      <path d={d} fill={inkOf(fill, `${id}-fill`)} />
    </>
  );
}

function StrokeSvg({ style, d, id }: { style: ShapeStyle; d: string; id: string }) {
  const stroke = strokeOf(style);
  if (!stroke) return null;
  const { paint, align } = stroke;
  const line = {
    d,
    fill: 'none',
    strokeWidth: align === 'centre' ? stroke.width : stroke.width * 2,
    strokeLinecap: stroke.cap,
    strokeLinejoin: stroke.join,
    strokeMiterlimit: MITER_LIMIT,
    ...(stroke.dash.length > 0 && { strokeDasharray: stroke.dash.join(' '), strokeDashoffset: stroke.phase }),
  };
  const isSweep = paint.kind === 'sweep';
  const drawn = isSweep ? (
    <SweepSvg paint={paint} style={style} />
  ) : (
    <path {...line} stroke={inkOf(paint, `${id}-line`)} />
  );
  const alongLine = isSweep ? <g mask={`url(#${id}-way)`}>{drawn}</g> : drawn;
  return (
    <>
      <GradientSvg paint={paint} id={`${id}-line`} width={style.width} height={style.height} />
      {isSweep ? (
        <mask id={`${id}-way`} maskUnits="userSpaceOnUse" {...areaOf(style)}>
          <path {...line} stroke="#ffffff" />
        </mask>
      ) : null}
      {align === 'centre' ? null : (
        <mask id={`${id}-side`} maskUnits="userSpaceOnUse" {...areaOf(style)}>
          {align === 'outside' ? <rect {...areaOf(style)} fill="#ffffff" /> : null}
          <path d={d} fill={align === 'outside' ? '#000000' : '#ffffff'} />
        </mask>
      )}
      {align === 'centre' ? alongLine : <g mask={`url(#${id}-side)`}>{alongLine}</g>}
    </>
  );
}

function BodySvg({ style, d, id }: { style: ShapeStyle; d: string; id: string }) {
  return (
    <>
      <FillSvg style={style} d={d} id={id} />
      <StrokeSvg style={style} d={d} id={id} />
    </>
  );
}

export function DrawnShapeSvg({ node }: NodeProps<'shape'>) {
  const { style } = node;
  const id = `shape${useId().replace(/[^\w-]/g, '')}`;
  const d = svgPath(outlineOf(style));
  const shadow = shadowOf(style);
  return (
    <>
      {shadow ? (
        <ShadowSvg uuid={node.uuid} {...{ style, shadow }} margin={marginOf(style)} id={`${id}-shadow`}>
          <BodySvg style={style} d={d} id={`${id}-cast`} />
        </ShadowSvg>
      ) : null}
      <BodySvg style={style} d={d} id={id} />
    </>
  );
}
