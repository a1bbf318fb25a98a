// Announcements of dnd-kit while a row is moved by its handle: instructions, pick-up, cancel, each in both languages.
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { rootLayer, textLayer } from '@/tests/editor/support/documents';
import { renderEditor } from '@/tests/editor/support/renderEditor';
import { LayersPanel } from '@/workspace/layers/LayersPanel';

const WORDS = {
  en: {
    handle: 'Reorder High',
    role: 'sortable',
    how: 'Press Space to pick up the layer, Up and Down to move it, Left and Right to move it out of a group or into one, Space again to drop it, Escape to cancel.',
    start: 'Picked up High, layer 1 of 3.',
    cancel: 'Reordering High was cancelled.',
    dropped: 'Dropped High: layer 2 of 3.',
  },
  zh: {
    handle: /^调整\s*High\s*的顺序$/,
    role: '可排序',
    how: /空格.*方向键.*Esc/,
    start: /High.*1.*3/,
    cancel: /取消.*High/,
    dropped: '已放下“High”：第 2 层，共 3 层。',
  },
} as const;

afterEach(() => void vi.restoreAllMocks());

describe.each(['en', 'zh'] as const)('in %s', (language) => {
  const words = WORDS[language];

  it('the handle has instructions, and announces what happens to its layer', async () => {
    const { user, row, order } = await renderEditor(
      <LayersPanel />,
      [rootLayer(), textLayer('Low'), textLayer('High')],
      language,
    );
    await user.click(row('High'));
    const handle = await screen.findByRole('button', { name: words.handle });
    expect(handle.getAttribute('aria-roledescription')).toBe(words.role);
    const how = document.getElementById(handle.getAttribute('aria-describedby') ?? '')?.textContent;
    expect(how).toMatch(words.how);
    const liveText = () => document.querySelector('[id^="DndLiveRegion"]')?.textContent ?? '';
    act(() => handle.focus());
    await user.keyboard(' ');
    await waitFor(() => expect(liveText()).toMatch(words.start));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(liveText()).toMatch(words.cancel));
    // Rows of 32 px, one under the other.
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
      const place = Number(this.closest('[role="treeitem"]')?.getAttribute('aria-posinset') ?? 1);
      return new DOMRect(0, 32 * place, 200, 32);
    });
    await user.keyboard(' ');
    await waitFor(() => expect(liveText()).toMatch(words.start));
    // The library listens for the next key a moment later, and measures the rows meanwhile.
    await new Promise((resolve) => setTimeout(resolve, 50));
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(liveText()).not.toMatch(words.start));
    await user.keyboard(' ');
    await waitFor(() => expect(order()).toEqual(['root', 'High', 'Low']));
    await waitFor(() => expect(liveText()).toBe(words.dropped));
    // Nothing of the library's own text, which is English and calls layers items.
    expect(`${how} ${liveText()}`).not.toMatch(/draggable item|droppable area|space bar/);
  });
});
