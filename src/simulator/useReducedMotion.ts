// Whether the system asks for reduced motion; follows changes.
import { useSyncExternalStore } from 'react';

const query = () => window.matchMedia('(prefers-reduced-motion: reduce)');

function subscribe(listener: () => void): () => void {
  const media = query();
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

export const isMotionReduced = (): boolean => query().matches;

export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, isMotionReduced);
}
