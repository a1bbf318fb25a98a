// A page whose code comes when it is opened: its component, and the way to fetch it ahead.
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

export interface LazyPage {
  View: LazyExoticComponent<ComponentType>;
  /** Fetches the page's code; once, and anew where that failed. */
  load(): Promise<unknown>;
}

export function lazyPage(fetch: () => Promise<ComponentType>): LazyPage {
  let asked: Promise<ComponentType> | undefined;
  const load = () => {
    asked ??= fetch().catch((error: unknown) => {
      asked = undefined;
      throw error;
    });
    return asked;
  };
  return { View: lazy(async () => ({ default: await load() })), load };
}
