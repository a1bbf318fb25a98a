// Tabs: each panel comes back where it was scrolled to.
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Tabs } from '@/ui/Tabs';

function Two() {
  const [value, setValue] = useState('first');
  const tabs = ['first', 'second'].map((id) => ({ id, label: id, content: <p>{id}</p> }));
  return <Tabs label="Both" tabs={tabs} value={value} onChange={setValue} />;
}

it('a tab begins at its top, and comes back where it was', async () => {
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
