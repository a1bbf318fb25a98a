// Tells the API cache whether the page is visible: polling pauses while it is hidden.
import { setupListeners } from '@reduxjs/toolkit/query';
import type { AppStore } from './store';

/** The returned function stops it. */
export const followFocus = ({ dispatch }: AppStore, page: Document = document): (() => void) =>
  setupListeners(dispatch, (_, { onFocus, onFocusLost }) => {
    const seen = () => void dispatch(page.visibilityState === 'visible' ? onFocus() : onFocusLost());
    page.addEventListener('visibilitychange', seen);
    return () => page.removeEventListener('visibilitychange', seen);
  });
