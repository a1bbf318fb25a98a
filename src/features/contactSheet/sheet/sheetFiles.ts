// The files of a contact sheet: one PNG with all moments, and a PDF with pages of fifteen.
import { pdfOfPictures } from '@/bytes/pdf';
import { pngOf } from '@/simulator/onWatch';
import { drawSheet, rowsOf, type SheetPicture } from './sheetPicture';

const COLUMNS = 5;
const ROWS_OF_PAGE = 3;
const JPEG_QUALITY = 0.92;
/** Width of a page, points: A4 across. */
const PAGE_WIDTH = 842;

/** Rejects if a face cannot be drawn, and on abort. */
export async function sheetPng(picture: SheetPicture, signal: AbortSignal): Promise<Blob> {
  const count = picture.cells.length;
  const columns = Math.min(COLUMNS, Math.max(1, count));
  return pngOf(await drawSheet(picture, { columns, rows: rowsOf(count, columns) }, signal));
}

const jpegOf = (surface: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    surface.toBlob(
      (file) => (file ? resolve(file) : reject(new Error('The page could not be written.'))),
      'image/jpeg',
      JPEG_QUALITY,
    );
  });

/** `language`: BCP 47 tag of the captions. Rejects if a face cannot be drawn, and on abort. */
export async function sheetPdf(picture: SheetPicture, language: string, signal: AbortSignal): Promise<Blob> {
  const ofPage = COLUMNS * ROWS_OF_PAGE;
  const pages = [];
  for (let next = 0; next < Math.max(1, picture.cells.length); next += ofPage) {
    const cells = picture.cells.slice(next, next + ofPage);
    const surface = await drawSheet({ ...picture, cells }, { columns: COLUMNS, rows: ROWS_OF_PAGE }, signal);
    const jpeg = new Uint8Array(await (await jpegOf(surface)).arrayBuffer());
    const { width, height } = surface;
    pages.push({ jpeg, width, height });
  }
  const bytes = pdfOfPictures(pages, { title: picture.title, language, pageWidth: PAGE_WIDTH });
  return new Blob([bytes], { type: 'application/pdf' });
}
