// The user guide as a page: list of pages, search, links between pages, and its own words in both languages.
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { GuidePage } from '@/pages/guide/GuidePage';
import { GUIDE_PAGES } from '@/pages/guide/guidePages';
import { startLanguage, switchLanguage } from '@/service/language/i18n';

// The editor's tables and drawn faces have tests of their own.
vi.mock('@/pages/guide/LiveFace', () => ({ LiveFace: ({ alt }: { alt: string }) => <p>{alt}</p> }));

function Where() {
  const { pathname, hash } = useLocation();
  return <output data-testid="where">{pathname + hash}</output>;
}

/** React renders content that suspends on the texts only inside act. */
const open = (path: string) =>
  act(async () => {
    render(
      <MemoryRouter initialEntries={[path]}>
        <Where />
        <Routes>
          <Route path="/help/:page?" element={<GuidePage />} />
        </Routes>
      </MemoryRouter>,
    );
  });

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const where = () => screen.getByTestId('where').textContent;

beforeAll(() => startLanguage('en'));
beforeEach(() => switchLanguage('en'));
afterAll(() => switchLanguage('zh'));

describe('the guide', () => {
  it('opens with the first page and lists all of them', async () => {
    await open('/help');
    await title('Your first face in five minutes');
    const list = screen.getByRole('navigation', { name: 'Pages of the guide' });
    const pages = within(list)
      .getAllByRole('link')
      .filter((link) => !link.getAttribute('href')?.includes('#'));
    expect(pages).toHaveLength(GUIDE_PAGES.length);
    expect(within(list).getByRole('link', { current: 'page' }).textContent).toBe('Your first face in five minutes');
  });

  it('goes to the next page and back, with the focus on its title', async () => {
    await open('/help');
    const user = userEvent.setup();
    await title('Your first face in five minutes');
    await user.click(screen.getByRole('link', { name: 'Next The canvas and selecting' }));
    const heading = await title('The canvas and selecting');
    expect(document.activeElement).toBe(heading);
    expect(document.title).toBe('The canvas and selecting - Dialwright');
    await user.click(screen.getByRole('link', { name: 'Previous Your first face in five minutes' }));
    await title('Your first face in five minutes');
  });

  it('shows the words of the interface where it names a control', async () => {
    await open('/help/export');
    await title('Export, and put it on a watch');
    const control = document.querySelector('[data-ui="export:key.export"]');
    expect(control?.textContent).toBe('Export the key');
  });

  it('opens at a heading from the address, and focuses it', async () => {
    await open('/help/export#key');
    const heading = await screen.findByRole('heading', { level: 2, name: 'The signing key' });
    expect(document.activeElement).toBe(heading);
  });

  it('says that a page does not exist, and offers another', async () => {
    await open('/help/nowhere');
    await title('This page of the guide does not exist');
    expect(screen.getByRole('link', { name: 'Open the first page' }).getAttribute('href')).toBe('/help');
  });

  it.each([
    ['en', 'Search the guide', 'SIGNING k', 'The signing key'],
    ['zh', '搜索指南', '签名密钥', '签名密钥'],
  ])('searches in %s and opens what it finds', async (language, label, query, pageTitle) => {
    await act(() => switchLanguage(language));
    await open('/help');
    const user = userEvent.setup();
    await user.type(await screen.findByRole('searchbox', { name: label }), query);
    const [first] = await screen.findAllByRole('link', { name: new RegExp(`^${pageTitle}`) });
    expect(first?.getAttribute('href')).toBe('/help/export#key');
    if (first) await user.click(first);
    const heading = await screen.findByRole('heading', { level: 2, name: pageTitle });
    expect(document.activeElement).toBe(heading);
    expect(where()).toBe('/help/export#key');
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
  });

  it('announces the number of results, and that there are none', async () => {
    await open('/help');
    const user = userEvent.setup();
    const field = await screen.findByRole('searchbox', { name: 'Search the guide' });
    await user.type(field, 'zzzz');
    await screen.findByText('Nothing found for “zzzz”');
    await user.clear(field);
    await user.type(field, 'pivot');
    await screen.findByText(/^\d+ results$/);
  });

  it('collapses the list in narrow windows behind a button', async () => {
    await open('/help');
    const user = userEvent.setup();
    const button = await screen.findByRole('button', { name: 'All pages', expanded: false });
    await user.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
  });
});
