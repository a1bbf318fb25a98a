// The conversion result for each layer, in words and with an icon.

import { Check, CircleX, type LucideIcon, Pencil, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ConversionMessage, LayerReport } from '@/face/platforms/conversion';
import type { ModeName } from '@/schemas/design';
import { listed } from '@/service/language/listed';
import { aheadWords, copyName, noteWords } from '@/simulator/copyWords';
import { Table } from '@/ui/Table';
import type { PlannedConversion } from './useConversion';

type Fate = LayerReport['fate'];
const FATES: readonly Fate[] = ['kept', 'changed', 'lost'];
const LOOKS: Record<Fate, { Icon: LucideIcon; tone: string }> = {
  kept: { Icon: Check, tone: 'text-muted' },
  changed: { Icon: Pencil, tone: 'text-warning' },
  lost: { Icon: CircleX, tone: 'text-danger' },
};

function FateWords({ fate, text }: { fate: Fate; text: string }) {
  const { Icon, tone } = LOOKS[fate];
  return (
    <span className={`inline-flex items-center gap-1.5 whitespace-nowrap ${tone}`}>
      <Icon size={14} aria-hidden="true" className="shrink-0" />
      {text}
    </span>
  );
}

/** Number of kept, changed and lost layers. */
export function ReportSummary({ report }: { report: readonly LayerReport[] }) {
  const { t } = useTranslation('editor');
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1" role="status">
      {FATES.map((fate) => {
        const count = report.filter((layer) => layer.fate === fate).length;
        return count > 0 ? <FateWords key={fate} fate={fate} text={t(`copies.count.${fate}`, { count })} /> : null;
      })}
    </p>
  );
}

interface WholeReportProps {
  messages: readonly ConversionMessage[];
  outlawed: PlannedConversion['outlawed'];
}

/** The consequences for the whole copy and for the other copies. */
export function WholeReport({ messages, outlawed }: WholeReportProps) {
  const { t, i18n } = useTranslation('editor');
  const said = [
    ...messages.flatMap((message) => {
      const words = aheadWords(t, message);
      return words ? [{ key: message.messageKey, words }] : [];
    }),
    ...outlawed.map(({ copy, labels }) => ({
      key: copy.id,
      words: t('copies.outlawed', {
        copy: copyName(t, copy),
        layers: listed(labels, i18n.language),
        count: labels.length,
      }),
    })),
  ];
  if (said.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1 text-sm">
      {said.map(({ key, words }) => (
        <li key={key} className="flex items-start gap-1.5">
          <TriangleAlert size={14} aria-hidden="true" className="mt-0.5 shrink-0 text-warning" />
          {words}
        </li>
      ))}
    </ul>
  );
}

interface ReportRow {
  key: string;
  labels: readonly string[];
  fate: Fate;
  /** Unique sentences with the reasons. */
  why: readonly string[];
}

/** Layers with the same result share one row. Rows keep the order of their first layers. */
function rowsOf(layers: readonly LayerReport[], wordsOf: (note: LayerReport['notes'][number]) => string): ReportRow[] {
  const rows = new Map<string, ReportRow>();
  for (const { label, fate, notes } of layers) {
    const why = [...new Set(notes.map(wordsOf))];
    const key = [fate, ...why].join('\n');
    rows.set(key, { key, fate, why, labels: [...(rows.get(key)?.labels ?? []), label] });
  }
  return [...rows.values()];
}

/** The layers of one mode, topmost first. */
export function ReportTable({ mode, layers }: { mode: ModeName; layers: readonly LayerReport[] }) {
  const { t, i18n } = useTranslation('editor');
  const cell = 'sm:border-t border-line sm:py-1.5 pr-3 text-left align-top';
  return (
    <Table
      caption={t(`modes.${mode}`)}
      captionClass="max-sm:block pb-1 text-left font-semibold"
      className="max-sm:block"
      headClass="max-sm:sr-only"
      bodyClass="max-sm:block"
      // On a phone the reason is below the layer, so neither is squeezed.
      rowClass="max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:border-t max-sm:border-line max-sm:py-1.5"
      rows={rowsOf([...layers].reverse(), (note) => noteWords(t, note))}
      columns={[
        {
          key: 'layer',
          title: t('copies.report.layer'),
          headClass: 'w-2/5 pb-1',
          cellClass: `${cell} break-words`,
          draw: ({ labels }) => listed(labels, i18n.language),
        },
        {
          key: 'fate',
          title: t('copies.report.fate'),
          headClass: 'w-24 pb-1',
          cellClass: cell,
          draw: ({ fate }) => <FateWords fate={fate} text={t(`copies.fate.${fate}`)} />,
        },
        {
          key: 'why',
          title: t('copies.report.why'),
          headClass: 'pb-1',
          cellClass: `${cell} max-sm:col-span-2 max-sm:text-xs text-muted break-words`,
          draw: ({ why }) => why.map((words) => <p key={words}>{words}</p>),
        },
      ]}
    />
  );
}
