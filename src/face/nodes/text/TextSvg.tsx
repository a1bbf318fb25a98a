// Text as a face shows it: one line or the typed lines, never wrapped or cut.
import { useId } from 'react';
import { fontFamilyList, languageOf } from '../fontFamily';
import { emsOf } from '../googleComplication/fitText';
import type { NodeProps } from '../nodeProps';
import { ShadowSvg } from '../ShadowSvg';
import { isCast } from '../shadow';
import { useLiveText } from '../WatchSvg';
import { layText } from '../words/textLayout';
import { cutSide } from './outcome';

/** Allowance for fonts that are wider than the measured one. */
const WIDTH_ROOM = 1.5;

export function TextSvg({ node }: NodeProps<'text'>) {
  const { style, uuid } = node;
  const id = useId();
  const live = useLiveText(style.textTag, uuid);
  const text = style.textTag === '' ? style.text : live;
  const { lines, anchor, x } = layText(text, style);
  const letters = (
    <text
      lang={languageOf(text)}
      xmlSpace="preserve"
      fill={style.fill}
      fontFamily={fontFamilyList(style.fontFamily)}
      fontSize={style.fontSize}
      letterSpacing={style.letterSpacing}
      textAnchor={anchor}
      dominantBaseline="central"
    >
      {lines.map((line) => (
        <tspan key={line.y} x={x} y={line.y}>
          {line.text}
        </tspan>
      ))}
    </text>
  );
  if (!isCast(style.shadow)) return letters;
  const { fontSize, letterSpacing } = style;
  const widths = lines.map(
    (line) => emsOf(line.text) * WIDTH_ROOM * fontSize + Math.max(0, letterSpacing) * line.text.length,
  );
  const margin = fontSize + Math.max(0, ...widths);
  return (
    <>
      <g data-shadow="">
        <ShadowSvg {...{ uuid, style, margin, shadow: style.shadow }} cut={cutSide(style)} id={`${id}-shadow`}>
          {letters}
        </ShadowSvg>
      </g>
      {letters}
    </>
  );
}
