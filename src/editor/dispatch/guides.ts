// The designer's guides of each copy: lines to align layers to. Stored on this device, not in the design or in undo.

import type { GuideLines } from '@/editor/commands/viewState';
import { createDeviceStore } from '@/service/deviceStore';

export type GuideAxis = keyof GuideLines;

/** Maximum number of guides per axis and of remembered copies. The oldest are dropped. */
const GUIDES_MAX = 50;
const COPIES_KEPT = 50;

export interface Guides {
  /** The same object until they change. */
  of(copyId: string): GuideLines;
  /** Adds a line, canvas px. Ignores duplicates. */
  add(copyId: string, axis: GuideAxis, at: number): void;
  /** Moves the line at `from`. A `to` of null removes it. */
  move(copyId: string, axis: GuideAxis, from: number, to: number | null): void;
  clear(copyId: string): void;
  subscribe(listener: () => void): () => void;
}

type StoredGuides = Readonly<Record<string, GuideLines>>;
const NONE: GuideLines = { xs: [], ys: [] };

const numbers = (raw: unknown): number[] => (Array.isArray(raw) ? raw : []).filter((at) => Number.isFinite(at));

function readStoredGuides(raw: unknown): StoredGuides {
  const copies = Object.entries(typeof raw === 'object' && raw !== null ? raw : {}).slice(-COPIES_KEPT);
  return Object.fromEntries(
    copies.map(([copyId, lines]) => {
      const { xs, ys } = (lines ?? {}) as Partial<Record<GuideAxis, unknown>>;
      return [copyId, { xs: numbers(xs).slice(0, GUIDES_MAX), ys: numbers(ys).slice(0, GUIDES_MAX) }];
    }),
  );
}

const sorted = (values: readonly number[]) => [...new Set(values)].sort((a, b) => a - b).slice(0, GUIDES_MAX);

export function createGuides(): Guides {
  const store = createDeviceStore('dialwright.guides', readStoredGuides);
  const of = (copyId: string): GuideLines => store.get()[copyId] ?? NONE;
  const keep = (copyId: string, lines: GuideLines) => {
    const { [copyId]: _, ...others } = store.get();
    const rest = Object.entries(others).slice(1 - COPIES_KEPT);
    const isEmpty = lines.xs.length === 0 && lines.ys.length === 0;
    store.set(Object.fromEntries(isEmpty ? rest : [...rest, [copyId, lines]]));
  };
  return {
    of,
    add(copyId, axis, at) {
      const lines = of(copyId);
      keep(copyId, { ...lines, [axis]: sorted([...lines[axis], at]) });
    },
    move(copyId, axis, from, to) {
      const lines = of(copyId);
      const others = lines[axis].filter((at) => at !== from);
      keep(copyId, { ...lines, [axis]: sorted(to === null ? others : [...others, to]) });
    },
    clear: (copyId) => keep(copyId, NONE),
    subscribe: store.subscribe,
  };
}
