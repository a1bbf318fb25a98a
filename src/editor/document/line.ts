// The undo line of a copy's mode: acts on its layers and acts on the whole design, in the order they were made.
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

/** The two histories of a line: the shown layers, and the fields that belong to no copy (such as the name). */
export interface Line<Layers, Facts> {
  readonly layers: History<Layers>;
  readonly facts: History<Facts>;
}

/** The act that undo reverts or redo repeats, and the histories that contain it. */
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

/** The latest applied act, or null if there is nothing to undo. */
export const nextUndo = (line: Line<unknown, unknown>): NextAct | null =>
  nextOf(line, undoAct, undoLabel, undoSubjects, Math.max);

/** The earliest undone act, or null if there is nothing to redo. */
export const nextRedo = (line: Line<unknown, unknown>): NextAct | null =>
  nextOf(line, redoAct, redoLabel, redoSubjects, Math.min);

/** Number of acts that undo can revert. */
export const undoSteps = ({ layers, facts }: Line<unknown, unknown>): number => layers.index + facts.index;

/** Limits the line to 20 past states and drops the oldest. Returns the same histories if none is dropped. */
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
