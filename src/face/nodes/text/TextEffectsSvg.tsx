// The letters of a text above its effects. Each effect has letters above it, line by line, as on the watch, where each is a
// text of its own.
import { Fragment, type ReactNode, type SVGProps, useId } from 'react';
import type { NodeOf } from '@/schemas/nodes';
import { emsOf } from '../googleComplication/fitText';
import { ShadowSvg } from '../ShadowSvg';
import type { TextLine } from '../words/textLayout';
import { cutSide, effectsOf, reachOf } from './effects';

/** Allowance for fonts that are wider than the measured one. */
const WIDTH_ROOM = 1.5;

export interface TextEffectsProps {
  node: NodeOf<'text'>;
  lines: readonly TextLine[];
  /** The letters of lines, in the paint of the layer or another one. */
  letters: (lines: readonly TextLine[], paint?: SVGProps<SVGTextElement>) => ReactNode;
}

export function TextEffectsSvg({ node: { style, uuid }, lines, letters }: TextEffectsProps) {
  const id = useId();
  const { fontSize, letterSpacing, width: across, height } = style;
  const effects = effectsOf(style);
  const widths = lines.map(
    (line) => emsOf(line.text) * WIDTH_ROOM * fontSize + Math.max(0, letterSpacing) * line.text.length,
  );
  const margin = fontSize + Math.max(0, ...widths, ...effects.map(reachOf));
  const cut = cutSide(effects, style.align);
  const stroked = (line: TextLine, { color, width }: { color: string; width: number }, clip: string) => (
    <>
      {cut ? (
        <clipPath id={clip}>
          <rect x={cut === 'left' ? 0 : -margin} y={-margin} width={across + margin} height={height + 2 * margin} />
        </clipPath>
      ) : null}
      <g clipPath={cut ? `url(#${clip})` : undefined}>
        {letters([line], { fill: 'none', stroke: color, strokeWidth: width, strokeLinejoin: 'round' })}
      </g>
    </>
  );
  return effects.map((effect, index) =>
    lines.map((line) => {
      const { kind, blur, color } = effect;
      const own = `${id}-${kind}-${line.y}`;
      const isTop = index === effects.length - 1;
      const cast = kind === 'shadow' ? style.shadow : { x: 0, y: 0, blur, color };
      return (
        <Fragment key={own}>
          <g data-effect="">
            {kind === 'outline' ? (
              stroked(line, effect, own)
            ) : (
              <ShadowSvg {...{ uuid, style, margin, cut }} shadow={cast} id={own}>
                {letters([line], { fill: style.fill.slice(0, 7) })}
              </ShadowSvg>
            )}
            {isTop ? null : letters([line])}
          </g>
          {isTop ? letters([line]) : null}
        </Fragment>
      );
    }),
  );
}
