// Text as a face shows it: one line or the typed lines, never wrapped or cut.
import { effectDrawing } from '../effectDrawing';
import { fontFamilyList, languageOf } from '../fontFamily';
import { LateSvg } from '../LateSvg';
import type { NodeProps } from '../nodeProps';
import { useLiveText } from '../WatchSvg';
import { layText } from '../words/textLayout';
import { effectsOf } from './effects';
import type { TextEffectsProps } from './TextEffectsSvg';

export function TextSvg({ node }: NodeProps<'text'>) {
  const { style, uuid } = node;
  const live = useLiveText(style.textTag, uuid);
  const text = style.textTag === '' ? style.text : live;
  const { lines, anchor, x } = layText(text, style);
  const letters: TextEffectsProps['letters'] = (shown, paint) => (
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
  if (effectsOf(style).length === 0) return letters(lines);
  return (
    <LateSvg late={effectDrawing} layer={{ node, showKept: false }} otherwise={letters(lines)}>
      {({ TextEffectsSvg }) => <TextEffectsSvg {...{ node, lines, letters }} />}
    </LateSvg>
  );
}
