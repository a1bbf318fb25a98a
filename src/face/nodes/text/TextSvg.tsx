// Text as a face shows it: one line or the typed lines, never wrapped or cut.

import { fontFamilyList, languageOf } from '../fontFamily';
import type { NodeProps } from '../nodeProps';
import { useLiveText } from '../WatchSvg';
import { layText } from '../words/textLayout';

export function TextSvg({ node }: NodeProps<'text'>) {
  const { style } = node;
  const live = useLiveText(style.textTag, node.uuid);
  const text = style.textTag === '' ? style.text : live;
  const { lines, anchor, x } = layText(text, style);
  return (
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
}
