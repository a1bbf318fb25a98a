// Quick fixes of the check, each a separate command: replacing a tag without source, removing seconds from always-on,
// halving frames, replacing pictures and fonts. Loaded with the check's panel, and available only there.

import { tagsIn } from '@/face/dataTags/expression/ast';
import { evaluateNumber, evaluateText } from '@/face/dataTags/expression/evaluate';
import { print } from '@/face/dataTags/expression/print';
import { round2 } from '@/face/geometry/bounds';
import { moveStyle } from '@/face/geometry/transform';
import { wordsOf } from '@/face/nodes';
import { frameDelayOf } from '@/face/nodes/frames';
import { storedLive, withLive } from '@/face/nodes/liveFields';
import { asWords } from '@/face/nodes/words/wordsNode';
import { policyOf } from '@/face/platforms';
import type { Refusal } from '@/face/platforms/platformPolicy';
import { DEFAULT_FONT_FAMILY } from '@/schemas/font';
import { mapImageRefs } from '@/schemas/imageRefs';
import { type FaceNode, isKnown } from '@/schemas/nodes';
import { changeBothModes } from '../document/bothModes';
import { currentCopy } from '../document/editorState';
import { aboutSelection } from './announcements';
import { defineStyleEdit, isRefusal, mapLayers, patchesFor, patchLayers, refusalOfChange } from './changeLayers';
import { defineEdit, defineState, type EditCommand } from './defineCommand';
import { boxOf, inOwnFrame, isFixed, isLocked, layersBy, type Style, styleOf } from './layerFacts';
import { withoutSeconds, withTagFixed } from './mendExpression';
import { refuse } from './refuse';
import { withoutLayers } from './removeNodes';
import { imageListOf } from './replaceImages';

export interface FixTagPayload {
  uuid: string;
  /** Path of the expression in the layer, such as `style.textTag`. */
  path: string;
  tag: string;
}

const NO_TAGS = () => null;

/** Style values or fields with the tag replaced; null if there are none. */
function fixed(node: FaceNode, { path, tag }: FixTagPayload): { style: Style; fields: Style } | null {
  const [first = '', name = ''] = path.split('.');
  const inStyle = first === 'style';
  const source = inStyle ? styleOf(node)[name] : (node as Style)[first];
  const tree = typeof source === 'string' ? withTagFixed(source, tag) : null;
  if (!tree || source === '') return null;
  const isConstant = tagsIn(tree).length === 0;
  const number = isConstant ? evaluateNumber(tree, NO_TAGS) : null;
  if (!inStyle) return { style: {}, fields: { [first]: print(tree) } };
  if (isConstant && name === 'textTag' && wordsOf(node))
    return { style: { textTag: '', text: evaluateText(tree, NO_TAGS) }, fields: {} };
  if (number !== null && name === 'rotate') return { style: { rotate: '', rotation: number % 360 }, fields: {} };
  return { style: { [name]: print(tree) }, fields: {} };
}

const fixedIn = (nodes: readonly FaceNode[], payload: FixTagPayload) => {
  const node = nodes.find(({ uuid }) => uuid === payload.uuid);
  const mended = node && isKnown(node) ? fixed(node, payload) : null;
  if (!node || !mended) return null;
  const styled = patchLayers(nodes, new Map([[node.uuid, mended.style]]))?.nodes ?? nodes;
  return mapLayers(styled, (one) => (one.uuid === node.uuid ? ({ ...one, ...mended.fields } as FaceNode) : one));
};

/** Replaces a tag by its sample as fixed text or number. */
export const fixTag = defineEdit<FixTagPayload>({
  name: 'fixTag',
  group: 'layer',
  record: 'entry',
  check(situation, payload) {
    if (layersBy(situation.nodes, [payload.uuid]).some(isLocked)) return refuse('locked');
    const change = fixedIn(situation.nodes, payload);
    return change && refusalOfChange(situation, change);
  },
  apply({ nodes }, payload) {
    const change = fixedIn(nodes, payload);
    return change && { nodes: change.nodes };
  },
});

export interface LayerPayload {
  uuid: string;
}

/** Removes a layer's seconds: keeps the rest of its text, or removes the layer. */
export const hideSeconds = defineEdit<LayerPayload>({
  name: 'hideSeconds',
  group: 'layer',
  record: 'entry',
  check: ({ nodes }, { uuid }) => (layersBy(nodes, [uuid]).some(isLocked) ? refuse('lockedDelete') : null),
  apply({ nodes }, { uuid }) {
    const [node] = layersBy(nodes, [uuid]);
    if (!node || isFixed(node)) return null;
    const textTag = wordsOf(node)?.textTag ?? '';
    const rest = textTag === '' ? '' : withoutSeconds(textTag);
    if (rest === '' || styleOf(node).rotate !== '') return withoutLayers(nodes, [node]);
    const change = patchLayers(nodes, new Map([[uuid, { textTag: rest }]]));
    return change && { nodes: change.nodes };
  },
});

/** Removes every second frame of an animation and doubles the delay. */
export const halveFrames = defineStyleEdit<LayerPayload>({
  name: 'halveFrames',
  group: 'layer',
  record: 'entry',
  patches({ nodes }, { uuid }) {
    return patchesFor(layersBy(nodes, [uuid]), (node) => {
      const [list, delay] = [imageListOf(node), frameDelayOf(node)];
      const images = list === null ? null : styleOf(node)[list];
      const field = delay?.path.split('.')[1];
      if (list === null || !delay || !field || !Array.isArray(images)) return refuse('invalidValue');
      return { [list]: images.filter((_, index) => index % 2 === 0), [field]: delay.delayMs * 2 };
    });
  },
  announce: aboutSelection('imagesReplaced'),
});

export interface DefaultFontPayload extends LayerPayload {
  family: string;
}

const FAMILY_FIELD = /fontFamily$|typeface$/i;

/** Uses the default font wherever the layer names a family. */
export const useDefaultFont = defineStyleEdit<DefaultFontPayload>({
  name: 'useDefaultFont',
  group: 'layer',
  record: 'entry',
  patches: ({ nodes }, { uuid, family }) =>
    patchesFor(layersBy(nodes, [uuid]), (node) =>
      Object.fromEntries(
        Object.entries(styleOf(node)).flatMap(([key, value]) =>
          FAMILY_FIELD.test(key) && value === family ? [[key, DEFAULT_FONT_FAMILY]] : [],
        ),
      ),
    ),
});

export interface SpeakPayload extends LayerPayload {
  en: string;
  zh: string;
}

/** Gives a layer a text for screen readers in both languages. */
export const speakLayer = defineStyleEdit<SpeakPayload>({
  name: 'speakLayer',
  group: 'layer',
  record: 'entry',
  patches: ({ nodes }, { uuid, en, zh }) =>
    patchesFor(layersBy(nodes, [uuid]), () => (en === zh ? { alt: en } : { alt: en, altZh: zh })),
});

const fixableLayers = (nodes: readonly FaceNode[], uuid: string) => {
  const layers = layersBy(nodes, [uuid]).filter((node) => !isFixed(node));
  return layers.some(isLocked) ? refuse('locked') : layers;
};

/** A fix of one layer that is not locked, with its new style values. */
const layerFix = <P extends LayerPayload>({
  style,
  ...command
}: Pick<EditCommand<P>, 'name' | 'announce'> & {
  style(node: FaceNode, payload: P, nodes: readonly FaceNode[]): Style | Refusal;
}) =>
  defineStyleEdit<P>({
    ...{ ...command, group: 'layer', record: 'entry' },
    patches({ nodes }, payload) {
      const layers = fixableLayers(nodes, payload.uuid);
      return isRefusal(layers) ? layers : patchesFor(layers, (node) => style(node, payload, nodes));
    },
  });

export interface MoveInsidePayload extends LayerPayload {
  /** Canvas px. */
  dx: number;
  dy: number;
}

/** Moves a layer into the visible face. */
export const moveInside = layerFix<MoveInsidePayload>({
  name: 'moveInside',
  style(node, { dx, dy }, nodes) {
    const box = boxOf(node);
    const by = inOwnFrame(nodes, node, { x: dx, y: dy });
    return box ? moveStyle(box, by.x, by.y) : {};
  },
});

export interface ReadableColorPayload extends LayerPayload {
  fill: string;
}

/** Gives a text a readable color without transparency. */
export const useReadableColor = layerFix<ReadableColorPayload>({
  name: 'useReadableColor',
  style: (_, { fill }) => ({ fill, opacity: 1 }),
});

export interface EnlargeTextPayload extends LayerPayload {
  /** px. */
  fontSize: number;
}

/** Enlarges a text, and its box in the same proportion from the side that the text is aligned to. */
export const enlargeText = layerFix<EnlargeTextPayload>({
  name: 'enlargeText',
  style(node, { fontSize }) {
    const words = asWords(node);
    if (!words) return {};
    const { x, y, width, height, align, offset, fontSize: before } = words.style;
    if (offset) return { fontSize };
    const more = fontSize / before - 1;
    const share = { left: 0, center: 0.5, right: 1 }[align];
    return {
      fontSize,
      ...{ width: round2(width * (1 + more)), height: round2(height * (1 + more)) },
      ...{ x: round2(x - width * more * share), y: round2(y - (height * more) / 2) },
    };
  },
});

export interface SwapPicturesPayload {
  /** Replacement of each reference, and its bytes; null: the same as the other's. */
  pictures: ReadonlyMap<string, { url: string; fileSize: number | null }>;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Sets the bytes of pictures next to their references. */
function withSizes(value: unknown, sizes: ReadonlyMap<string, number>): unknown {
  if (Array.isArray(value)) return value.map((item) => withSizes(item, sizes));
  if (!isObject(value)) return value;
  const made = Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withSizes(item, sizes)]));
  const [own, active] = [made.url, made.activeIcon].map((url) =>
    typeof url === 'string' ? sizes.get(url) : undefined,
  );
  return {
    ...made,
    ...(own !== undefined && 'fileSize' in made ? { fileSize: own } : {}),
    ...(active !== undefined && 'activeFileSize' in made ? { activeFileSize: active } : {}),
  };
}

function withPictures(node: FaceNode, pictures: SwapPicturesPayload['pictures']): FaceNode {
  const swapped = mapImageRefs(node, (ref) => pictures.get(ref)?.url ?? ref);
  if (swapped === node) return node;
  const sizes = new Map(
    [...pictures.values()].flatMap(({ url, fileSize }) => (fileSize === null ? [] : [[url, fileSize] as const])),
  );
  return sizes.size === 0 ? swapped : (withSizes(swapped, sizes) as FaceNode);
}

/** Replaces pictures in both modes of the open copy. The drawing does not change, so locks do not matter. */
export const swapPictures = defineState<SwapPicturesPayload>({
  name: 'swapPictures',
  group: 'layer',
  change(state, { pictures }, at) {
    const copy = currentCopy(state);
    if (!copy) return state;
    const { settle } = policyOf(copy.platform);
    const options = { label: 'swapPictures', at };
    return changeBothModes(
      state,
      (nodes) => {
        const change = mapLayers(nodes, (node) => withPictures(node, pictures));
        return change ? settle(change.nodes) : nodes;
      },
      options,
    );
  },
});

export interface UseExpressionPayload extends LayerPayload {
  /** Path of the expression in the layer, such as `style.fillRate` or `live.visible`. */
  path: string;
  source: string;
}

function withExpression(node: FaceNode, { path, source }: UseExpressionPayload): FaceNode {
  const [first = '', name = ''] = path.split('.');
  if (first === 'live') return withLive(node, { ...storedLive(node), [name]: source });
  return name === '' ? ({ ...node, [first]: source } as FaceNode) : node;
}

/** Replaces an expression of a layer. */
export const useExpression = defineEdit<UseExpressionPayload>({
  name: 'useExpression',
  group: 'layer',
  record: 'entry',
  check: ({ nodes }, { uuid }) => (layersBy(nodes, [uuid]).some(isLocked) ? refuse('locked') : null),
  apply({ nodes }, payload) {
    const [first = '', name = ''] = payload.path.split('.');
    if (first === 'style') {
      const change = patchLayers(nodes, new Map([[payload.uuid, { [name]: payload.source }]]));
      return change && { nodes: change.nodes };
    }
    const change = mapLayers(nodes, (node) => (node.uuid === payload.uuid ? withExpression(node, payload) : node));
    return change && { nodes: change.nodes };
  },
});

export interface EnlargeTapPayload extends LayerPayload {
  /** Style values of its box. */
  box: Style;
}

/** Enlarges a tap area. */
export const enlargeTap = layerFix<EnlargeTapPayload>({
  name: 'enlargeTap',
  style: (_, { box }) => box,
});

export interface AddListedPicturesPayload extends LayerPayload {
  /** In order, with their bytes. */
  images: readonly { url: string; fileSize: number }[];
}

/** Adds pictures to the end of a layer's list. */
export const addListedPictures = layerFix<AddListedPicturesPayload>({
  name: 'addListedPictures',
  style(node, { images }) {
    const path = imageListOf(node);
    const list = path === null ? null : styleOf(node)[path];
    if (path === null || !Array.isArray(list)) return refuse('invalidValue');
    return { [path]: [...list, ...images.map(({ url, fileSize }) => ({ url, fileSize }))] };
  },
  announce: aboutSelection('imagesReplaced'),
});

export const QUICK_FIX_COMMANDS = [
  ...[fixTag, hideSeconds, halveFrames, useDefaultFont, swapPictures, speakLayer, moveInside, useReadableColor],
  ...[enlargeText, useExpression, enlargeTap, addListedPictures],
];
