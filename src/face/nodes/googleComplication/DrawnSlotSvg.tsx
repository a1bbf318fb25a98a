// A complication slot with live sample data, in the look of the current mode.
import { useRef } from 'react';
import type { StyleOf } from '@/schemas/nodes';
import { useAsset } from '../AssetSvg';
import { fontFamilyList, languageOf } from '../fontFamily';
import { useFaceMode } from '../ModeSvg';
import type { NodeProps } from '../nodeProps';
import { fitText } from './fitText';
import { RangeSvg } from './RangeSvg';
import { useFlash, useSlotData } from './SlotHooksSvg';
import { SlotIconSvg } from './SlotIconSvg';
import { type SlotData, shareOf } from './sampleData';
import { SLOT_ICONS } from './slotIcons';
import { cornerRadius, type SlotLine, slotLayout } from './slotLayout';
import { lookOf, type SlotLook } from './slotLook';

type SlotStyle = StyleOf<'google_complication'>;

/** The slot's shape, inset by `inset` px. */
function shapeOf(style: SlotStyle, look: SlotLook, inset = 0) {
  const width = Math.max(0, style.width - 2 * inset);
  const height = Math.max(0, style.height - 2 * inset);
  const rx = cornerRadius({ width, height }, Math.max(0, look.borderRadius - inset));
  return { x: inset, y: inset, width, height, rx };
}

function BorderSvg({ style, look }: { style: SlotStyle; look: SlotLook }) {
  const width = Math.min(look.borderWidth, Math.min(style.width, style.height) / 2);
  if (width === 0) return null;
  const isDashed = look.borderStyle === 2 && look.borderDashWidth > 0;
  return (
    <rect
      data-border=""
      {...shapeOf(style, look, width / 2)}
      fill="none"
      stroke={look.borderColor}
      strokeWidth={width}
      strokeDasharray={isDashed ? `${look.borderDashWidth} ${look.borderDashGap}` : undefined}
    />
  );
}

/** A dashed outline, shown only in the editor. */
function OutlineSvg({ style, look, opacity }: { style: SlotStyle; look: SlotLook; opacity: number }) {
  return (
    <rect
      data-outline=""
      {...shapeOf(style, look, 0.5)}
      fill="none"
      stroke="#9aa4b5"
      strokeOpacity={opacity}
      strokeDasharray="4 3"
    />
  );
}

function LineSvg({ part, line, text, color, family }: { part: 'text' | 'title'; line: SlotLine } & Written) {
  const fitted = fitText(text, line.size, line.width);
  if (fitted.text === '' || fitted.size === 0) return null;
  return (
    <text
      data-part={part}
      lang={languageOf(text)}
      x={line.x}
      y={line.y}
      fill={color}
      fontFamily={fontFamilyList(family)}
      fontSize={Math.round(fitted.size * 100) / 100}
      textAnchor={line.anchor}
      dominantBaseline="central"
    >
      {fitted.text}
    </text>
  );
}
interface Written {
  text: string;
  color: string;
  family: string;
}

function DrawableSvg({ url, style }: { url: string; style: SlotStyle }) {
  const asset = useAsset(url);
  if (asset.status !== 'ready') return null;
  return <image href={asset.src} width={style.width} height={style.height} preserveAspectRatio="xMidYMid slice" />;
}

function EmptySvg({ style, look }: { style: SlotStyle; look: SlotLook }) {
  const size = Math.min(24, style.width / 2, style.height / 2);
  return (
    <g data-placeholder="empty">
      <rect {...shapeOf(style, look)} fill="#9aa4b5" fillOpacity={0.12} />
      <OutlineSvg style={style} look={look} opacity={1} />
      <SlotIconSvg icon={SLOT_ICONS.plus} x={style.width / 2} y={style.height / 2} size={size} color="#9aa4b5" />
    </g>
  );
}

interface FilledProps {
  style: SlotStyle;
  look: SlotLook;
  data: SlotData;
  isOutlined: boolean;
}

function FilledSvg({ style, look, data, isOutlined }: FilledProps) {
  const present = { icon: true, text: data.text !== '', title: data.title !== '' };
  const layout = slotLayout(style.supportTypeDefault, style, look, present);
  const text = { text: data.text, color: look.textColor, family: look.textTypeface };
  const title = { text: data.title, color: look.titleColor, family: look.titleTypeface };
  return (
    <>
      <rect data-background="" {...shapeOf(style, look)} fill={look.bgColor} />
      {look.bgDrawable !== '' && <DrawableSvg url={look.bgDrawable} style={style} />}
      {isOutlined && <OutlineSvg style={style} look={look} opacity={0.45} />}
      <BorderSvg style={style} look={look} />
      {layout.range && (
        <RangeSvg
          range={layout.range}
          share={shareOf(data.range)}
          color={look.rangeMainColor}
          track={look.rangeSecondColor}
        />
      )}
      {layout.icon && (
        <SlotIconSvg
          icon={SLOT_ICONS[data.icon]}
          {...layout.icon}
          color={look.iconColor}
          isPhoto={data.isPhoto ?? false}
        />
      )}
      {layout.title && <LineSvg part="title" line={layout.title} {...title} />}
      {layout.text && <LineSvg part="text" line={layout.text} {...text} />}
    </>
  );
}

/**
 * An empty slot renders nothing outside the editor and a box inside it; in the editor, slots that the wearer may change
 * have an outline.
 */
export function DrawnSlotSvg({ node: { style }, showKept }: NodeProps<'google_complication'>) {
  const mode = useFaceMode();
  const data = useSlotData(style);
  const group = useRef<SVGGElement>(null);
  // The canvas has its own gestures, and always-on ignores taps.
  const isTapped = useFlash(group, !showKept && mode === 'normal' && data !== null);
  const look = lookOf(style, mode);
  if (!data) return showKept ? <EmptySvg style={style} look={look} /> : null;
  return (
    <g ref={group} data-slot={style.supportTypeDefault}>
      <FilledSvg style={style} look={look} data={data} isOutlined={showKept && style.isSupportEdit} />
      <rect
        data-flash={isTapped ? 'on' : 'off'}
        {...shapeOf(style, look)}
        fill={look.highLightColor}
        fillOpacity={isTapped ? 0.5 : 0}
      />
    </g>
  );
}
