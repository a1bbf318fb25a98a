// Which fonts a region is offered (backend.md S15).
import { type Font, orderedFonts } from '@/schemas/font';
import type { RecordOf } from './records';

/** The fonts of a region in list order; without a region, those offered everywhere. */
export function offeredFonts(fonts: readonly RecordOf<'fonts'>[], oversea: 'true' | 'false' | undefined): Font[] {
  const region = oversea === undefined ? null : oversea === 'true' ? 'overseas' : 'domestic';
  const offered = fonts.filter((font) => font.region === null || font.region === region);
  return orderedFonts(offered.map(({ region: _, ...font }) => font).sort((a, b) => b.id - a.id));
}
