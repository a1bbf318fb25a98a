// The parts of the URL that could not be parsed, one sentence each, so no request is silently ignored.
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { FAULT_KINDS, WORLD_NAMES } from '@/schemas/testers';
import type { AddressProblem } from '@/schemas/testersAddress';

export interface AddressProblemsProps {
  problems: readonly AddressProblem[];
  ref: Ref<HTMLDivElement>;
}

export function AddressProblems({ problems, ref }: AddressProblemsProps) {
  const { t } = useTranslation('testers');
  if (problems.length === 0) return null;
  const lists = { worlds: WORLD_NAMES.join(', '), kinds: FAULT_KINDS.filter((kind) => kind !== 'envelope').join(', ') };
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="alert"
      className="rounded-md border border-danger px-3 py-2 text-sm outline-none"
    >
      <p className="font-semibold text-danger">{t('address.title')}</p>
      <ul className="list-disc pl-5">
        {problems.map(({ what, text }) => (
          <li key={`${what} ${text}`} className="break-words">
            {t(`address.${what}`, { text, ...lists })}
          </li>
        ))}
      </ul>
    </div>
  );
}
