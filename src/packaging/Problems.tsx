// Errors and warnings of an export: each with the name of its layer and a message.
import { CircleAlert, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';

export interface Problem {
  key: string;
  /** Label of the layer; empty for the whole face. */
  where: string;
  words: string;
  /** It prevents the export; otherwise it is a warning. */
  isError: boolean;
}

export function Problems({ title, problems }: { title: string; problems: readonly Problem[] }) {
  const { t } = useTranslation('messages');
  if (problems.length === 0) return null;
  return (
    <section aria-label={title} className="flex flex-col gap-1 rounded-lg border border-line bg-app p-3 text-sm">
      <h3 className="font-semibold">{title}</h3>
      <ul className="flex max-h-60 flex-col overflow-y-auto">
        {problems.map(({ key, where, words, isError }) => {
          const Icon = isError ? CircleAlert : TriangleAlert;
          return (
            <li key={key} className="flex items-start gap-2 border-t border-line py-2 first:border-t-0">
              <Icon
                size={16}
                aria-hidden="true"
                className={`mt-0.5 shrink-0 ${isError ? 'text-danger' : 'text-warning'}`}
              />
              <p className="min-w-0 [overflow-wrap:anywhere]">
                {where ? (
                  <>
                    <strong className="font-semibold">{where}</strong>
                    {t('ui.colon')}
                  </>
                ) : null}
                {words}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
