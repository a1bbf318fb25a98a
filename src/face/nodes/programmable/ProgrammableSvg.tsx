// A tap area: invisible on the watch; in the editor, a dashed shape with its name.
import type { NodeOf } from '@/schemas/nodes';
import { SlotIconSvg } from '../googleComplication/SlotIconSvg';
import { SLOT_ICONS } from '../googleComplication/slotIcons';
import type { NodeProps } from '../nodeProps';

interface ShapeProps {
  style: NodeOf<'programmable'>['style'];
  /** Px inside the box. */
  inset: number;
  paint: { fill: string; fillOpacity: number; stroke?: string; strokeDasharray?: string };
}

function ShapeSvg({ style, inset, paint }: ShapeProps) {
  const { width, height } = style;
  const half = Math.max(0, Math.min(width, height) / 2 - inset);
  if (style.shapeType === 'Circle') return <circle cx={width / 2} cy={height / 2} r={half} {...paint} />;
  return (
    <rect
      x={inset}
      y={inset}
      width={Math.max(0, width - 2 * inset)}
      height={Math.max(0, height - 2 * inset)}
      rx={Math.max(0, Math.min(style.cornerRadius - inset, half))}
      {...paint}
    />
  );
}

const COLOR = '#63e6c8';
const UNSEEN = { fill: '#000000', fillOpacity: 0 };
const SEEN = { fill: COLOR, fillOpacity: 0.1, stroke: COLOR, strokeDasharray: '5 4' };
/** Size of label and icon, px, if the area has room. */
const LABEL_SIZE = 13;
const ICON_SIZE = 24;

/** `data-tap-area` holds what a tap opens, for previews that show it. */
export function ProgrammableSvg({ node: { style, label }, showKept }: NodeProps<'programmable'>) {
  const { width, height } = style;
  const icon = Math.min(ICON_SIZE, width / 2, height / 2);
  const isNamed = height >= icon + 2.5 * LABEL_SIZE && width >= 4 * LABEL_SIZE;
  return (
    <g data-tap-area={style.interaction.action.intent}>
      <ShapeSvg style={style} inset={showKept ? 0.5 : 0} paint={showKept ? SEEN : UNSEEN} />
      {showKept && (
        <SlotIconSvg
          icon={SLOT_ICONS.tap}
          x={width / 2}
          y={height / 2 - (isNamed ? LABEL_SIZE * 0.6 : 0)}
          size={icon}
          color={COLOR}
        />
      )}
      {showKept && isNamed && (
        <text
          x={width / 2}
          y={height / 2 + icon / 2 + LABEL_SIZE * 0.2}
          fill={COLOR}
          fontSize={LABEL_SIZE}
          fontFamily="system-ui, sans-serif"
          textAnchor="middle"
          dominantBaseline="central"
        >
          {label}
        </text>
      )}
    </g>
  );
}
