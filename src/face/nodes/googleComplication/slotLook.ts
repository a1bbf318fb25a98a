// The look of a slot: normal, or in always-on its own look or one derived from the normal look.
import type { ModeName } from '@/schemas/design';
import type { StyleOf } from '@/schemas/nodes';
import type { Derive } from '../defineNode';

type SlotStyle = StyleOf<'google_complication'>;
type OwnAmbient = NonNullable<SlotStyle['ambient']>;
/** Fields of the look; the same in both modes. */
export type SlotLook = Omit<OwnAmbient, 'isOwn'>;

const CLEAR = '#00000000';

/**
 * Without its own look, a slot in always-on keeps its colours but loses its background, whose lit area drains the
 * battery.
 */
function derivedLook(style: SlotStyle): SlotLook {
  return { ...normalLook(style), bgColor: CLEAR };
}

function normalLook(style: SlotStyle): SlotLook {
  return {
    bgDrawable: '',
    bgColor: style.bgColor,
    iconColor: style.iconColor,
    highLightColor: style.highLightColor,
    borderRadius: style.borderRadius,
    borderWidth: style.borderWidth,
    borderColor: style.borderColor,
    borderStyle: style.borderStyle,
    borderDashWidth: style.borderDashWidth,
    borderDashGap: style.borderDashGap,
    rangeMainColor: style.rangeMainColor,
    rangeSecondColor: style.rangeSecondColor,
    rangeWidth: style.rangeWidth,
    textColor: style.textColor,
    textSize: style.textSize,
    textTypeface: style.textTypeface,
    titleColor: style.titleColor,
    titleSize: style.titleSize,
    titleTypeface: style.titleTypeface,
  };
}

/** The look a slot is drawn in. */
export function lookOf(style: SlotStyle, mode: ModeName): SlotLook {
  if (mode === 'normal') return normalLook(style);
  return style.ambient?.isOwn ? style.ambient : derivedLook(style);
}

/** Initial dash and gap in px of a border that becomes dashed. */
const FIRST_DASH = { borderDashWidth: 6, borderDashGap: 4 } as const;

const dashed = (value: unknown, look: Pick<SlotLook, 'borderDashWidth'>) => ({
  borderStyle: value,
  ...(value === 2 && look.borderDashWidth === 0 ? FIRST_DASH : {}),
});

/** A fully transparent colour becomes opaque when the user picks another colour. */
function seen(value: unknown, before: string): unknown {
  const isUnseen = (color: string) => color.length === 9 && color.endsWith('00');
  if (typeof value !== 'string' || !isUnseen(value) || !isUnseen(before)) return value;
  return value.slice(0, 7) === before.slice(0, 7) ? value : value.slice(0, 7);
}

/** The own look for always-on: as previously set, else the slot's current look there. */
const ownAmbient = (style: SlotStyle): OwnAmbient => ({ ...(style.ambient ?? derivedLook(style)), isOwn: true });

type SlotDerive = Derive<'google_complication'>;

const LOOK_FIELDS = [
  ...(['bgDrawable', 'iconColor', 'highLightColor', 'borderRadius', 'borderWidth', 'borderColor'] as const),
  ...(['borderDashWidth', 'borderDashGap', 'rangeMainColor', 'rangeSecondColor', 'rangeWidth'] as const),
  ...(['textColor', 'textSize', 'textTypeface', 'titleColor', 'titleSize', 'titleTypeface'] as const),
] as const satisfies readonly (keyof SlotLook)[];

const ambientField = (field: string): readonly [string, SlotDerive] => [
  `ambient.${field}`,
  (value, { style }) => ({ ambient: { ...ownAmbient(style), [field]: value } }),
];

/** Other values that change with a look field: the first edit of the always-on look fills all its fields. */
export const lookDerive: Readonly<Record<string, SlotDerive>> = {
  borderStyle: (value, { style }) => dashed(value, style),
  bgColor: (value, { style }) => ({ bgColor: seen(value, style.bgColor) }),
  'ambient.isOwn': (value, { style }) => ({ ambient: { ...ownAmbient(style), isOwn: value } }),
  'ambient.borderStyle': (value, { style }) => {
    const own = ownAmbient(style);
    return { ambient: { ...own, ...dashed(value, own) } };
  },
  ...Object.fromEntries(LOOK_FIELDS.map(ambientField)),
  'ambient.bgColor': (value, { style }) => {
    const own = ownAmbient(style);
    return { ambient: { ...own, bgColor: seen(value, own.bgColor) } };
  },
};

const LOOK_COLORS = [
  ...([
    'bgColor',
    'iconColor',
    'borderColor',
    'rangeMainColor',
    'rangeSecondColor',
    'textColor',
    'titleColor',
  ] as const),
] as const satisfies readonly (keyof SlotLook)[];

/** Colors of both looks that the slot is drawn in: places in the layer. */
export const lookRoleFields: readonly string[] = ['style', 'style.ambient'].flatMap((look) =>
  LOOK_COLORS.map((name) => `${look}.${name}`),
);
