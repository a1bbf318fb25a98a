// The designer's journey from Home to a saved face, as steps with an action and the expected result.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { DEMO } from '../../support/designer';
import type { Words } from '../../support/editorStates';
import { pngFile } from '../../support/pictures';
import { dialogOf, faceOf, formOf, type Hand } from './hand';

export interface Step {
  name: string;
  act(hand: Hand): Promise<void>;
  /** What shows that it is done. */
  seen(hand: Hand): Promise<unknown>;
}

export const DESIGN = 'Four ways';
const TAG = '#Db#:#DmZ#';
const COLOR = '#FFB454';

const item = (w: Words, key: string) => w(`catalogue:items.${key}`);
/** The designer's own picture has a name in their language, and its layer that of the file. */
const photoName = (w: Words) => w('templateLayers:dial');
const photo = (w: Words) => pngFile(`${photoName(w)}.png`, { width: 120, height: 60, color: '#2b6777' });
const command = (w: Words, name: string) => w(`editor:commands.${name}`);

/** Names of the drawn layers, the lowest first. */
const drawn = (page: Page) =>
  faceOf(page)
    .locator('[data-layer]')
    .evaluateAll((layers) => layers.map((layer) => layer.getAttribute('aria-label') ?? ''));

/** The name of a layer on the canvas, by its position from the top and the number of layers. */
type Name = (i: number, n: number) => string;

/** A layer as the canvas names it: what it shows, kind `text`, its position, and states such as `locked`. */
const labelled =
  (w: Words, label: string, shows: string, type: string, ...states: string[]): Name =>
  (i, n) =>
    [
      label,
      // A part that its label or its kind already says is not repeated.
      ...(['', label, w(`editor:canvas.types.${type}`)].includes(shows) ? [] : [shows]),
      ...(w(`editor:canvas.types.${type}`) === label ? [] : [w(`editor:canvas.types.${type}`)]),
      w('editor:canvas.place', { i, n }),
      ...states.map((state) => w(`editor:canvas.${state}`)),
    ].join(w('editor:canvas.separator'));

/** A layer named after the item it was added from. */
const named = (w: Words, key: string, shows: string, type: string, ...states: string[]): Name =>
  labelled(w, item(w, key), shows, type, ...states);

/** The names of these layers, the lowest first, above the background color. */
const namesOf = (layers: readonly Name[]) =>
  layers.map((name, index) => name(layers.length - index, layers.length + 1));

/** The layers above the background color are these. */
const seesLayers = ({ page }: Hand, ...layers: Name[]) =>
  expect.poll(async () => (await drawn(page)).slice(1)).toEqual(namesOf(layers));

/** Position, size and angle of the selection, as announced to screen readers. */
const seesFacts = ({ page, w }: Hand, facts: Facts) =>
  expect
    .poll(() =>
      page
        .locator('p.sr-only')
        .filter({ hasText: /^X -?\d/ })
        .textContent(),
    )
    .toBe(w('editor:canvas.facts', facts));

/** The tab of a copy; its name continues with the size of its pictures. */
const copyTab = (w: Words, platform: string) => new RegExp(`^${w(`editor:copies.platforms.${platform}`)}`);

const seesCopy = ({ page, w }: Hand, platform: string) =>
  page
    .locator('[data-copies]')
    .getByRole('tab', { name: copyTab(w, platform), selected: true })
    .waitFor();

const seesMode = ({ page, w }: Hand, mode: string) =>
  page.getByRole('tab', { name: w(`editor:modes.${mode}`), selected: true }).waitFor();

const newText = (w: Words, ...states: string[]) => named(w, 'text', item(w, 'text'), 'text', ...states);
const text = (w: Words, ...states: string[]) => named(w, 'text', '08:59', 'text', ...states);
const image = (w: Words, ...states: string[]) => labelled(w, photoName(w), '', 'image', ...states);
const ring = (w: Words, ...states: string[]) => named(w, 'fillCircular', '72%', 'progress', ...states);

type Facts = Record<'x' | 'y' | 'width' | 'height' | 'angle', number>;

/** The saved result: each layer in words, with its box, the lowest first. */
export function savedLayers(w: Words): string[][] {
  const facts = (values: Facts) => w('editor:canvas.facts', values);
  const names = namesOf([text(w, 'locked'), ring(w, 'hidden'), image(w)]);
  return [
    // The top of the rotated image: the highest corner of a box of 124 by 62 px, rotated by 15 degrees.
    facts({ x: 186, y: 225, width: 128, height: 40, angle: 0 }),
    facts({ x: 208, y: 208, width: 124, height: 124, angle: 0 }),
    facts({ x: 230, y: 240, width: 124, height: 62, angle: 15 }),
  ].map((place, index) => [names[index] ?? '', place]);
}

export const JOURNEY: readonly Step[] = [
  {
    name: 'asks for a new design',
    act: ({ press, w }) => press('button', w('pages:home.newDesign')),
    seen: ({ page }) => dialogOf(page).waitFor(),
  },
  {
    name: 'tries a template, and starts from blank',
    async act({ press, w, page }) {
      await press('radio', w('pages:templates.meridian.name'), dialogOf(page));
      await press('radio', w('pages:templates.blank.name'), dialogOf(page));
    },
    seen: ({ page, w }) =>
      dialogOf(page)
        .getByRole('radio', { name: w('pages:templates.blank.name'), checked: true })
        .waitFor(),
  },
  {
    name: 'names it and creates it',
    async act({ press, write, w, page }) {
      await write(w('fields:newDesign.name'), DESIGN, dialogOf(page));
      await press('button', w('pages:newDesign.create'), dialogOf(page));
    },
    seen: ({ page }) => page.getByRole('heading', { level: 1, name: DESIGN }).waitFor(),
  },
  {
    name: 'adds a text',
    async act({ show, press, w, page }) {
      await show('add');
      await press('button', item(w, 'text'), page.getByRole('tabpanel', { name: w('editor:panels.add') }));
    },
    seen: (hand) => seesLayers(hand, newText(hand.w, 'selected')),
  },
  {
    name: 'gives the text a data tag',
    async act({ show, write, w, page }) {
      await show('properties');
      await write(w('fields:text.textTag'), TAG, formOf(page));
    },
    seen: ({ page }) => faceOf(page).getByText('08:59').waitFor(),
  },
  {
    name: 'colors the text',
    act: ({ write, w, page }) => write(w('fields:text.fill'), COLOR, formOf(page)),
    seen: ({ page }) => faceOf(page).locator(`[fill="${COLOR.toLowerCase()}"]`).first().waitFor({ state: 'attached' }),
  },
  {
    name: 'adds an image from a file',
    act: ({ add, w }) => add(item(w, 'image'), photo(w)),
    seen: (hand) => seesLayers(hand, text(hand.w), image(hand.w, 'selected')),
  },
  {
    name: 'moves it',
    act: ({ act, w }) =>
      act({
        key: 'Shift+ArrowRight',
        times: 2,
        panel: 'properties',
        radio: w('editor:properties.pad.coarse'),
        button: command(w, 'nudgeRightFar'),
      }),
    seen: (hand) => seesFacts(hand, { x: 230, y: 240, width: 120, height: 60, angle: 0 }),
  },
  {
    name: 'resizes it',
    act: ({ act, w }) =>
      act({
        key: 'Control+Shift+ArrowRight',
        times: 4,
        panel: 'properties',
        radio: w('editor:properties.pad.fine'),
        button: command(w, 'resizeRight'),
      }),
    seen: (hand) => seesFacts(hand, { x: 230, y: 240, width: 124, height: 62, angle: 0 }),
  },
  {
    name: 'rotates it',
    act: ({ act, w }) =>
      act({
        key: 'Shift+.',
        panel: 'properties',
        radio: w('editor:properties.pad.coarse'),
        button: command(w, 'rotateRight'),
      }),
    seen: (hand) => seesFacts(hand, { x: 230, y: 240, width: 124, height: 62, angle: 15 }),
  },
  {
    name: 'adds a dynamic fill',
    act: ({ add, w }) => add(item(w, 'fillCircular')),
    seen: (hand) => seesLayers(hand, text(hand.w), image(hand.w), ring(hand.w, 'selected')),
  },
  {
    name: 'puts the fill one layer down',
    act: ({ act, w }) => act({ key: 'Control+[', panel: 'properties', button: command(w, 'moveDown') }),
    seen: (hand) => seesLayers(hand, text(hand.w), ring(hand.w, 'selected'), image(hand.w)),
  },
  {
    name: 'selects two layers',
    async act({ select, w }) {
      await select(photoName(w));
      await select(item(w, 'text'), 'more');
    },
    seen: (hand) => seesLayers(hand, text(hand.w, 'selected'), ring(hand.w), image(hand.w, 'selected')),
  },
  {
    name: 'aligns them',
    act: ({ act, w }) => act({ button: command(w, 'alignTop') }),
    seen: (hand) => seesLayers(hand, text(hand.w, 'selected'), ring(hand.w), image(hand.w, 'selected')),
  },
  {
    name: 'locks the text',
    async act({ select, act, w }) {
      await select(item(w, 'text'));
      await act({
        key: 'Control+Shift+l',
        panel: 'layers',
        button: w('editor:layers.lock', { label: item(w, 'text') }),
      });
    },
    seen: (hand) => seesLayers(hand, text(hand.w, 'locked', 'selected'), ring(hand.w), image(hand.w)),
  },
  {
    name: 'hides the fill',
    async act({ select, act, w }) {
      await select(item(w, 'fillCircular'));
      await act({
        key: 'Control+Shift+h',
        panel: 'layers',
        button: w('editor:layers.hide', { label: item(w, 'fillCircular') }),
      });
    },
    seen: (hand) => seesLayers(hand, text(hand.w, 'locked'), ring(hand.w, 'hidden', 'selected'), image(hand.w)),
  },
  {
    name: 'shows it again',
    act: ({ act, w }) =>
      act({
        key: 'Control+Shift+h',
        panel: 'layers',
        button: w('editor:layers.show', { label: item(w, 'fillCircular') }),
      }),
    seen: (hand) => seesLayers(hand, text(hand.w, 'locked'), ring(hand.w, 'selected'), image(hand.w)),
  },
  {
    name: 'takes both back',
    act: ({ act, w }) => act({ key: 'Control+z', times: 2, button: command(w, 'undo') }),
    seen: (hand) => seesLayers(hand, text(hand.w, 'locked'), ring(hand.w, 'selected'), image(hand.w)),
  },
  {
    name: 'and does one again',
    act: ({ act, w }) => act({ key: 'Control+Shift+z', button: command(w, 'redo') }),
    seen: (hand) => seesLayers(hand, text(hand.w, 'locked'), ring(hand.w, 'hidden', 'selected'), image(hand.w)),
  },
  {
    name: 'looks at always-on',
    act: ({ press, w }) => press('tab', w('editor:modes.ambient')),
    seen: (hand) => seesMode(hand, 'ambient'),
  },
  {
    name: 'comes back to normal',
    act: ({ press, w }) => press('tab', w('editor:modes.normal')),
    seen: (hand) => seesMode(hand, 'normal'),
  },
  {
    name: 'reads what an ASR copy will be',
    act: ({ press, w }) =>
      press('button', w('editor:copies.addFor', { platform: w('editor:copies.platforms.falcon') })),
    seen: ({ page }) => dialogOf(page).getByRole('table').first().waitFor(),
  },
  {
    name: 'makes the copy',
    act: ({ press, w, page }) => press('button', w('conversion:addConfirm'), dialogOf(page)),
    seen: (hand) => seesCopy(hand, 'falcon'),
  },
  {
    name: 'comes back to the first copy',
    act: ({ press, w, page }) => press('tab', copyTab(w, 'android'), page.locator('[data-copies]')),
    seen: (hand) => seesCopy(hand, 'android'),
  },
  {
    name: 'opens the preview',
    act: ({ press, w }) => press('button', command(w, 'openPreview')),
    seen: ({ page }) => dialogOf(page).waitFor(),
  },
  {
    name: 'closes it',
    act: ({ close }) => close(),
    seen: ({ page }) => dialogOf(page).waitFor({ state: 'detached' }),
  },
  {
    name: 'saves, and is asked to sign in',
    act: ({ act, w }) => act({ key: 'Control+s', button: command(w, 'save') }),
    seen: ({ page }) => dialogOf(page).waitFor(),
  },
  {
    name: 'signs in, and the design is saved',
    async act({ write, press, w, page }) {
      await press('tab', w('signIn:way.password'), dialogOf(page));
      await write(w('fields:signIn.phone'), DEMO.phone, dialogOf(page));
      await write(w('fields:signIn.password'), DEMO.password, dialogOf(page));
      await press('button', w('signIn:submit'), dialogOf(page));
    },
    seen: ({ page }) => page.locator('[data-save-state="saved"]').waitFor(),
  },
];
