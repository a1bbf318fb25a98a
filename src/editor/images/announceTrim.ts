// Reports that transparent edges were cropped, with sizes and bytes, and offers to undo it.
import type { Size } from '@/face/geometry/resize';
import { i18n } from '@/service/language/i18n';
import { undo } from '../commands/session';
import { type EditorStore, runCommand } from '../dispatch/runCommand';

/** An image before and after, px and bytes. */
export interface TrimReport {
  name: string;
  whole: Size;
  crop: Size;
  bytesBefore: number;
  bytesAfter: number;
}

const KILOBYTE = 1024;

/** `840 B`, `12.4 KB`. */
export const bytesWords = (bytes: number): string =>
  bytes < KILOBYTE ? `${bytes} B` : `${(bytes / KILOBYTE).toFixed(1)} KB`;

const sizeWords = ({ width, height }: Size): string => `${width}\u00a0×\u00a0${height}`;

function wordsOf(trims: readonly TrimReport[]): string {
  const sum = (of: (trim: TrimReport) => number) => bytesWords(trims.reduce((total, trim) => total + of(trim), 0));
  const [only, ...more] = trims;
  const bytes = { bytesFrom: sum(({ bytesBefore }) => bytesBefore), bytesTo: sum(({ bytesAfter }) => bytesAfter) };
  if (!only || more.length > 0) return i18n.t('editor:images.trimmedMany', { n: trims.length, ...bytes });
  const { name, whole, crop } = only;
  return i18n.t('editor:images.trimmed', { name, from: sizeWords(whole), to: sizeWords(crop), ...bytes });
}

/**
 * Called right after the command: offers to undo the crop until another act is done or another copy or mode is shown.
 * `takeBack`: undoes only the crop if it was part of a larger act.
 */
export function announceTrim(
  store: EditorStore,
  trims: readonly TrimReport[],
  takeBack: () => void = () => void runCommand(store, undo, undefined),
): void {
  if (trims.length === 0) return;
  const after = store.getState().editor;
  store.desk.offers.make({
    tone: 'success',
    text: wordsOf(trims),
    label: i18n.t('editor:images.undo'),
    onSelect: takeBack,
    holds: ({ change, copyId, mode }) => change === after.change && copyId === after.copyId && mode === after.mode,
  });
}
