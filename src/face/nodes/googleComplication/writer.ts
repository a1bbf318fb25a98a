// Writes complication slots to the Watch Face Format: one element with the looks of both modes, for each type that the
// slot accepts.
import { type XmlElement, xml } from '@/bytes/xml/xml';
import { type ComplicationType, providerOf, TYPES_ASKED_FOR, typeGiven } from '@/schemas/complications';
import type { NodeOf } from '@/schemas/nodes';
import type { FaceSheet, WatchFaceWriter } from '../faceSheet';
import { mergedModes } from '../mergedModes';
import { boxAround, placedAt, short } from '../watchFacePart';
import { cornerRadius } from './slotLayout';
import { lookOf } from './slotLook';
import { slotParts } from './slotParts';
import { TYPE_NAMES } from './typeNames';

type Slot = NodeOf<'google_complication'>;

/** The tap area: the slot's own shape in its normal look. */
function bounding({ style }: Slot, box: { width: number; height: number }): XmlElement {
  const area = { x: 0, y: 0, width: box.width, height: box.height };
  const radius = cornerRadius(style, style.borderRadius);
  if (radius === 0) return xml('BoundingBox', area);
  const isRound = style.width === style.height && radius * 2 >= style.width;
  return isRound ? xml('BoundingOval', area) : xml('BoundingRoundBox', { ...area, cornerRadius: short(radius) });
}

function policy({ style, uuid }: Slot, sheet: FaceSheet): XmlElement {
  const { systemProviderValue: code, supportTypeDefault } = style;
  const type = typeGiven(code, supportTypeDefault);
  const defaultSystemProvider = type ? (providerOf(code)?.systemProvider ?? 'EMPTY') : 'EMPTY';
  if (defaultSystemProvider === 'EMPTY' && code !== -1) {
    sheet.find({ key: 'slotProvider', severity: 'warning', uuid, params: { code } });
  }
  const [first] = TYPES_ASKED_FOR[supportTypeDefault];
  return xml('DefaultProviderPolicy', { defaultSystemProvider, defaultSystemProviderType: TYPE_NAMES[type ?? first] });
}

/** The format does not allow an empty Complication, so a type that draws nothing gets this group. */
const BARE = xml('Group', { name: 'none', x: 0, y: 0, width: 1, height: 1 });

export const write: WatchFaceWriter<'google_complication'> = (node, sheet) => {
  const { style, uuid, label } = node;
  if (style.rotate !== '') sheet.find({ key: 'slotTurned', severity: 'warning', uuid, params: {} });
  const box = boxAround(style);
  const inset = { x: style.x - box.x, y: style.y - box.y };
  const types = TYPES_ASKED_FOR[style.supportTypeDefault];
  const drawn = (type: ComplicationType): readonly XmlElement[] => {
    const [normal, ambient] = (['normal', 'ambient'] as const).map((mode) =>
      slotParts({ style, look: lookOf(style, mode), inset, sheet }, type),
    );
    const shown = mergedModes(box, normal ?? [], ambient ?? []);
    return shown.length > 0 ? shown : [BARE];
  };
  return [
    xml(
      'ComplicationSlot',
      {
        ...placedAt(node, box, { angle: null }),
        slotId: sheet.slotId(uuid),
        supportedTypes: types.map((type) => TYPE_NAMES[type]).join(' '),
        displayName: sheet.words('slot', { zh: label, en: label }),
        isCustomizable: style.isSupportEdit ? 'TRUE' : 'FALSE',
      },
      [
        policy(node, sheet),
        bounding(node, box),
        ...types.map((type) => xml('Complication', { type: TYPE_NAMES[type] }, drawn(type))),
      ],
    ),
  ];
};
