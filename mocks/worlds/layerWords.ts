// Layer names of a world's faces in its region's language; the product's names for template layers, which the backend
// cannot read from the locales.
import type { Region } from '@/schemas/session';
import type { LabelOf, LayerName } from '@/schemas/templates/template';

const WORDS: Record<LayerName, readonly [zh: string, en: string]> = {
  background: ['背景色', 'Background color'],
  dial: ['表盘', 'Dial'],
  backdrop: ['背景图', 'Backdrop'],
  hour: ['时针', 'Hour hand'],
  hourShadow: ['时针阴影', 'Hour hand shadow'],
  minutes: ['分针', 'Minute hand'],
  minutesShadow: ['分针阴影', 'Minute hand shadow'],
  seconds: ['秒针', 'Second hand'],
  cap: ['中轴盖', 'Center cap'],
  weekday: ['星期', 'Weekday'],
  date: ['日期', 'Date'],
  batteryRing: ['电量环', 'Battery ring'],
  battery: ['电量', 'Battery'],
  batteryIcon: ['电量图标', 'Battery icon'],
  stepsRing: ['步数环', 'Steps ring'],
  steps: ['步数', 'Steps'],
  stepsIcon: ['步数图标', 'Steps icon'],
  heartRing: ['心率环', 'Heart rate ring'],
  heart: ['心率', 'Heart rate'],
  heartIcon: ['心率图标', 'Heart rate icon'],
  moon: ['月相', 'Moon phase'],
  weather: ['天气', 'Weather'],
  temperature: ['温度', 'Temperature'],
  hourTens: ['小时十位', 'Hour, tens'],
  hourOnes: ['小时个位', 'Hour, ones'],
  minuteTens: ['分钟十位', 'Minute, tens'],
  minuteOnes: ['分钟个位', 'Minute, ones'],
  stepsBar: ['步数进度条', 'Steps bar'],
  orbit: ['环绕秒点', 'Orbiting second'],
  slotTop: ['复杂功能（上）', 'Slot, top'],
  slotLeft: ['复杂功能（左）', 'Slot, left'],
  slotRight: ['复杂功能（右）', 'Slot, right'],
  slotBottom: ['复杂功能（下）', 'Slot, bottom'],
  needle: ['步数指针', 'Steps needle'],
  needleShadow: ['指针阴影', 'Needle shadow'],
  temperatureArc: ['温度弧', 'Temperature arc'],
  heartBeat: ['心跳', 'Heartbeat'],
  restRing: ['息屏刻度', 'Always-on scale'],
  ringGloss: ['圆环光泽', 'Ring gloss'],
};

/** Layer names in a region's language. */
export const layerWords =
  (region: Region): LabelOf =>
  (name) =>
    WORDS[name][region === 'overseas' ? 1 : 0];
