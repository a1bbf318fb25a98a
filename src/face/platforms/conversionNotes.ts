// What a conversion tells: the notes of a layer put together, and the sentences about the whole.
import type { FaceCopy } from '@/schemas/design';
import type { ConversionMessage, ConversionNote, LayerReport } from './conversion';
import { overBudget } from './findings';
import type { PlatformPolicy } from './policy';

/** Adds a note; what replaces the same expression once more is told once. */
export function addNote(notes: ConversionNote[], note: ConversionNote): void {
  const at = notes.findIndex(
    ({ messageKey, field }) => messageKey === 'tagReplaced' && messageKey === note.messageKey && field === note.field,
  );
  if (at === -1) notes.push(note);
  else notes.splice(at, 1, note);
}

/** Sentences of the whole, each once, by the notes they sum up. */
const SUMMARIES: readonly { of: readonly string[]; message: ConversionMessage }[] = [
  { of: ['handRestored'], message: { messageKey: 'rotationRestored', severity: 'success' } },
  { of: ['tagRotationReset'], message: { messageKey: 'asrImgAreaTip', severity: 'warning' } },
  { of: ['rotationReset'], message: { messageKey: 'imgAreaTip', severity: 'warning' } },
  { of: ['elementScaled'], message: { messageKey: 'elementAreaTip', severity: 'warning' } },
  { of: ['aniScaled', 'aniStill', 'aniSkipped'], message: { messageKey: 'aniAreaTip', severity: 'warning' } },
  { of: ['tagRotationReset', 'aniStill', 'aniSkipped'], message: { messageKey: 'asrRemoved', severity: 'info' } },
];

const PLACED = new Set(['placedAbove', 'placedBelow']);

/** What is said about the whole conversion: what the notes sum up to, a new order of layers, and too much weight. */
export function messagesOf(
  report: readonly LayerReport[],
  reordered: boolean,
  copy: FaceCopy,
  target: PlatformPolicy,
): readonly ConversionMessage[] {
  const said = new Set(report.flatMap(({ notes }) => notes.map((note) => note.messageKey)));
  const summed = SUMMARIES.filter(
    ({ of, message }) =>
      of.some((key) => said.has(key)) && (message.messageKey !== 'asrRemoved' || target.elementArea !== null),
  ).map(({ message }) => message);
  /** Layers that will be seen over, or under, others than before. */
  const placed = report.filter(({ notes }) => notes.some((note) => PLACED.has(note.messageKey))).length;
  const heavy = overBudget(copy, target);
  return [
    ...summed,
    ...(reordered ? [{ messageKey: 'orderSettled', severity: 'info', params: { count: placed } } as const] : []),
    ...(heavy ? [heavy] : []),
  ];
}
