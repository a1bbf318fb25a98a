// Built-in picture sets: weather, moon phases, and enumerations (digits, weekdays, levels). tests/support/renderArt.mjs
// lists their files and sizes in templates/art/sets.json.
import manifest from './templates/art/sets.json';
import type { Assembly, AssemblyType } from './wire/assembly';

/** Increase it whenever a set is added, changed or removed; existing databases then reload the sets. */
export const ASSEMBLY_SETS_VERSION = 2;

export interface AssemblySet extends Assembly {
  id: SetName;
  nameEn: string;
  tag: string;
  shows: NonNullable<Assembly['shows']>;
  /** Size of each picture, px. */
  width: number;
  height: number;
}
type SetName = keyof typeof manifest;

interface Facts {
  type: AssemblyType;
  /** Chinese and English. */
  names: readonly [zh: string, en: string];
  tag: string;
  shows?: AssemblySet['shows'];
}

const weather = (zh: string, en: string): Facts => ({ type: 'weather', names: [zh, en], tag: '#WCCI#' });
const moon = (zh: string, en: string): Facts => ({ type: 'moonPhase', names: [zh, en], tag: '#MOONPHASE#' });
const listed = (zh: string, en: string, tag: string, shows: AssemblySet['shows']): Facts => ({
  type: 'imageEnumeration',
  names: [zh, en],
  tag,
  shows,
});
/** Ten digits, followed by the minus sign for negative values. */
const digits = (zh: string, en: string) => listed(zh, en, '#DmZ#', 'digits');
const week = (zh: string, en: string) => listed(zh, en, '#DOW#', 'index');

const SETS: Record<SetName, Facts> = {
  'weather-line': weather('线条天气', 'Line weather'),
  'weather-color': weather('彩色天气', 'Color weather'),
  'weather-solid': weather('纯色天气', 'Solid weather'),
  'moon-photo': moon('写实月相', 'Photo moon'),
  'moon-line': moon('线条月相', 'Line moon'),
  'moon-gold': moon('金色月相', 'Golden moon'),
  'digits-bold': digits('粗体数字', 'Bold digits'),
  'digits-thin': digits('细体数字', 'Thin digits'),
  'digits-segment': digits('数码管数字', 'Segment digits'),
  'digits-flip': digits('翻页数字', 'Flip-clock digits'),
  'digits-neon': digits('霓虹数字', 'Neon digits'),
  'digits-ampm': listed('上午/下午', 'AM / PM', '$#DH#>=12?1:0$', 'index'),
  'week-en': week('英文星期', 'English weekdays'),
  'week-zh': week('中文星期', 'Chinese weekdays'),
  'week-row': week('星期横条', 'Weekday row'),
  'level-battery': listed('电量', 'Battery level', '(#BLP#/100)', 'share'),
  'level-heart': listed('心率红心', 'Heart-rate hearts', '(clamp((#ZHR#-40)/140,0,1))', 'share'),
  'level-steps': listed('步数进度', 'Steps progress', '(#ZSC#/#ZSCG#)', 'share'),
};

/** Every set, in display order. */
export const ASSEMBLY_SETS: readonly AssemblySet[] = (Object.entries(SETS) as [SetName, Facts][]).map(
  ([id, { type, names, tag, shows = 'index' }]) => {
    const { width, height, bytes } = manifest[id];
    const imgs = bytes.map((fileSize, index) => ({ url: `art:${id}/${index}.png`, fileSize }));
    return { id, type, name: names[0], nameEn: names[1], tag, shows, width, height, imgs };
  },
);
