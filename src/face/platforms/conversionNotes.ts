// What a conversion tells: the notes of a layer put together, and the sentences about the whole.
import type { FaceCopy } from '@/schemas/design';
import type { ConversionMessage, ConversionNote, LayerReport } from './convert';
import { overBudget } from './findings';
import type { PlatformPolicy } from './policy';

/** Adds a note; a replacement of what was just put in is told as one, from what stood there at first. */
export function addNote(notes: ConversionNote[], note: ConversionNote): void {
  const last = notes.at(-1);
  const goesOn =
    last?.messageKey === 'tagReplaced' && note.messageKey === 'tagReplaced' && last.params?.to === note.params?.from;
  if (goesOn) notes.splice(-1, 1, { ...note, params: { ...note.params, ...last.params, to: note.params?.to ?? '' } });
  else notes.push(note);
}

/** Sentences of the whole, each once, by the notes they sum up. */
const SUMMARIES: readonly { of: readonly string[]; message: ConversionMessage }[] = [
  { of: ['handRestored'], message: { messageKey: 'rotationRestored', severity: 'success' } },
  { of: ['tagRotationReset'], message: { messageKey: 'asrImgAreaTip', severity: 'warning' } },
  { of: ['rotationReset'], message: { messageKey: 'imgAreaTip', severity: 'warning' } },
  { of: ['aniScaled', 'aniStill', 'aniSkipped'], message: { messageKey: 'aniAreaTip', severity: 'warning' } },
  { of: ['tagRotationReset', 'aniStill', 'aniSkipped'], message: { messageKey: 'asrRemoved', severity: 'info' } },
];

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
  const heavy = overBudget(copy, target);
  return [
    ...summed,
    ...(reordered ? [{ messageKey: 'orderSettled', severity: 'info' } as const] : []),
    ...(heavy ? [heavy] : []),
  ];
}
