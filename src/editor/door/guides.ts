// The designer's own guides of each copy: lines to lay layers on. Kept on this device, no part of a design or of undo.

import { createDeviceStore } from '@/service/deviceStore';
import type { GuideLines } from '../commands/viewFacts';

export type GuideAxis = keyof GuideLines;

/** Guides of one axis, and copies remembered; the oldest go. */
const GUIDES_MAX = 50;
const COPIES_KEPT = 50;

type Kept = Readonly<Record<string, GuideLines>>;
const NONE: GuideLines = { xs: [], ys: [] };

const numbers = (raw: unknown): number[] => (Array.isArray(raw) ? raw : []).filter((at) => Number.isFinite(at));

export const guideStore = createDeviceStore('dialwright.guides', (raw): Kept => {
  const copies = Object.entries(typeof raw === 'object' && raw !== null ? raw : {}).slice(-COPIES_KEPT);
  return Object.fromEntries(
    copies.map(([copyId, lines]) => {
      const { xs, ys } = (lines ?? {}) as Partial<Record<GuideAxis, unknown>>;
      return [copyId, { xs: numbers(xs).slice(0, GUIDES_MAX), ys: numbers(ys).slice(0, GUIDES_MAX) }];
    }),
  );
});

/** The same object while they are the same. */
export const guidesOf = (copyId: string): GuideLines => guideStore.get()[copyId] ?? NONE;

function keep(copyId: string, lines: GuideLines): void {
  const { [copyId]: _, ...others } = guideStore.get();
  const rest = Object.entries(others).slice(1 - COPIES_KEPT);
  const isEmpty = lines.xs.length === 0 && lines.ys.length === 0;
  guideStore.set(Object.fromEntries(isEmpty ? rest : [...rest, [copyId, lines]]));
}

const sorted = (values: readonly number[]) => [...new Set(values)].sort((a, b) => a - b).slice(0, GUIDES_MAX);

/** Adds a line, canvas px. One that is there already stays one. */
export function addGuide(copyId: string, axis: GuideAxis, at: number): void {
  const lines = guidesOf(copyId);
  keep(copyId, { ...lines, [axis]: sorted([...lines[axis], at]) });
}

/** Moves the line at `from`; `to` null removes it. */
export function moveGuide(copyId: string, axis: GuideAxis, from: number, to: number | null): void {
  const lines = guidesOf(copyId);
  const others = lines[axis].filter((at) => at !== from);
  keep(copyId, { ...lines, [axis]: sorted(to === null ? others : [...others, to]) });
}

export const clearGuides = (copyId: string): void => keep(copyId, NONE);
