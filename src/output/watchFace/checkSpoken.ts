// Checks a face for wearers with a screen reader: tap areas without a text, values that only pictures show, a face without any
// text, and texts in one language only. Pure.
import { expressionsOf, handOf, isForeign, isGroup, isSlot, tapTargetOf, wordsOf } from '@/face/nodes';
import type { CanvasFacts } from '@/face/nodes/defineNode';
import { tagsOfExpression } from '@/face/nodes/liveValue';
import type { BoxedLayer } from '@/face/nodes/seen';
import { type SpokenTexts, spokenTexts, storedTexts } from '@/face/nodes/spokenTexts';
import { canvasSize, type FaceCopy, type ModeName } from '@/schemas/design';
import type { FaceNode } from '@/schemas/nodes';
import type { RawFinding } from './checkFinding';
import { type SeenBranch, seenBranches } from './modeLayers';
import { TIME_TEXTS, tagTexts, tapTexts } from './spokenProposals';

export const SPOKEN_GAPS = [
  'tapUnspoken',
  'timeUnspoken',
  'dataUnspoken',
  'faceUnspoken',
  'noEnglish',
  'noChinese',
] as const;
export type SpokenGapKey = (typeof SPOKEN_GAPS)[number];

export interface SpokenGap {
  key: SpokenGapKey;
  /** The layer or group that should have the text. */
  node: BoxedLayer;
  /** A proposed text; null if there is none. */
  texts: SpokenTexts | null;
}

/** A visible layer or group, with the groups around it, outermost first. */
interface Placed {
  node: BoxedLayer;
  around: readonly BoxedLayer[];
}

const placedIn = (branches: readonly SeenBranch[], around: readonly BoxedLayer[] = []): readonly Placed[] =>
  branches.flatMap(({ node, children }) => [{ node, around }, ...placedIn(children, [...around, node])]);

/** Tags that tell the hour or the minute. */
const OF_TIME: ReadonlySet<string> = new Set(['DH', 'Db', 'Dm', 'DmZ']);
/** Tags that nobody needs spoken: seconds, halves of the day, angles of hands. */
const UNSPOKEN = /^(?:Ds|DsZ|Da|DaB|DNOW|DWF\w+)$/;

/** Tags with the same meaning in another form: a name for an index, a share for a number. */
const SAME: readonly (readonly [form: RegExp, name: string])[] = [
  [/^WCT[RS]?$/, 'WCT'],
  [/^WCC[IT]$/, 'WCCI'],
  [/^WHUP?$/, 'WHU'],
  [/^BL[PN]$/, 'BLP'],
  [/^ZSC(?:GP)?$/, 'ZSC'],
  [/^MOONPHASE(?:NAME)?$/, 'MOONPHASE'],
  [/^D(?:E|EEEE|ES)(?:zh|G)?$|^DOWB?$/, 'DOW'],
  [/^DM{1,4}(?:zh|G)?$/, 'DM'],
  [/^DdL?$/, 'Dd'],
];

const meaningOf = (tag: string): string => SAME.find(([form]) => form.test(tag))?.[1] ?? tag;

/** Tags of a layer's content, without those that only move or fade it. */
const contentTags = (node: FaceNode): readonly string[] => [
  ...new Set(
    expressionsOf(node)
      .filter(({ path }) => path.startsWith('style.'))
      .flatMap(({ source }) => tagsOfExpression(source))
      .filter((name) => !UNSPOKEN.test(name)),
  ),
];

/** Meanings of the tags whose values a screen reader speaks: those of texts for it, and those of text layers. */
function spokenTags(placed: readonly Placed[]): ReadonlySet<string> {
  const sources = placed.flatMap(({ node }) => {
    const texts = spokenTexts(node);
    return [...(texts ? [texts.en, texts.zh] : []), wordsOf(node)?.textTag ?? ''];
  });
  return new Set(sources.flatMap((source) => tagsOfExpression(source)).map(meaningOf));
}

/** Whether the layer or a group around it has a text. */
const isSpoken = ({ node, around }: Placed): boolean => [node, ...around].some((one) => spokenTexts(one) !== null);

/** Pictures, rings and shapes with data: not texts, slots, tap areas, hands and preserved parts. */
const showsData = ({ node }: Placed): boolean =>
  !(isGroup(node) || isSlot(node) || isForeign(node)) &&
  wordsOf(node) === null &&
  tapTargetOf(node) === null &&
  handOf(node) === null;

/** The group that contains exactly these layers, else the first of them. */
function carrierOf(layers: readonly Placed[], all: readonly Placed[]): BoxedLayer | null {
  const [first] = layers;
  const group = first?.around.at(-1);
  if (!first || !group) return first?.node ?? null;
  const inside = all.filter(({ node, around }) => !isGroup(node) && around.includes(group));
  return inside.length === layers.length && inside.every((one) => layers.includes(one)) ? group : first.node;
}

function dataGaps(placed: readonly Placed[]): readonly SpokenGap[] {
  const spoken = spokenTags(placed);
  const silent = placed.filter((one) => showsData(one) && !isSpoken(one));
  const isTime = (one: Placed) => contentTags(one.node).some((name) => OF_TIME.has(name));
  const ofTime = [...spoken].some((name) => OF_TIME.has(name)) ? [] : silent.filter(isTime);
  const carrier = carrierOf(ofTime, placed);
  const seen = new Set(spoken);
  const ofData = silent
    .filter((one) => !isTime(one))
    .flatMap(({ node }): readonly SpokenGap[] => {
      const tags = contentTags(node);
      const [name] = tags;
      if (name === undefined || tags.some((tag) => seen.has(meaningOf(tag)))) return [];
      for (const tag of tags) seen.add(meaningOf(tag));
      return [{ key: 'dataUnspoken', node, texts: tagTexts(name) }];
    });
  return [...(carrier ? [{ key: 'timeUnspoken' as const, node: carrier, texts: TIME_TEXTS }] : []), ...ofData];
}

const LETTERS = /\p{L}/u;
const HAN = /\p{Script=Han}/u;

/** A text that is the same in both languages although it has words of one. */
function languageGap({ node }: Placed): readonly SpokenGap[] {
  const stored = storedTexts(node);
  if (!stored || (stored.en !== '' && stored.zh !== '')) return [];
  const text = stored.en || stored.zh;
  if (!LETTERS.test(text.replace(/#\w+#/g, ''))) return [];
  const [tag] = [...tagsOfExpression(text), ...contentTags(node)];
  const proposed = tapTexts(node) ?? (tag === undefined ? null : tagTexts(tag));
  const isChinese = HAN.test(text);
  return [
    {
      ...(isChinese ? { key: 'noEnglish' as const } : { key: 'noChinese' as const }),
      node,
      texts: proposed && (isChinese ? { en: proposed.en, zh: text } : { en: text, zh: proposed.zh }),
    },
  ];
}

/** The layers of one mode whose content is not spoken, in painting order. */
export function spokenGaps(nodes: readonly FaceNode[], canvas: CanvasFacts): readonly SpokenGap[] {
  const placed = placedIn(seenBranches(nodes, canvas));
  const taps = placed.flatMap(({ node }): readonly SpokenGap[] => {
    const texts = tapTexts(node);
    return texts && spokenTexts(node) === null ? [{ key: 'tapUnspoken', node, texts }] : [];
  });
  const data = dataGaps(placed);
  const hasWords = placed.some(({ node }) => spokenTexts(node) !== null || wordsOf(node) !== null);
  const hand = placed.find(({ node }) => handOf(node) !== null)?.node;
  const whole: readonly SpokenGap[] =
    hasWords || data.length > 0 || !hand ? [] : [{ key: 'faceUnspoken', node: hand, texts: TIME_TEXTS }];
  return [...taps, ...data, ...whole, ...placed.flatMap(languageGap)];
}

/** The gaps of a smartwatch copy as findings, each with its proposal as a quick fix. */
export function spokenFindings(copy: FaceCopy): readonly RawFinding[] {
  const canvas: CanvasFacts = { ...canvasSize(copy.ratio), shape: copy.shape };
  const ofMode = (mode: ModeName): readonly RawFinding[] =>
    spokenGaps(copy[mode]?.nodeList ?? [], canvas).map(({ key, node, texts }) => ({
      ...{ key, severity: 'warning', mode, uuid: node.uuid, params: {} },
      mends: texts ? [{ kind: 'speak', ...texts }] : [],
    }));
  return [...ofMode('normal'), ...ofMode('ambient')];
}
