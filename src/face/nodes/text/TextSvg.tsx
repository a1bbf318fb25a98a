// Text as a face shows it: one line or the typed lines, never wrapped or cut. Each effect has letters above it, line by line,
// as on the watch, where each is a text of its own.
import { Fragment, type SVGProps, useId } from 'react';
import { fontFamilyList, languageOf } from '../fontFamily';
import { emsOf } from '../googleComplication/fitText';
import type { NodeProps } from '../nodeProps';
import { ShadowSvg } from '../ShadowSvg';
import { useLiveText } from '../WatchSvg';
import { layText, type TextLine } from '../words/textLayout';
import { cutSide, effectsOf, reachOf } from './effects';

/** Allowance for fonts that are wider than the measured one. */
const WIDTH_ROOM = 1.5;

export function TextSvg({ node }: NodeProps<'text'>) {
  const { style, uuid } = node;
  const id = useId();
  const live = useLiveText(style.textTag, uuid);
  const text = style.textTag === '' ? style.text : live;
  const { lines, anchor, x } = layText(text, style);
  const letters = (shown: readonly TextLine[], paint: SVGProps<SVGTextElement> = {}) => (
    <text
      lang={languageOf(text)}
      xmlSpace="preserve"
      fill={style.fill}
      fontFamily={fontFamilyList(style.fontFamily)}
      fontSize={style.fontSize}
      letterSpacing={style.letterSpacing}
      textAnchor={anchor}
      dominantBaseline="central"
      {...paint}
    >
      {shown.map((line) => (
        <tspan key={line.y} x={x} y={line.y}>
          {line.text}
        </tspan>
      ))}
    </text>
  );
  const effects = effectsOf(style);
  if (effects.length === 0) return letters(lines);
  const { fontSize, letterSpacing } = style;
  const widths = lines.map(
    (line) => emsOf(line.text) * WIDTH_ROOM * fontSize + Math.max(0, letterSpacing) * line.text.length,
  );
  const margin = fontSize + Math.max(0, ...widths, ...effects.map(reachOf));
  const cut = cutSide(effects, style.align);
  const isTop = (index: number) => index === effects.length - 1;
  return effects.map(({ kind, blur, width, color }, index) =>
    lines.map((line) => {
      const own = `${id}-${kind}-${line.y}`;
      const behind =
        kind === 'outline' ? (
          <>
            {cut ? (
              <clipPath id={own}>
                <rect
                  x={cut === 'left' ? 0 : -margin}
                  y={-margin}
                  width={style.width + margin}
                  height={style.height + 2 * margin}
                />
              </clipPath>
            ) : null}
            <g clipPath={cut ? `url(#${own})` : undefined}>
              {letters([line], { fill: 'none', stroke: color, strokeWidth: width, strokeLinejoin: 'round' })}
            </g>
          </>
        ) : (
          <ShadowSvg
            {...{ uuid, style, margin, cut }}
            shadow={kind === 'shadow' ? style.shadow : { x: 0, y: 0, blur, color }}
            id={own}
          >
            {letters([line], { fill: style.fill.slice(0, 7) })}
          </ShadowSvg>
        );
      return (
        <Fragment key={own}>
          <g data-effect="">
            {behind}
            {isTop(index) ? null : letters([line])}
          </g>
          {isTop(index) ? letters([line]) : null}
        </Fragment>
      );
    }),
  );
}
