// Whether the page is looked at, as the cache of the API knows it: a page that was opened behind another one is asked for once it is seen.
import { afterEach, expect, it, vi } from 'vitest';
import { followFocus } from '@/app/followFocus';
import { createStore } from '@/app/store';

afterEach(() => vi.restoreAllMocks());

it('follows the page until its end', () => {
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
