// Describes the AI beta: its features, and where the entered text is sent.
import { useTranslation } from 'react-i18next';
import { useAiAccess } from '@/service/ai/aiAccess';

const PARTS = ['pictures', 'texts', 'backgrounds'] as const;

export function BetaWords() {
  const { t } = useTranslation('ai');
  const access = useAiAccess();
  return (
    <div className="flex flex-col gap-2 text-sm">
      <p>{t('beta.what.intro')}</p>
      <ul className="flex list-disc flex-col gap-1 pl-4">
        {PARTS.filter((part) => access[part]).map((part) => (
          <li key={part}>{t(`beta.what.${part}`)}</li>
        ))}
      </ul>
      <p className="text-muted">{t(access.isDemo ? 'beta.demo' : 'beta.sent')}</p>
    </div>
  );
}
