// Rulers, grid, grid snapping, the alignment target and the anchor of a typed size. Stored on this device, not in the
// design.

import { type AlignTarget, type KeepsMiddle, VIEW_TOGGLES, type ViewToggle } from '@/editor/commands/viewState';
import type { ReadableStore } from '@/face/liveData/createStore';
import { createDeviceStore } from '@/service/deviceStore';

/** Spacing of the minor and major grid lines, canvas px. */
export const GRID_STEP = 10;
export const GRID_STRONG_STEP = 50;

export type ViewOptions = Readonly<Record<ViewToggle, boolean>> & {
  readonly alignTo: AlignTarget;
  readonly keepsMiddle: KeepsMiddle;
};

export interface ViewOptionStore extends ReadableStore<ViewOptions> {
  toggle(name: ViewToggle): void;
  alignTo(target: AlignTarget): void;
  keepMiddle(change: Partial<KeepsMiddle>): void;
}

export function createViewOptions(): ViewOptionStore {
  const options = createDeviceStore('dialwright.view', (raw): ViewOptions => {
    const values: Partial<Record<string, unknown>> = typeof raw === 'object' && raw !== null ? { ...raw } : {};
    const toggles = Object.fromEntries(VIEW_TOGGLES.map((name) => [name, values[name] === true]));
    const middle: Partial<Record<string, unknown>> = Object(values.keepsMiddle);
    return {
      ...(toggles as Record<ViewToggle, boolean>),
      alignTo: values.alignTo === 'canvas' ? 'canvas' : 'selection',
      keepsMiddle: { round: middle.round !== false, other: middle.other === true },
    };
  });
  const change = (part: Partial<ViewOptions>) => options.set({ ...options.get(), ...part });
  return {
    get: options.get,
    subscribe: options.subscribe,
    toggle: (name) => change({ [name]: !options.get()[name] }),
    alignTo: (target) => change({ alignTo: target }),
    keepMiddle: (part) => change({ keepsMiddle: { ...options.get().keepsMiddle, ...part } }),
  };
}
