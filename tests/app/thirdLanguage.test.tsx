// A third language is one row and one folder of words: with those, and no other change, the whole product is translated. What the
// folder lacks is shown in English.
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { afterAll, expect, it, vi } from 'vitest';
import { StartFailure } from '@/app/StartFailure';
import { LanguageSwitch } from '@/app/shell/LanguageSwitch';
import { deliverMessage } from '@/editor/dispatch/deliverMessage';
import { createDesk } from '@/editor/dispatch/editorSession';
import { DATA_TAGS } from '@/face/dataTags/catalogue';
import { faceLabels } from '@/packaging/faceLabels';
import { guidePicture } from '@/pages/guide/guidePictures';
import { guideTexts } from '@/pages/guide/guideTexts';
import { useEveryLanguage } from '@/service/language/everyLanguage';
import {
  i18n,
  initialLanguage,
  languageRow,
  requireWords,
  startLanguage,
  switchLanguage,
} from '@/service/language/i18n';
import { MessageLog } from '@/ui/MessageLog';
import { toasts } from '@/ui/toasts';
import { tagWords } from '@/workspace/data/tagTexts';

vi.mock('@/schemas/languages', async (original) => {
  const module = await original<typeof import('@/schemas/languages')>();
  const german = {
    id: 'de',
    name: 'Deutsch',
    tag: 'de-DE',
    dates: 'de-DE',
    fallback: 'en',
    data: 'en',
    spaced: false,
    fonts: 'Deutsch Sans',
    copyMark: ' (Kopie)',
    notStarted: { title: 'Dialwright startet nicht', advice: 'Bitte neu laden.' },
  } as const;
  // The product's own list, so that every reader of it sees the row; instead of its own German, if it has one.
  const rows = module.LANGUAGES as unknown as { id: string }[];
  const own = rows.findIndex(({ id }) => id === german.id);
  rows.splice(own < 0 ? rows.length : own, 1, german);
  return module;
});

/** Texts that the folder `locales/de` lacks: a file, and one text of another file. */
const { LACKS } = vi.hoisted(() => ({ LACKS: { room: 'guide', key: 'skip' } }));

/** The folder `locales/de`: the English files, every text marked. */
const marked = (words: unknown): unknown =>
  typeof words === 'string'
    ? `[de] ${words}`
    : Object.fromEntries(
        Object.entries(words as object)
          .filter(([key]) => key !== LACKS.key)
          .map(([key, value]) => [key, marked(value)]),
      );

vi.mock('@/service/language/texts', async (original) => {
  const { ROOMS, texts } = await original<typeof import('@/service/language/texts')>();
  return {
    ROOMS,
    texts: {
      ...texts,
      read: (language: string, room: string, done: (error: Error | null, words: unknown) => void) =>
        texts.read(language === 'de' && room !== LACKS.room ? 'en' : language, room, (error, words) =>
          done(error as Error | null, language === 'de' && words ? marked(words) : words),
        ),
    },
  };
});

afterAll(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const tagCalled = (desc: string) => DATA_TAGS.find(({ descEn }) => descEn === desc)!;
const english = tagCalled('Weekday, full English name');
const chinese = tagCalled('Weekday, full Chinese name');

it('is offered by its own name, selected, remembered, and set on the page', async () => {
  await startLanguage('en');
  render(
    <I18nextProvider i18n={i18n}>
      <LanguageSwitch />
    </I18nextProvider>,
  );
  const button = screen.getByRole('button', { name: 'Deutsch' });
  expect(button.lang).toBe('de-DE');
  await userEvent.click(button);
  await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('true'));
  expect(document.documentElement.lang).toBe('de-DE');
  expect(document.documentElement.style.getPropertyValue('--fonts-of-language')).toBe(
    `Deutsch Sans, ${languageRow('en').fonts}`,
  );
  expect(screen.getByRole('group').getAttribute('aria-label')).toMatch(/^\[de\] /);
  expect([initialLanguage(''), initialLanguage('?lang=de')]).toEqual(['de', 'de']);
});

it('formats numbers, lists and dates in its own way', async () => {
  await switchLanguage('de');
  expect((12_345.5).toLocaleString(languageRow().tag)).toBe('12.345,5');
  deliverMessage(createDesk(), {
    kind: 'toast',
    tone: 'info',
    words: { key: 'editor:modes.dropped', params: { layers: { list: ['A', 'B', 'C'] } } },
  });
  expect(toasts.get().map(({ text }) => text)).toEqual([expect.stringContaining('A, B und C')]);
  render(
    <I18nextProvider i18n={i18n}>
      <MessageLog open onClose={() => {}} />
    </I18nextProvider>,
  );
  expect((await screen.findByRole('dialog')).textContent).toContain('[de] ');
});

it('shows its readers data in the language that its row names, and marks data in another language', async () => {
  await switchLanguage('de');
  const words = tagWords(english, 'de');
  expect(words).toMatchObject({ desc: english.descEn, isForeign: false });
  expect(tagWords(chinese, 'de').isForeign).toBe(true);
  expect(tagWords(chinese, 'zh').isForeign).toBe(false);
});

it('can be searched like the others, and has its own error for a failed start', async () => {
  await startLanguage('en');
  render(<Found />);
  expect(await screen.findByText(/^\[de\] /)).toBeTruthy();
  render(<StartFailure fault="full" />);
  expect(screen.getByText('Dialwright startet nicht').lang).toBe('de-DE');
});

function Found() {
  return useEveryLanguage(['pages']).map((t) => <p key={t('pages:shell.language')}>{t('pages:shell.language')}</p>);
}

it('shows in English what its folder lacks: a text, a file, a page of the guide and its pictures', async () => {
  await startLanguage('de', ['pages', 'guide']);
  await requireWords(['guide']);
  const english = i18n.getFixedT('en');
  expect(i18n.t('pages:shell.language')).toBe(`[de] ${english('pages:shell.language')}`);
  expect(i18n.t('pages:shell.skip')).toBe(english('pages:shell.skip'));
  expect(i18n.t('guide:title')).toBe(english('guide:title'));
  expect(i18n.exists('pages:shell.skip')).toBe(true);
  const pages = Object.values(await guideTexts('de'));
  expect(pages.length).toBeGreaterThan(20);
  expect(new Set(pages.map(({ language }) => language))).toEqual(new Set(['en']));
  expect(guidePicture('de', 'editor')).toEqual(guidePicture('en', 'editor'));
});

it('loads no second language for readers of a complete one', async () => {
  await startLanguage('zh', ['pages']);
  expect(i18n.languages).toEqual(['zh']);
  await startLanguage('de', ['pages']);
  expect(i18n.languages).toEqual(['de', 'en']);
});

it('names faces that were never named as the data languages do', async () => {
  await startLanguage('de', ['pages']);
  await requireWords(['designs', 'export'], ['en', 'zh']);
  const labels = await faceLabels({ dialName: `[de] ${i18n.getFixedT('en')('designs:untitled')}`, dialNameCn: '' });
  expect(labels.en).toBe(i18n.getFixedT('en')('export:unnamed'));
  expect(labels.zh).toBe(i18n.getFixedT('zh')('export:unnamed'));
});
