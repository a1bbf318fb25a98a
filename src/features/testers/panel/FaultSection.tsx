// The fault plan: a form to add an entry, the remaining entries, and the observed calls.
import { useTranslation } from 'react-i18next';
import { SubmitForm } from '@/forms/SubmitForm';
import { type FaultForm, faultForm } from '@/schemas/forms/testers';
import type { Fault } from '@/schemas/testers';
import type { TestersSeen } from '@/schemas/wire/testersCalls';
import { announce } from '@/ui/announce';
import { Button } from '@/ui/Button';
import { PanelHeading } from '@/ui/PanelHeading';
import { CallSelect } from './CallSelect';
import { CallsSeen } from './CallsSeen';
import type { Testers } from './useTesters';

/** Converts the form to an entry of the plan, with only the number of its kind. */
const entryOf = ({ op, kind, times, ms, code }: FaultForm): Fault => ({
  ...{ op, kind, times },
  ...(kind === 'latency' && { ms }),
  ...(kind === 'status' && { code }),
});

/** Equal entries are distinguished by their index. */
const placed = (planned: TestersSeen['planned']) =>
  planned.map((entry, at) => ({ ...entry, id: `${at} ${entry.op} ${entry.kind}` }));

export interface FaultSectionProps {
  seen: Pick<TestersSeen, 'planned' | 'calls'>;
  testers: Pick<Testers, 'addFault' | 'clearFaults'>;
  /** Fetches the backend's state again. */
  look(): Promise<unknown>;
}

export function FaultSection({ seen, testers, look }: FaultSectionProps) {
  const { t } = useTranslation('testers');
  const { planned, calls } = seen;
  const kindOf = (kind: string) => t(`faultForm.options.kind.${kind}`);
  const callOf = (op: string) => (op === 'any' ? t('faults.anyCall') : op);

  const add = async (form: FaultForm) => {
    if (!(await testers.addFault(entryOf(form)))) return;
    await look();
    announce(t('faults.added', { call: callOf(form.op), kind: kindOf(form.kind) }));
  };
  const clear = async () => {
    if (!(await testers.clearFaults())) return;
    await look();
    announce(t('faults.none'));
  };
  return (
    <section>
      <PanelHeading>{t('faults.title')}</PanelHeading>
      <SubmitForm
        schema={faultForm}
        schemaName="testers:faultForm"
        defaultValues={{ op: 'draftSave', kind: 'network' }}
        controls={{ op: { Input: CallSelect, labelling: 'for' } }}
        submitLabel={t('faults.add')}
        onSubmit={add}
      />
      <div className="flex flex-wrap items-start justify-between gap-2 pt-4">
        {planned.length === 0 ? (
          <p className="text-sm text-muted">{t('faults.none')}</p>
        ) : (
          <ul className="min-w-0 list-disc pl-5 text-sm" aria-label={t('faults.planned')}>
            {placed(planned).map(({ id, op, kind, times }) => (
              <li key={id}>{t('faults.entry', { call: callOf(op), kind: kindOf(kind), count: times })}</li>
            ))}
          </ul>
        )}
        <Button size="sm" onClick={() => void clear()}>
          {t('faults.clear')}
        </Button>
      </div>
      <CallsSeen calls={calls} />
    </section>
  );
}
