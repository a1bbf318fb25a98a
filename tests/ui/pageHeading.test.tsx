// The heading of a page and the focus: not focused on the first page of a visit, focused on every page after it.
import { render } from '@testing-library/react';
import { StrictMode } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';

// The module of a visit that begins: other files of this worker have rendered headings with the shared one.
vi.resetModules();
const { PageHeading } = await import('@/ui/PageHeading');

const page = (path: string, title: string) => (
  <StrictMode>
    <MemoryRouter key={path} initialEntries={[path]}>
      <PageHeading key={title} title={title} />
    </MemoryRouter>
  </StrictMode>
);

it('the first page leaves the focus where it is, so that Tab begins with the skip link; the next ones focus the heading', () => {
  const { rerender } = render(page('/', 'Home'));
  expect(document.activeElement).toBe(document.body);
  expect(document.title).toBe('Home - Dialwright');
  rerender(page('/dialList', 'My designs'));
  expect(document.activeElement?.textContent).toBe('My designs');
  // A focused notice gives way to the page at the same address.
  (document.activeElement as HTMLElement).blur();
  rerender(page('/dialList', 'Designs'));
  expect(document.activeElement?.textContent).toBe('Designs');
});
