// Tabs: each panel keeps its scroll position.
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Tabs } from '@/ui/Tabs';

function Two() {
  const [value, setValue] = useState('first');
  const tabs = ['first', 'second'].map((id) => ({ id, label: id, content: <p>{id}</p> }));
  return <Tabs label="Both" tabs={tabs} value={value} onChange={setValue} />;
}

it('a tab begins at its top, and returns to its position', async () => {
  const user = userEvent.setup();
  render(<Two />);
  const panel = screen.getByRole('tabpanel');
  panel.scrollTop = 200;
  fireEvent.scroll(panel);
  await user.click(screen.getByRole('tab', { name: 'second' }));
  expect(panel.scrollTop).toBe(0);
  await user.click(screen.getByRole('tab', { name: 'first' }));
  expect(panel.scrollTop).toBe(200);
});

const STATES = ['first', 'second', 'third'].map((id) => ({ id, label: id }));

function Remembering() {
  const [value, setValue] = useState('third');
  return <Tabs label="States" variant="page" tabs={STATES} value={value} onChange={setValue} />;
}

it('the selected tab is fully visible if tabs scroll sideways, even a remembered one', async () => {
  const user = userEvent.setup();
  const WIDTH = 100;
  const sizes = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    const list = this.closest('[role="tablist"]');
    const at = list && list !== this ? [...list.children].indexOf(this) : -1;
    return at < 0
      ? new DOMRect(0, 0, WIDTH * 1.5, 40)
      : new DOMRect(at * WIDTH - (list?.scrollLeft ?? 0), 0, WIDTH, 40);
  });
  render(<Remembering />);
  const list = screen.getByRole('tablist');
  expect(list.scrollLeft).toBe(150);
  await user.click(screen.getByRole('tab', { name: 'second' }));
  expect(list.scrollLeft).toBe(100);
  sizes.mockRestore();
});
