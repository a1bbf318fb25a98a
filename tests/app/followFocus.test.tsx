// Whether the page is visible, as the API's cache knows it: a page opened in the background loads its data once it is seen.
import { afterEach, expect, it, vi } from 'vitest';
import { followFocus } from '@/app/followFocus';
import { createStore } from '@/app/store';

afterEach(() => vi.restoreAllMocks());

it("follows the page's visibility until it stops", () => {
  const visible = vi.spyOn(document, 'visibilityState', 'get');
  const store = createStore();
  const end = followFocus(store);
  const isFocusedWhen = (state: DocumentVisibilityState) => {
    visible.mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
    return store.getState().api.config.focused;
  };
  expect((['hidden', 'visible', 'hidden'] as const).map(isFocusedWhen)).toEqual([false, true, false]);
  end();
  expect(isFocusedWhen('visible')).toBe(false);
});
