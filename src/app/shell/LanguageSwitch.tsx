// The language switch: each language by its own name, with the current one pressed. The choice is stored.
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '@/schemas/languages';
import { switchLanguage } from '@/service/language/i18n';

export function LanguageSwitch() {
  const { t, i18n } = useTranslation('pages');
  return (
    <fieldset aria-label={t('shell.language')} className="flex flex-wrap items-center gap-0.5">
      {LANGUAGES.map(({ id, tag, name }) => (
        <button
          key={id}
          type="button"
          lang={tag}
          aria-pressed={i18n.language === id}
          onClick={() => void switchLanguage(id)}
          className="min-h-8 rounded-md px-2.5 text-sm text-muted transition-colors hover:bg-hover hover:text-ink aria-pressed:bg-raised aria-pressed:font-semibold aria-pressed:text-ink"
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
