// Proposed texts for screen readers, in both languages: for the time, for a value that only a picture shows, and for a tap area.
import { dataTag } from '@/face/dataTags/catalogue';
import { tapTargetOf } from '@/face/nodes';
import type { SpokenTexts } from '@/face/nodes/spokenTexts';
import type { FaceNode } from '@/schemas/nodes';

/** The time in the format of the watch. */
export const TIME_TEXTS: SpokenTexts = { en: '#Db#:#DmZ#', zh: '#Db#:#DmZ#' };

/** Sentences for common tags. The index of a picture has the name of its value. */
const TAG_TEXTS: Readonly<Record<string, SpokenTexts>> = {
  BLP: { en: 'Battery #BLP# percent', zh: '电量百分之#BLP#' },
  ZSC: { en: '#ZSC# steps', zh: '#ZSC# 步' },
  ZHR: { en: 'Heart rate #ZHR#', zh: '心率 #ZHR#' },
  WCT: { en: 'Temperature #WCTS#', zh: '气温 #WCTS#' },
  WCTR: { en: 'Temperature #WCTS#', zh: '气温 #WCTS#' },
  WCCI: { en: 'Weather: #WCCT#', zh: '天气：#WCCT#' },
  DOW: { en: '#DEEEEG#', zh: '#DEEEEG#' },
  DOWB: { en: '#DEEEEG#', zh: '#DEEEEG#' },
  DM: { en: '#DMMMMG#', zh: '#DMMMMG#' },
  Dd: { en: 'Day #Dd#', zh: '#Dd# 日' },
  DdL: { en: 'Day #Dd#', zh: '#Dd# 日' },
};

/** A text for the value of a tag; null for an unknown tag. */
export function tagTexts(name: string): SpokenTexts | null {
  const tag = dataTag(name);
  if (!tag) return null;
  return TAG_TEXTS[name] ?? { en: `${tag.descEn}: #${name}#`, zh: `${tag.desc}：#${name}#` };
}

/** What the named targets open. */
const OPENED: Readonly<Record<string, SpokenTexts>> = {
  ALARM: { en: 'the alarm', zh: '闹钟' },
  BATTERY_STATUS: { en: 'the battery status', zh: '电池状态' },
  CALENDAR: { en: 'the calendar', zh: '日历' },
  HEALTH_HEART_RATE: { en: 'the heart rate', zh: '心率' },
  MESSAGE: { en: 'messages', zh: '消息' },
  MUSIC_PLAYER: { en: 'the music player', zh: '音乐播放器' },
  PHONE: { en: 'the phone', zh: '电话' },
  SETTINGS: { en: 'the settings', zh: '设置' },
};

/** A text with the action of a tap area, by its name for an application of its own; null for other layers. */
export function tapTexts(node: FaceNode): SpokenTexts | null {
  const target = tapTargetOf(node);
  if (!target || target.intent === '') return null;
  const { en, zh } = OPENED[target.intent] ?? { en: node.label, zh: node.label };
  return { en: `Opens ${en}`, zh: `打开${zh}` };
}
