// Tells the API's cache whether the page is looked at: what is asked for again and again waits while nobody looks, and goes on after.
import { setupListeners } from '@reduxjs/toolkit/query';
import type { AppStore } from './store';

/** The returned function ends it. */
export const followFocus = ({ dispatch }: AppStore, page: Document = document): (() => void) =>
  setupListeners(dispatch, (_, { onFocus, onFocusLost }) => {
    const seen = () => void dispatch(page.visibilityState === 'visible' ? onFocus() : onFocusLost());
    page.addEventListener('visibilitychange', seen);
    return () => page.removeEventListener('visibilitychange', seen);
  });
