// The line of acts that undo and redo walk in a copy's mode: those on its layers and those on the whole design, as they were done.
import { HISTORY_STATES } from '@/schemas/limits';
import {
  canUndo,
  type History,
  redoAct,
  redoLabel,
  redoSubjects,
  type Subjects,
  undoAct,
  undoLabel,
  undoSubjects,
  withoutOldest,
} from './history';

/** The histories that make up a line: of the layers shown, and of the facts that belong to no copy (the name). */
export interface Line<Layers, Facts> {
  readonly layers: History<Layers>;
  readonly facts: History<Facts>;
}

/** The act that undo takes back or redo repeats, and which histories it stands in. */
export interface NextAct {
  readonly act: number;
  readonly label: string;
  readonly inLayers: boolean;
  readonly inFacts: boolean;
  readonly subjects: Subjects;
}

type Read = (history: History<unknown>) => number | undefined;

function nextOf(
  { layers, facts }: Line<unknown, unknown>,
  number: Read,
  label: (history: History<unknown>) => string,
  subjects: (history: History<unknown>) => Subjects,
  first: (...acts: number[]) => number,
): NextAct | null {
  const [ofLayers, ofFacts] = [number(layers), number(facts)];
  const acts = [ofLayers, ofFacts].filter((act) => act !== undefined);
  if (acts.length === 0) return null;
  const act = first(...acts);
  const inLayers = ofLayers === act;
  return {
    act,
    label: label(inLayers ? layers : facts),
    inLayers,
    inFacts: ofFacts === act,
    subjects: inLayers ? subjects(layers) : undefined,
  };
}

/** The latest act that is done; null: there is nothing to undo. */
export const nextUndo = (line: Line<unknown, unknown>): NextAct | null =>
  nextOf(line, undoAct, undoLabel, undoSubjects, Math.max);

/** The earliest act that is undone; null: there is nothing to redo. */
export const nextRedo = (line: Line<unknown, unknown>): NextAct | null =>
  nextOf(line, redoAct, redoLabel, redoSubjects, Math.min);

/** How many acts undo can take back. */
export const undoSteps = ({ layers, facts }: Line<unknown, unknown>): number => layers.index + facts.index;

/** The line with at most 20 states up to the present one: the oldest fall off. The same histories where none does. */
export function withinLimit<L, F>(line: Line<L, F>): Line<L, F> {
  let { layers, facts } = line;
  while (layers.index + facts.index >= HISTORY_STATES) {
    const oldest = { layers: layers.acts[1] ?? 0, facts: facts.acts[1] ?? 0 };
    const fromFacts = canUndo(facts) && (!canUndo(layers) || oldest.facts < oldest.layers);
    if (fromFacts) facts = withoutOldest(facts);
    else layers = withoutOldest(layers);
  }
  return { layers, facts };
}
