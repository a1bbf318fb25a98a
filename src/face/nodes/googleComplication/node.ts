// Complication slots: boxes that the watch's system fills from a provider chosen by the designer or the wearer.
import { givesRequestedData, type SlotType } from '@/schemas/complications';
import { COMPLICATION_LONG_TEXT, COMPLICATION_SHORT_TEXT, COMPLICATION_SIZE } from '@/schemas/limits';
import { type CatalogueItem, defineNode } from '../defineNode';
import { circleHandles, freeHandles } from '../handleSets';
import { defineNodeType } from '../nodeEntry';
import type { NodeIconName } from '../nodeIcon';
import { centred } from '../placing';
import { googleComplicationNode } from './schema';
import { lookDerive, lookRoleFields } from './slotLook';

const SQUARE = { width: COMPLICATION_SIZE, height: COMPLICATION_SIZE };
interface SlotStart {
  key: NodeIconName;
  type: SlotType;
  /** Initial provider code; one that supplies its type. */
  provider: number;
  size?: { width: number; height: number };
  style?: Readonly<Record<string, unknown>>;
}

const slotItem = ({ key, type, provider, size = SQUARE, style }: SlotStart): CatalogueItem => ({
  key,
  category: 'complication',
  icon: key,
  start: ({ canvas }) => ({
    style: {
      ...centred(size.width, size.height, canvas),
      supportTypeDefault: type,
      systemProviderValue: provider,
      borderRadius: Math.min(size.width, size.height) / 2,
      ...style,
    },
  }),
});

const BATTERY = 1;
const DATE = 2;
const NEXT_EVENT = 9;
const DAY_OF_WEEK = 13;

const definition = defineNode({
  type: 'google_complication',
  schema: googleComplicationNode,
  items: [
    slotItem({ key: 'slotRangedValue', type: 'ranged_value', provider: BATTERY }),
    slotItem({ key: 'slotShortText', type: 'short_text', provider: DATE, size: COMPLICATION_SHORT_TEXT }),
    slotItem({ key: 'slotLongText', type: 'long_text', provider: NEXT_EVENT, size: COMPLICATION_LONG_TEXT }),
    slotItem({ key: 'slotText', type: 'text', provider: DAY_OF_WEEK }),
    slotItem({ key: 'slotIcon', type: 'icon', provider: BATTERY }),
    slotItem({ key: 'slotTitle', type: 'title', provider: DATE }),
    slotItem({ key: 'slotProgressBar', type: 'progress_bar', provider: BATTERY }),
  ],
  icon: () => 'complication',
  // Round layouts stay round; slots cannot be rotated on the watch.
  handles: ({ style }) =>
    style.supportTypeDefault === 'ranged_value' || style.supportTypeDefault === 'icon'
      ? circleHandles(false)
      : freeHandles(false, style.ratio),
  isDynamic: () => true,
  // The system supplies the data, so a slot has no tags.
  expressions: () => [],
  roleFields: lookRoleFields,
  isFixed: () => false,
  isPinnedFirst: () => false,
  ambient: 'refused',
  staysInAmbient: () => true,
  isSlot: () => true,
  inkRole: ({ style }) => (/^#.{6}00$/.test(style.bgColor) ? 'slot' : 'plate'),
  byteFields: { 'style.ambient.bgDrawable': 'style.ambientFileSize' },
  issues: ({ style }) =>
    givesRequestedData(style.systemProviderValue, style.supportTypeDefault)
      ? []
      : [{ path: 'style.systemProviderValue', key: 'errors:slot.provider', params: {} }],
  images: ({ style }) =>
    style.ambient?.isOwn ? [{ url: style.ambient.bgDrawable, fileSize: style.ambientFileSize }] : [],
  unseenColors: ({ style }) => [
    ...(style.borderWidth > 0 ? [] : ['style.borderColor']),
    ...(style.ambient && style.ambient.borderWidth > 0 ? [] : ['style.ambient.borderColor']),
  ],
  derive: lookDerive,
  isDrawnLate: () => true,
  isDrawn: true,
});

export const googleComplicationEntry = defineNodeType({
  definition,
  writer: () => import('./writer'),
  reader: () => import('./reader'),
});
