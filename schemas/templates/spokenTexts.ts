// Descriptions of template layers for screen readers, by the name of the layer, with live values. Decoration has none.
import type { LayerName } from './template';

interface Texts {
  alt: string;
  altZh: string;
}

const PHASES = ['新月', '蛾眉月', '上弦月', '盈凸月', '满月', '亏凸月', '下弦月'];
const phaseInChinese = PHASES.reduceRight((rest, name, index) => `$#MOONPHASE#==${index}?${name}:${rest}$`, '残月');

const TIME: Texts = { alt: '#Db#:#DmZ#', altZh: '#Db#:#DmZ#' };

const TEXTS: Readonly<Partial<Record<LayerName, Texts>>> = {
  // One text for the time, on the first of its pictures or on its hand.
  hourTens: TIME,
  hour: TIME,
  weekday: { alt: '#DEEEEG#', altZh: '#DEEEEG#' },
  date: { alt: '#DMMMMG# #Dd#', altZh: '#DM# 月 #Dd# 日' },
  battery: { alt: 'Battery #BLP# percent', altZh: '电量百分之#BLP#' },
  steps: { alt: '#ZSC# steps', altZh: '#ZSC# 步' },
  heart: { alt: 'Heart rate #ZHR#', altZh: '心率 #ZHR#' },
  weather: { alt: 'Weather: #WCCT#', altZh: '天气：#WCCT#' },
  temperature: { alt: 'Temperature #WCTS#', altZh: '气温 #WCTS#' },
  moon: { alt: '#MOONPHASENAME#', altZh: phaseInChinese },
  slotTop: { alt: 'Top slot', altZh: '上方组件' },
  slotLeft: { alt: 'Left slot', altZh: '左侧组件' },
  slotRight: { alt: 'Right slot', altZh: '右侧组件' },
  slotBottom: { alt: 'Bottom slot', altZh: '下方组件' },
};

/** Style fields with the layer's texts; none for decoration. */
export const spokenStyle = (name: LayerName): Partial<Texts> => TEXTS[name] ?? {};
