// Rulers, grid, snapping to it, and what is aligned to what: kept on this device, no part of a design.
import type { ReadableStore } from '@/face/liveData/createStore';
import { createDeviceStore } from '@/service/deviceStore';
import { type AlignTarget, VIEW_TOGGLES, type ViewToggle } from '../commands/viewFacts';

/** Lines of the grid, canvas px: every one, and the stronger ones. */
export const GRID_STEP = 10;
export const GRID_STRONG_STEP = 50;

export type ViewOptions = Readonly<Record<ViewToggle, boolean>> & { readonly alignTo: AlignTarget };

export interface ViewOptionStore extends ReadableStore<ViewOptions> {
  toggle(name: ViewToggle): void;
  alignTo(target: AlignTarget): void;
}

export function createViewOptions(): ViewOptionStore {
  const options = createDeviceStore('dialwright.view', (raw): ViewOptions => {
    const kept: Partial<Record<string, unknown>> = typeof raw === 'object' && raw !== null ? { ...raw } : {};
    const toggles = Object.fromEntries(VIEW_TOGGLES.map((name) => [name, kept[name] === true]));
    return { ...(toggles as Record<ViewToggle, boolean>), alignTo: kept.alignTo === 'canvas' ? 'canvas' : 'selection' };
  });
  const change = (part: Partial<ViewOptions>) => options.set({ ...options.get(), ...part });
  return {
    get: options.get,
    subscribe: options.subscribe,
    toggle: (name) => change({ [name]: !options.get()[name] }),
    alignTo: (target) => change({ alignTo: target }),
  };
}
