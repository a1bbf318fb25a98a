// A transcript of the speech, moment by moment: writing and parsing it.

/** `→`: the focus reached its target; `↵`: an action was done. */
export type Sign = '→' | '↵';

export interface Moment {
  step: string;
  sign: Sign;
  phrases: string[];
}

const REGION = /^(polite|assertive): */;

/**
 * One phrase for each sentence: those of a moment may be spoken together or one after the other, depending on the speed of the
 * machine. Emptied regions are not included, nor `passing` ones, which only a slow machine speaks.
 */
export const heardOf = (phrases: readonly string[], passing: readonly string[]): string[] =>
  phrases.flatMap((phrase) => {
    const region = REGION.exec(phrase)?.[0];
    if (region === undefined) return [phrase];
    const sentences = phrase.slice(region.length).split(/(?<=[。！？])|(?<=[.!?…]) /);
    return sentences
      .filter((sentence) => sentence && !passing.includes(sentence))
      .map((sentence) => region + sentence.replace(/[.。]$/, ''));
  });

export function written(moments: readonly Moment[]): string {
  const lines: string[] = [];
  let step = '';
  for (const moment of moments) {
    if (moment.step !== step) lines.push(...(step ? [''] : []), `# ${moment.step}`);
    step = moment.step;
    const [first = '', ...rest] = moment.phrases;
    lines.push(`${moment.sign} ${first}`.trimEnd(), ...rest.map((phrase) => `  ${phrase}`));
  }
  return `${lines.join('\n')}\n`;
}

/** How many phrases each moment of a transcript has. */
export function phraseCounts(transcript: string): number[] {
  const counts: number[] = [];
  for (const line of transcript.split('\n')) {
    if (/^[→↵]/.test(line)) counts.push(line.length > 1 ? 1 : 0);
    else if (/^ {2}/.test(line)) counts.push((counts.pop() ?? 0) + 1);
  }
  return counts;
}
