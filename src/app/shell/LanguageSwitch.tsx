// The language switch: each language by its own name, the chosen one pressed and remembered.
import { useTranslation } from 'react-i18next';
import { type Language, switchLanguage } from '@/service/language/i18n';

/** Names in their own language are not translated. */
const NAMES: readonly { language: Language; lang: string; name: string }[] = [
  { language: 'zh', lang: 'zh-CN', name: '中文' },
  { language: 'en', lang: 'en', name: 'English' },
];

export function LanguageSwitch() {
  const { t, i18n } = useTranslation('pages');
  return (
    <div role="group" aria-label={t('shell.language')} className="flex items-center gap-0.5">
      {NAMES.map(({ language, lang, name }) => (
        <button
          key={language}
          type="button"
          lang={lang}
          aria-pressed={i18n.language === language}
          onClick={() => void switchLanguage(language)}
          className="min-h-8 rounded-md px-2.5 text-sm text-muted transition-colors hover:bg-hover hover:text-ink aria-pressed:bg-raised aria-pressed:font-semibold aria-pressed:text-ink"
        >
          {name}
        </button>
      ))}
    </div>
  );
}
