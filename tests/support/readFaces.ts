// Templates as drawn by the canvas and as read from their export: both as markup, with the pictures they name.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type XmlElement, xml } from '@/bytes/xml/xml';
import { sampleState, type WatchState } from '@/face/dataTags/watchState';
import { createWatch } from '@/face/liveData/watch';
import { FaceSvg } from '@/face/nodes/FaceSvg';
import { fontFamilyList } from '@/face/nodes/fontFamily';
import { SlotIconSvg } from '@/face/nodes/googleComplication/SlotIconSvg';
import { ICON_GRID, SLOT_ICONS } from '@/face/nodes/googleComplication/slotIcons';
import { slotIconName, toldBy } from '@/face/nodes/kept/partSlots';
import { loadWriters } from '@/face/nodes/writers';
import { drawDocument } from '@/face/watchFaceFormat/drawing/drawDocument';
import type { DrawingResources } from '@/face/watchFaceFormat/drawing/drawing';
import { canvasOf, type FaceOutput, writeFace } from '@/output/watchFace/writeFace';
import type { FaceCopy, ModeName } from '@/schemas/design';
import { nodeSchemas } from '@/schemas/nodes';
import { createDesign } from '@/schemas/templates/createDesign';
import type { Template } from '@/schemas/templates/template';
import { shownNodes } from '@/simulator/shownNodes';
import { CELL, type Cell, PAPER } from './nodeCells';

/**
 * Times of a year, by day and by night, with full and empty data, in both languages and both hour formats. Steps have at most
 * four digits: a slot's text that is wider than its line is scaled down by us, and cut on the watch.
 */
const MOMENTS: readonly (readonly [
  month: number,
  day: number,
  h: number,
  m: number,
  s: number,
  over: Partial<WatchState>,
])[] = [
  [11, 20, 8, 59, 8, {}],
  [1, 1, 0, 0, 0, { language: 'en', battery: 100, steps: 0, heartRate: 60 }],
  [2, 28, 12, 0, 30, { is24Hour: false, steps: 1234, battery: 5 }],
  [3, 15, 23, 45, 0, { language: 'en', charging: true, heartRate: 180 }],
  [4, 7, 6, 30, 15, { battery: 50, steps: 9999 }],
  [5, 31, 18, 18, 18, { language: 'en', is24Hour: false, weather: null }],
  [6, 21, 3, 10, 45, { isMetric: false, steps: 500 }],
  [7, 4, 10, 8, 32, { language: 'en', battery: 33 }],
  [8, 12, 14, 27, 3, { heartRate: 95 }],
  [9, 9, 21, 21, 59, { language: 'en', steps: 8888 }],
  [10, 10, 10, 10, 10, { is24Hour: false, battery: 71 }],
  [12, 31, 23, 59, 58, { language: 'en', battery: 1, steps: 4321 }],
];

/** The states of the watch at which faces are compared, Beijing time. */
export const STATES: readonly WatchState[] = MOMENTS.map(([month, day, h, m, s, over]) =>
  sampleState({ now: Date.UTC(2026, month - 1, day, h - 8, m, s), ...over }),
);

await loadWriters();

let ids = 0;

/** The smartwatch copy of a template. */
export function copyOf(template: Template): FaceCopy {
  const newId = () => {
    ids += 1;
    return `layer-${ids}`;
  };
  const facts = { id: 'design', copyId: 'copy', newId, system: 'wearOS', ratio: '500*500', shape: 'circle' } as const;
  return createDesign({ ...facts, name: template.id, language: 'en', template, labelOf: (name) => name }).copies[0]!;
}

/** A copy that shows a cell of the node types in both modes. */
export function cellCopy({ node, inside = [] }: Cell): FaceCopy {
  const paper = nodeSchemas.root.parse({ uuid: 'paper', label: 'paper', nodeType: 'root', style: { fill: PAPER } });
  const list = { nodeList: [paper, ...inside, node], imageUrl: '' };
  const facts = { id: 'copy', platform: 'android', shape: 'rectangle', nodeDataUnsync: false } as const;
  return { ...facts, ratio: `${CELL}*${CELL}`, animationToImageIndex: {}, normal: list, ambient: list };
}

const ART = resolve(import.meta.dirname, '../../schemas/templates/art');
/** The PNG of a picture of the templates. */
export const artFile = (ref: string): Buffer => readFileSync(resolve(ART, ref.slice('art:'.length)));
export const artData = (ref: string): string => `data:image/png;base64,${artFile(ref).toString('base64')}`;

/** The face as the canvas draws it; pictures by their references. */
export function canvasMarkup(copy: FaceCopy, state: WatchState, mode: ModeName): string {
  const props = {
    nodes: shownNodes(copy, mode),
    canvas: canvasOf(copy),
    watch: createWatch(state),
    mode,
    rest: copy.watchFace,
  };
  return renderToStaticMarkup(createElement(FaceSvg, { ...props, assets: { resolve: (ref: string) => ref } }));
}

const iconNames = Object.keys(SLOT_ICONS) as (keyof typeof SLOT_ICONS)[];

/** The slots' icons as separate drawings, in white and as photos. */
export const iconDrawings: ReadonlyMap<string, string> = new Map(
  iconNames.flatMap((name) =>
    [false, true].map((isPhoto): [string, string] => {
      const side = ICON_GRID;
      const props = { icon: SLOT_ICONS[name], x: side / 2, y: side / 2, size: side, color: '#ffffff', isPhoto };
      const body = renderToStaticMarkup(createElement(SlotIconSvg, props));
      const frame = `xmlns="http://www.w3.org/2000/svg" width="192" height="192" viewBox="0 0 ${side} ${side}"`;
      return [slotIconName(name, isPhoto), `<svg ${frame}>${body}</svg>`];
    }),
  ),
);

export interface ReadFace {
  output: FaceOutput;
  /** The face as drawn from its document; `made`: pictures that are not plain art, by their names in the document. */
  markup(state: WatchState, mode: ModeName, made: ReadonlyMap<string, string>): string;
}

/**
 * The minute hand of the format's clock moves between its marks, ours steps from one to the next. That known difference is
 * removed, so that it hides no other.
 */
export const steppedMinutes = (element: XmlElement): XmlElement => {
  const back = element.name === 'MinuteHand' ? [xml('Transform', { target: 'angle', value: '[SECOND] * -0.1' })] : [];
  const children = element.children.map((child) => (child.kind === 'element' ? steppedMinutes(child) : child));
  return { ...element, children: [...back, ...children] };
};

/** The export of a copy, or another document of the same face, ready to be drawn at any instant. */
export function readFace(copy: FaceCopy, source: XmlElement | null = null): ReadFace {
  const output = writeFace(copy);
  const document = steppedMinutes(source ?? output.document);
  const typefaces = new Map(output.fonts.map(({ name, typeface }) => [name, typeface]));
  const wanted = new Map(output.pictures.map(({ name, wanted: { url } }) => [name, url]));
  return {
    output,
    markup(state, mode, made) {
      const resources: DrawingResources = {
        picture(name) {
          const href = made.get(name) ?? wanted.get(name);
          return href === undefined ? null : { href, width: 1, height: 1 };
        },
        fontFamily: (name) => fontFamilyList(typefaces.get(name) ?? name),
        text: (name) => output.strings.find((words) => words.name === name)?.[state.language] ?? null,
      };
      const watch = createWatch(
        mode === 'ambient' ? { ...state, now: Math.floor(state.now / 60_000) * 60_000 } : state,
      );
      const drawn = drawDocument(document, resources, { state, complication: toldBy(watch) }, mode);
      if (drawn.passedOver.length > 0) throw new Error(`Not drawn: ${drawn.passedOver.join(', ')}`);
      return drawn.svg;
    },
  };
}
