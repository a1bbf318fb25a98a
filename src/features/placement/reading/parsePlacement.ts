// Reads a typed placement, such as "battery at 3 o'clock, radius 180" or “日期 在时间下方 间距12”. English and Chinese are read
// whatever the language of the interface. The guide's page about the canvas explains the grammar to designers. Pure.

/** A layer that a placement may name. */
export interface NamedLayer {
  uuid: string;
  label: string;
}

export type Side = 'above' | 'below' | 'left' | 'right' | 'inside';
export type Measure = 'width' | 'height' | 'size' | 'radius' | 'x' | 'y';

/** The target position. Angles in degrees clockwise from 12 o'clock, lengths in canvas px. */
export type Place =
  | { kind: 'angle'; degrees: number }
  | { kind: 'radius'; value: number; unit: 'px' | '%'; at: number }
  | { kind: 'center' }
  | { kind: 'point'; x: number; y: number }
  | { kind: 'beside'; side: Side; uuid: string; gap: number | null; at: number }
  | { kind: 'same'; measure: Measure; uuid: string; at: number };

/** A part of the typed text that cannot be parsed, and its place. The texts are `placement.faults.<key>`. */
export interface PlacementFault {
  key: string;
  params: Readonly<Record<string, string | number>>;
  at: number;
}

export interface Placement {
  /** The layer to place; null: the selection. */
  uuid: string | null;
  places: readonly Place[];
}

export const isFault = (value: object): value is PlacementFault => 'key' in value;

/** A longer text is not read as a placement. */
const TEXT_MAX = 300;
/** At most this many layer names are listed in a fault. */
const NAMES_LISTED = 3;

/** Sticky patterns: each is tried at one position of the text. */
const POINT =
  /(?:at\s+|在\s*)?\(?\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*\)?(?!\s*(?:o['’]?\s*clock|deg|°|度|点|:))/y;
const DEGREES = /(?:at\s+|在\s*)?(-?\d+(?:\.\d+)?)\s*(?:deg(?:rees?)?\b|°|度)(?:方向|处)?/y;
const HOUR = /(?:at\s+)?(\d{1,3})(?::(\d{2}))?\s*o['’]?\s*clock\b|at\s+(\d{1,3})(?::(\d{2}))?(?![\d.])/y;
const HOUR_ZH = /在?\s*(\d{1,3})\s*[点點](?:(半)|(\d{1,2})\s*分)?(?:钟)?(?:方向|位置|处)?/y;
const CENTER = /(?:(?:at|in|to)\s+)?(?:the\s+)?(?:center|centre|middle)\b|在?(?:正中间?|中心|中央|居中)/y;
const RADIUS = /(?:radius|r)\s*(-?\d+(?:\.\d+)?)\s*(px|%)?|半径\s*(-?\d+(?:\.\d+)?)\s*(px|像素|%)?/y;
const GAP = /gap\s*(\d+(?:\.\d+)?)\s*(?:px)?|(?:间距|相距|距离)\s*(\d+(?:\.\d+)?)\s*(?:px|像素)?/y;
const BESIDE = /(above|below|under|(?:to\s+the\s+)?left\s+of|(?:to\s+the\s+)?right\s+of|inside)(?=\s|$)\s*(?:the\s+)?/y;
const SAME = /same\s+(width|height|size|radius|x|y)\s+as(?=\s|$)\s*(?:the\s+)?/y;
const BESIDE_ZH = /在\s*(?=\S)/y;
const SIDE_ZH = /\s*的?(上方|上面|下方|下面|左侧|左边|右侧|右边|里面|内部|之内)/y;
const SAME_ZH = /[与和跟同]\s*(?=\S)/y;
const MEASURE_ZH = /\s*[同等]\s*(宽|高|大小|尺寸|半径|x|y)/y;
const SEPARATOR = /[\s,;]+/y;

const SIDES: Readonly<Record<string, Side>> = {
  ...{ above: 'above', below: 'below', under: 'below', left: 'left', right: 'right', inside: 'inside' },
  ...{ 上方: 'above', 上面: 'above', 下方: 'below', 下面: 'below', 左侧: 'left', 左边: 'left' },
  ...{ 右侧: 'right', 右边: 'right', 里面: 'inside', 内部: 'inside', 之内: 'inside' },
};
const MEASURES: Readonly<Record<string, Measure>> = {
  ...{ 宽: 'width', 高: 'height', 大小: 'size', 尺寸: 'size', 半径: 'radius', x: 'x', y: 'y' },
};
const SELECTION = /^(?:the\s+)?(?:selection|selected)$|^(?:选中的?(?:图层)?|所选(?:图层)?|选区)$/;
/** Where a place may begin, for the end of a name that no layer has. */
const BEGINNINGS =
  /\s(?:at|r|radius|gap|above|below|under|left\s+of|right\s+of|to\s+the|inside|same|center|centre|in\s+the)(?=[\s\d]|$)|[,;]|\s*(?:在|半径|间距|居中|[与和跟].*[同等])|\s*\d{1,3}\s*[点點度]|\s\d{1,3}(?::\d\d)?\s*o['’]?\s*clock/;
const QUOTES: Readonly<Record<string, string>> = { '"': '"', '“': '”', '「': '」', "'": "'" };

/** Full-width letters, digits and signs as plain ones, and lower case; every character keeps its index. */
function plain(text: string): string {
  return Array.from({ length: text.length }, (_, index) => {
    const code = text.charCodeAt(index);
    if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - 0xfee0).toLowerCase();
    if (code === 0x3000) return ' ';
    if (code === 0x3001) return ',';
    const low = text.charAt(index).toLowerCase();
    return low.length === 1 ? low : text.charAt(index);
  }).join('');
}

class Reader {
  at = 0;
  readonly text: string;
  constructor(text: string) {
    this.text = plain(text);
  }

  get isDone(): boolean {
    return this.at >= this.text.length;
  }

  /** Consumes the pattern if the text continues with it. */
  take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const match = pattern.exec(this.text);
    if (match) this.at = pattern.lastIndex;
    return match;
  }
}

const fault = (key: string, at: number, params: PlacementFault['params'] = {}): PlacementFault => ({ key, params, at });

/** Finds a layer by its name: the whole name first, then the only one that contains the words. */
function layerCalled(name: string, layers: readonly NamedLayer[], at: number): string | PlacementFault {
  const wanted = name.trim();
  const labels = layers.map(({ uuid, label }) => ({ uuid, label, low: plain(label).trim() }));
  const same = labels.filter(({ low }) => low === wanted);
  const matches = same.length > 0 ? same : labels.filter(({ low }) => wanted !== '' && low.includes(wanted));
  const [only, ...more] = matches;
  if (!only) return fault('unknownLayer', at, { name: wanted });
  if (more.length === 0) return only.uuid;
  const names = matches.slice(0, NAMES_LISTED).map(({ label }) => label);
  const key = same.length > 0 ? 'sameName' : 'severalLayers';
  return fault(key, at, { name: wanted, n: matches.length, names: names.join(' · ') });
}

/** A quoted name, or null. */
function takeQuoted(reader: Reader): string | null {
  const close = QUOTES[reader.text.charAt(reader.at)];
  const end = close === undefined ? -1 : reader.text.indexOf(close, reader.at + 1);
  if (end < 0) return null;
  const name = reader.text.slice(reader.at + 1, end);
  reader.at = end + 1;
  return name;
}

/** The longest layer name with which the text continues, if a word ends there. */
function takeExactName(reader: Reader, layers: readonly NamedLayer[]): string | null {
  const names = [...new Set(layers.map(({ label }) => plain(label).trim()))].filter(Boolean);
  names.sort((a, b) => b.length - a.length);
  const name = names.find((one) => {
    if (!reader.text.startsWith(one, reader.at)) return false;
    const [last = '', next = ''] = [one.at(-1), reader.text.charAt(reader.at + one.length)];
    return !/[a-z0-9]/.test(last) || !/[a-z0-9]/.test(next);
  });
  if (name === undefined) return null;
  reader.at += name.length;
  return name;
}

/** The layer named next. `until`: what ends a name that no layer has. */
function takeLayer(reader: Reader, layers: readonly NamedLayer[], until: RegExp): string | PlacementFault {
  const start = reader.at;
  const name = takeQuoted(reader) ?? takeExactName(reader, layers);
  if (name !== null) return layerCalled(name, layers, start);
  const rest = reader.text.slice(start);
  const end = until.exec(rest)?.index ?? rest.length;
  reader.at = start + end;
  return layerCalled(rest.slice(0, end), layers, start);
}

/** Hours on the dial as degrees. */
function angleOfHour(hour: string, minutes: number, at: number): Place | PlacementFault {
  const hours = Number(hour);
  if (hours < 1 || hours > 12) return fault('hour', at, { n: hours });
  if (minutes > 59) return fault('minutes', at, { n: minutes });
  return { kind: 'angle', degrees: ((hours % 12) + minutes / 60) * 30 };
}

/** A place by numbers alone; null if the text does not continue with one. */
function takeNumbers(reader: Reader): Place | PlacementFault | null {
  const { at } = reader;
  const point = reader.take(POINT);
  if (point) return { kind: 'point', x: Number(point[1]), y: Number(point[2]) };
  const degrees = reader.take(DEGREES);
  if (degrees) return { kind: 'angle', degrees: Number(degrees[1]) };
  const hour = reader.take(HOUR);
  if (hour) return angleOfHour(hour[1] ?? hour[3] ?? '', Number(hour[2] ?? hour[4] ?? 0), at);
  const hourZh = reader.take(HOUR_ZH);
  if (hourZh) return angleOfHour(hourZh[1] ?? '', hourZh[2] ? 30 : Number(hourZh[3] ?? 0), at);
  if (reader.take(CENTER)) return { kind: 'center' };
  const radius = reader.take(RADIUS);
  if (!radius) return null;
  const unit = (radius[2] ?? radius[4]) === '%' ? '%' : 'px';
  return { kind: 'radius', value: Number(radius[1] ?? radius[3]), unit, at };
}

/** A place beside another layer, or a measure of one; null if the text does not continue with one. */
function takeRelation(reader: Reader, layers: readonly NamedLayer[]): Place | PlacementFault | null {
  const { at } = reader;
  const beside = reader.take(BESIDE);
  const same = beside ? null : reader.take(SAME);
  const words = beside ?? same;
  if (words) {
    if (reader.isDone) return fault('layerAfter', at, { word: words[0].trim() });
    const uuid = takeLayer(reader, layers, BEGINNINGS);
    if (typeof uuid !== 'string') return uuid;
    if (same) return { kind: 'same', measure: same[1] as Measure, uuid, at };
    const side = SIDES[words[0].replace(/^to\s+the\s+/, '').split(/\s/)[0] ?? ''];
    return { kind: 'beside', side: side ?? 'below', uuid, gap: null, at };
  }
  return takeRelationZh(reader, layers);
}

/** In Chinese the layer comes before the side or the measure. */
function takeRelationZh(reader: Reader, layers: readonly NamedLayer[]): Place | PlacementFault | null {
  const { at } = reader;
  if (reader.take(BESIDE_ZH)) {
    const uuid = takeLayer(reader, layers, /\s*的?(?:上方|上面|下方|下面|左侧|左边|右侧|右边|里面|内部|之内)/);
    if (typeof uuid !== 'string') return uuid;
    const side = SIDES[reader.take(SIDE_ZH)?.[1] ?? ''];
    return side ? { kind: 'beside', side, uuid, gap: null, at } : fault('rest', reader.at, restOf(reader));
  }
  if (reader.take(SAME_ZH)) {
    const uuid = takeLayer(reader, layers, /\s*[同等]\s*(?:宽|高|大小|尺寸|半径|x|y)/);
    if (typeof uuid !== 'string') return uuid;
    const measure = MEASURES[reader.take(MEASURE_ZH)?.[1] ?? ''];
    return measure ? { kind: 'same', measure, uuid, at } : fault('rest', reader.at, restOf(reader));
  }
  return null;
}

const restOf = (reader: Reader) => ({ rest: reader.text.slice(reader.at).trim() });

/** The places up to the end of the text. */
function takePlaces(reader: Reader, layers: readonly NamedLayer[]): Place[] | PlacementFault {
  const places: Place[] = [];
  for (reader.take(SEPARATOR); !reader.isDone; reader.take(SEPARATOR)) {
    const { at } = reader;
    const gap = reader.take(GAP);
    if (gap) {
      const last = places.at(-1);
      if (last?.kind !== 'beside' || last.side === 'inside') return fault('gapAlone', at);
      places.splice(-1, 1, { ...last, gap: Number(gap[1] ?? gap[2]) });
      continue;
    }
    const place = takeNumbers(reader) ?? takeRelation(reader, layers);
    if (!place) return fault('rest', at, restOf(reader));
    if (isFault(place)) return place;
    places.push(place);
  }
  return places;
}

/** The layer named first, or null for the selection. */
function takeSubject(reader: Reader, layers: readonly NamedLayer[]): string | null | PlacementFault {
  reader.take(SEPARATOR);
  const start = reader.at;
  const quoted = takeQuoted(reader) ?? takeExactName(reader, layers);
  if (quoted !== null) return layerCalled(quoted, layers, start);
  // A leading space lets a place at the very start be found too.
  const end = BEGINNINGS.exec(` ${reader.text.slice(start)}`)?.index ?? -1;
  const name = end < 0 ? '' : ` ${reader.text.slice(start)}`.slice(0, end).trim();
  if (name === '' || SELECTION.test(name)) {
    reader.at = start + (name === '' ? 0 : reader.text.slice(start).indexOf(name) + name.length);
    return null;
  }
  reader.at = start + end - 1;
  return layerCalled(name, layers, start);
}

/**
 * The placement, or the first fault; null if the text does not read like a placement. `layers`: topmost first; with
 * equal names none is preferred.
 */
export function parsePlacement(text: string, layers: readonly NamedLayer[]): Placement | PlacementFault | null {
  if (text.length > TEXT_MAX || !BEGINNINGS.test(` ${plain(text)}`)) return null;
  const reader = new Reader(text);
  const uuid = takeSubject(reader, layers);
  if (uuid !== null && typeof uuid !== 'string') return uuid;
  const places = takePlaces(reader, layers);
  if (isFault(places)) return places;
  return places.length === 0 ? null : { uuid, places };
}
