// Which local images were rendered for a publish form.
import { createDeviceStore } from './deviceStore';

const KEPT = 200;

/** Rendered images, latest last. The form replaces any of them with an image of the face's present state. */
export const drawnBefore = createDeviceStore('dialwright-drawn-pictures', (raw): readonly string[] =>
  Array.isArray(raw) ? raw.filter((ref): ref is string => typeof ref === 'string').slice(-KEPT) : [],
);

export function noteDrawn(refs: readonly string[]): void {
  const fresh = refs.filter((ref) => ref !== '' && !drawnBefore.get().includes(ref));
  if (fresh.length > 0) drawnBefore.set([...drawnBefore.get(), ...fresh].slice(-KEPT));
}
