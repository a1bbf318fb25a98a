// Collects the notes of a conversion: per layer, and about the whole.
import type { FaceCopy } from '@/schemas/design';
import { choiceOf } from '@/schemas/themeColors';
import type { ConversionMessage, ConversionNote, LayerReport } from './conversion';
import { overBudget } from './findings';
import type { PlatformPolicy } from './platformPolicy';

/** Adds a note; repeated replacements of the same expression are reported once. */
export function addNote(notes: ConversionNote[], note: ConversionNote): void {
  const at = notes.findIndex(
    ({ messageKey, field }) => messageKey === 'tagReplaced' && messageKey === note.messageKey && field === note.field,
  );
  if (at === -1) notes.push(note);
  else notes.splice(at, 1, note);
}

/** Notes about the whole conversion, by the layer notes that they summarize. */
const SUMMARIES: readonly { of: readonly string[]; message: ConversionMessage }[] = [
  { of: ['handRestored'], message: { messageKey: 'rotationRestored', severity: 'success' } },
  { of: ['tagRotationReset'], message: { messageKey: 'asrImgAreaTip', severity: 'warning' } },
  { of: ['rotationReset'], message: { messageKey: 'imgAreaTip', severity: 'warning' } },
  { of: ['elementScaled'], message: { messageKey: 'elementAreaTip', severity: 'warning' } },
  { of: ['aniScaled', 'aniStill', 'aniSkipped'], message: { messageKey: 'aniAreaTip', severity: 'warning' } },
  { of: ['tagRotationReset', 'aniStill', 'aniSkipped'], message: { messageKey: 'asrRemoved', severity: 'info' } },
];

const PLACED = new Set(['placedAbove', 'placedBelow']);

/**
 * Notes about the whole conversion: a summary of the layer notes, a changed layer order, and exceeding the size budget.
 */
export function messagesOf(
  report: readonly LayerReport[],
  reordered: boolean,
  copy: FaceCopy,
  target: PlatformPolicy,
): readonly ConversionMessage[] {
  const keys = new Set(report.flatMap(({ notes }) => notes.map((note) => note.messageKey)));
  const summed = SUMMARIES.filter(
    ({ of, message }) =>
      of.some((key) => keys.has(key)) && (message.messageKey !== 'asrRemoved' || target.elementArea !== null),
  ).map(({ message }) => message);
  /** Layers that now cover, or are covered by, other layers than before. */
  const placed = report.filter(({ notes }) => notes.some((note) => PLACED.has(note.messageKey))).length;
  const heavy = overBudget(copy, target);
  const choice = copy.theme && choiceOf(copy.theme, copy.theme.chipChoice ?? null);
  const options = copy.options?.list ?? [];
  return [
    ...summed,
    ...(reordered ? [{ messageKey: 'orderSettled', severity: 'info', params: { count: placed } } as const] : []),
    ...(choice && target.packaging !== 'watchFace'
      ? [{ messageKey: 'themeResolved', severity: 'info', params: { name: choice.name } } as const]
      : []),
    ...(options.length > 0 && target.packaging !== 'watchFace'
      ? [{ messageKey: 'optionsResolved', severity: 'info', params: { count: options.length } } as const]
      : []),
    ...(heavy ? [heavy] : []),
  ];
}
