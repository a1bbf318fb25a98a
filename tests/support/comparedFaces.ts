// Two drawings of one face as pixels of a real browser: the canvas, and the exported document.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import type { XmlElement } from '@/bytes/xml/xml';
import type { WatchState } from '@/face/dataTags/watchState';
import { finishedPicture, type PictureTools } from '@/output/watchFace/finishedPicture';
import type { FaceCopy, ModeName } from '@/schemas/design';
import { decodePng } from './decodePng';
import { artData, artFile, canvasMarkup, iconDrawings, type ReadFace, readFace } from './readFaces';

/** A pixel differs if one of its channels is off by more than an eighth of its levels: more than a differently smoothed edge. */
const LEVELS = 32;
/** Share of the face's pixels that may differ. */
export const MOST = 0.01;

const FAILED = resolve(import.meta.dirname, '../.output/pictures');
const ROBOTO = resolve(
  import.meta.dirname,
  '../../node_modules/@expo-google-fonts/roboto/400Regular/Roboto_400Regular.ttf',
);

interface Drawing {
  pictures: Map<string, string>;
  image(source: string): Promise<HTMLImageElement>;
  surface(width: number, height: number): { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D };
  drawn(svg: string, side: number): Promise<{ canvas: HTMLCanvasElement; data: Uint8ClampedArray }>;
}

/** Gives the page what drawings need: the pictures, the font, and a function to draw. */
async function prepare(page: Page): Promise<void> {
  await page.setContent('<!doctype html><title>faces</title>');
  await page.evaluate(
    ({ font }) => {
      const pictures = new Map<string, string>();
      const image = async (source: string) => {
        const loaded = new Image();
        loaded.src = source;
        await loaded.decode();
        return loaded;
      };
      const surface = (width: number, height: number) => {
        const canvas = Object.assign(document.createElement('canvas'), { width, height });
        return { canvas, context: canvas.getContext('2d', { willReadFrequently: true })! };
      };
      /** The drawing on black, with its pictures and the font inside. */
      const drawn = async (svg: string, side: number) => {
        const style = `<style>@font-face{font-family:"Roboto-Regular";src:url(${font})}</style>`;
        const body = svg
          .replace(/href="(art:[^"]*)"/g, (_, ref: string) => `href="${pictures.get(ref) ?? ''}"`)
          .replace(/^<svg[^>]*>/, (opening) => {
            const attributes = opening.slice(4, -1).replace(/\s(?:xmlns|width|height)="[^"]*"/g, '');
            return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"${attributes}>${style}`;
          });
        const address = URL.createObjectURL(new Blob([body], { type: 'image/svg+xml' }));
        const { canvas, context } = surface(side, side);
        context.fillRect(0, 0, side, side);
        context.drawImage(await image(address), 0, 0, side, side);
        URL.revokeObjectURL(address);
        return { canvas, data: context.getImageData(0, 0, side, side).data };
      };
      Object.assign(window, { pictures, image, surface, drawn });
    },
    { font: `data:font/ttf;base64,${readFileSync(ROBOTO).toString('base64')}` },
  );
}

const refsIn = (markup: string) => [...markup.matchAll(/href="(art:[^"]*)"/g)].map(([, ref]) => ref!);

/** Gives the page those pictures of these drawings that it does not have yet. */
async function teach(page: Page, drawings: readonly string[]): Promise<void> {
  const present = new Set(await page.evaluate(() => [...(window as unknown as Drawing).pictures.keys()]));
  const fresh = [...new Set(drawings.flatMap(refsIn))].filter((ref) => !present.has(ref));
  await page.evaluate(
    (list) => {
      for (const [ref, data] of list) (window as unknown as Drawing).pictures.set(ref, data);
    },
    fresh.map((ref): [string, string] => [ref, artData(ref)]),
  );
}

const ART_TOOLS: PictureTools = {
  picture: async (ref) => ({ type: 'image/png', bytes: new Uint8Array(artFile(ref)) }),
  decode: async ({ bytes }) => {
    const { width, height, data } = decodePng(Buffer.from(bytes));
    return { width, height, rgba: new Uint8ClampedArray(data) };
  },
};

/** Pictures of a document that are not plain art: tinted, mirrored, drawn, and the icons of the slots. By their names. */
async function madePictures(page: Page, { output }: ReadFace): Promise<ReadonlyMap<string, string>> {
  const drawings = new Map<string, string>();
  for (const { name, wanted } of output.pictures) {
    if (!wanted.drawing && !wanted.cast) continue;
    const file = await finishedPicture(wanted, ART_TOOLS);
    if (!file) throw new Error(`${name} was not drawn.`);
    drawings.set(name, `data:image/png;base64,${Buffer.from(file.bytes).toString('base64')}`);
  }
  const wishes = output.pictures
    .filter(({ wanted: { tint, mirrorX, mirrorY, cast } }) => !cast && (tint || mirrorX || mirrorY))
    .map(({ name, wanted }) => ({ name, source: artData(wanted.url), ...wanted }));
  const icons = [...iconDrawings].map(([name, svg]) => ({
    name,
    source: `data:image/svg+xml,${encodeURIComponent(svg)}`,
  }));
  const made = await page.evaluate(
    async (all) => {
      const { image, surface } = window as unknown as Drawing;
      return Promise.all(
        all.map(async ({ name, source, ...options }) => {
          const { tint, mirrorX, mirrorY } = options as {
            tint?: Record<string, number>;
            mirrorX?: boolean;
            mirrorY?: boolean;
          };
          const picture = await image(source);
          const { naturalWidth: width, naturalHeight: height } = picture;
          const { canvas, context } = surface(width, height);
          context.setTransform(mirrorX ? -1 : 1, 0, 0, mirrorY ? -1 : 1, mirrorX ? width : 0, mirrorY ? height : 0);
          context.drawImage(picture, 0, 0);
          if (tint) {
            const pixels = context.getImageData(0, 0, width, height);
            const shares = [tint.red!, tint.green!, tint.blue!, tint.alpha!].map((level) => level / 255);
            for (let at = 0; at < pixels.data.length; at += 1) pixels.data[at]! *= shares[at % 4]!;
            context.putImageData(pixels, 0, 0);
          }
          return [name, canvas.toDataURL()] as const;
        }),
      );
    },
    [...wishes, ...icons],
  );
  return new Map([...made, ...drawings]);
}

/** Share of the pixels inside the face that differ; if it is above `most`, writes a picture of both and of the difference. */
const compare = (page: Page, drawings: { one: string; other: string; side: number; isRound: boolean; most: number }) =>
  page.evaluate(
    async ({ one, other, side, isRound, most, levels }) => {
      const { drawn, surface } = window as unknown as Drawing;
      const [a, b] = await Promise.all([drawn(one, side), drawn(other, side)]);
      const marks = new ImageData(side, side);
      let [inside, off] = [0, 0];
      for (let at = 0; at < a.data.length; at += 4) {
        const pixel = at / 4;
        const far = Math.hypot((pixel % side) + 0.5 - side / 2, Math.floor(pixel / side) + 0.5 - side / 2);
        if (isRound && far > side / 2) continue;
        inside += 1;
        const differs = [0, 1, 2].some((channel) => Math.abs(a.data[at + channel]! - b.data[at + channel]!) > levels);
        if (differs) off += 1;
        marks.data.set(differs ? [255, 0, 80, 255] : [20, 20, 20, 255], at);
      }
      const share = off / inside;
      if (share <= most) return { share, picture: null };
      const { canvas: sheet, context } = surface(3 * side, side);
      context.drawImage(a.canvas, 0, 0);
      context.drawImage(b.canvas, side, 0);
      context.putImageData(marks, 2 * side, 0);
      return { share, picture: sheet.toDataURL() };
    },
    { ...drawings, levels: LEVELS },
  );

export interface Comparer {
  /** Share of the face's pixels that differ at this instant; `read`: the instant of the document's drawing, if it differs. */
  share(state: WatchState, mode: ModeName, read?: WatchState): Promise<number>;
  /** The differences: none, or one line that names a picture of them. At most `most` of the pixels may differ. */
  wrong(name: string, state: WatchState, mode: ModeName, most?: number): Promise<readonly string[]>;
}

/**
 * Compares a copy with its export on a separate page, or with the document that it was imported from. `SEE=0` reports any
 * difference.
 */
export async function comparerOf(page: Page, copy: FaceCopy, source: XmlElement | null = null): Promise<Comparer> {
  await prepare(page);
  const face = readFace(copy, source);
  const made = await madePictures(page, face);
  const facts = { side: Number.parseInt(copy.ratio, 10), isRound: copy.shape === 'circle' };
  async function compared(state: WatchState, mode: ModeName, read: WatchState, most: number) {
    const [one, other] = [canvasMarkup(copy, state, mode), face.markup(read, mode, made)];
    await teach(page, [one, other]);
    return compare(page, { one, other, most, ...facts });
  }
  return {
    share: async (state, mode, read = state) => (await compared(state, mode, read, 1)).share,
    async wrong(name, state, mode, most = MOST) {
      const { share, picture } = await compared(state, mode, state, Number(process.env.SEE ?? most));
      if (!picture) return [];
      mkdirSync(FAILED, { recursive: true });
      const file = resolve(FAILED, `reading-${name}-${mode}.png`);
      writeFileSync(file, Buffer.from(picture.split(',')[1]!, 'base64'));
      return [`${name} in ${mode}: ${(share * 100).toFixed(2)} % differ, see ${file}`];
    },
  };
}
