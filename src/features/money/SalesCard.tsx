// Imports sales: parses a file, lists its errors by line, and shows its content before the import.
import { FileDown, FileUp } from 'lucide-react';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '@/drafts/saving/saveFile';
import { csvText } from '@/output/csv';
import { countKinds, SALES_COLUMNS } from '@/output/salesFile';
import { errorMessage } from '@/service/api/apiError';
import { announce } from '@/ui/announce';
import { Button } from '@/ui/Button';
import { RecordTable } from '@/ui/RecordTable';
import type { TableColumn } from '@/ui/Table';
import { type LineFault, useSalesImport } from './operator/useSalesImport';

/** Number of errors that are listed. */
const TOLD = 50;

const SAMPLE = [
  ['sale', 'S-1001', '2026-10-01T09:30:00Z', 'FACE-ID', '1.99', 'USD', '', '', '', ''],
  ['refund', 'R-1001', '2026-10-03T12:00:00Z', '', '', '', 'S-1001', '', '', ''],
  ['downloads', 'D-1', '2026-10-02T00:00:00Z', 'FACE-ID', '', '', '', '2026-10-01', '25', ''],
  ['premium', 'P-2026-10', '2026-11-01T00:00:00Z', '', '1200.00', 'USD', '', '', '', '2026-10'],
];

const saveSample = () =>
  saveFile(new Blob([csvText([[...SALES_COLUMNS], ...SAMPLE])], { type: 'text/csv;charset=utf-8' }), 'sales.csv');

export function SalesCard() {
  const { t } = useTranslation(['operator', 'errors']);
  const heading = useId();
  const { state, busy, error, choose, send, drop } = useSalesImport();
  const done = state.name === 'done' ? t('sales.done', { added: state.added, known: state.repeated }) : '';
  useEffect(() => {
    if (done) announce(done);
  }, [done]);
  const canSend = state.name === 'read' && state.faults.length === 0;
  return (
    <section
      aria-labelledby={heading}
      className="flex min-w-0 flex-col gap-3 rounded-xl border border-line bg-panel p-4"
    >
      <h2 id={heading} className="text-base font-semibold">
        {t('sales.title')}
      </h2>
      <p className="max-w-3xl text-sm text-pretty text-muted">{t('sales.text')}</p>
      <div className="flex flex-wrap gap-2">
        <Button icon={<FileUp size={14} aria-hidden="true" />} onClick={() => void choose()}>
          {t('sales.choose')}
        </Button>
        <Button variant="ghost" icon={<FileDown size={14} aria-hidden="true" />} onClick={saveSample}>
          {t('sales.sample')}
        </Button>
      </div>
      {state.name === 'refused' ? (
        <p role="alert" className="text-sm text-danger">
          {state.text}
        </p>
      ) : null}
      {canSend ? (
        <div className="flex flex-col gap-2 rounded-lg border border-line bg-app p-3 text-sm">
          <p className="font-semibold [overflow-wrap:anywhere]">
            {t('sales.read', { name: state.file, count: state.rows.length })}
          </p>
          <ul className="flex flex-wrap gap-x-4 gap-y-1 text-muted">
            {countKinds(state.rows).map(({ kind, count }) => (
              <li key={kind}>{t(`sales.kinds.${kind}`, { count })}</li>
            ))}
          </ul>
          <div className="flex flex-wrap gap-2">
            <Button variant="primary" busy={busy} onClick={() => void send()}>
              {busy ? t('sales.importing') : t('sales.import', { count: state.rows.length })}
            </Button>
            <Button onClick={drop}>{t('sales.drop')}</Button>
          </div>
        </div>
      ) : null}
      {error && state.name === 'read' ? (
        <p role="alert" className="text-sm text-danger">
          {errorMessage((key, values) => t(key, values), error)}
        </p>
      ) : null}
      {state.name === 'read' && state.faults.length > 0 ? <Faults faults={state.faults} /> : null}
      {done ? <p className="text-sm text-accent">{done}</p> : null}
    </section>
  );
}

type Row = LineFault & { key: string };

function Faults({ faults }: { faults: readonly LineFault[] }) {
  const { t } = useTranslation('operator');
  const columns: readonly TableColumn<Row>[] = [
    { key: 'line', title: t('sales.line'), draw: ({ line }) => line },
    { key: 'column', title: t('sales.column'), draw: ({ column }) => <code>{column}</code> },
    {
      key: 'value',
      title: t('sales.value'),
      cellClass: '[overflow-wrap:anywhere]',
      draw: ({ value }) => value.slice(0, 80),
    },
    { key: 'what', title: t('sales.what'), draw: ({ fault }) => t(`sales.fault.${fault}`) },
  ];
  const listed = faults.slice(0, TOLD);
  const caption = t('sales.faults', { count: faults.length });
  useEffect(() => announce(caption, { politeness: 'assertive' }), [caption]);
  return (
    <div className="flex flex-col gap-2">
      <RecordTable
        caption={caption}
        columns={columns}
        rows={listed.map((fault) => ({ ...fault, key: `${fault.line} ${fault.column} ${fault.fault}` }))}
      />
      {faults.length > TOLD ? (
        <p className="text-xs text-muted">{t('sales.more', { count: faults.length - TOLD })}</p>
      ) : null}
    </div>
  );
}
