// The privacy text has an address for each language, independent of the interface language.
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import en from '@/locales/en/privacy.json';
import zh from '@/locales/zh/privacy.json';
import { PrivacyPageEn, PrivacyPageZh } from '@/pages/privacy/PrivacyPage';
import { fetchWords, type Language, startLanguage } from '@/service/language/i18n';
import { PRIVACY_PATHS } from '@/service/language/privacyPath';

afterEach(cleanup);

it.each<[string, Language, typeof PrivacyPageZh, string, string]>([
  ['/designer-privacy', 'en', PrivacyPageZh, zh.title, PRIVACY_PATHS.en],
  ['/designer-privacy', 'zh', PrivacyPageZh, zh.title, PRIVACY_PATHS.en],
  ['/designer-privacy-en', 'zh', PrivacyPageEn, en.title, PRIVACY_PATHS.zh],
  ['/designer-privacy-en', 'en', PrivacyPageEn, en.title, PRIVACY_PATHS.zh],
])(
  '%s keeps its language while the interface is in %s, and links to the other text',
  async (_, language, Page, title, other) => {
    await startLanguage(language);
    await fetchWords(['privacy'], ['zh', 'en']);
    render(<Page />, { wrapper: MemoryRouter });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(other);
  },
);
