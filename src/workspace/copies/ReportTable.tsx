// The conversion result for each layer, in words and with an icon.

import { Check, CircleX, type LucideIcon, Pencil, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useEditor } from '@/editor/dispatch/editorContext';
import { liveText } from '@/face/nodes/liveValue';
import type { ConversionMessage, ConversionNote, LayerReport } from '@/face/platforms/conversion';
import { type ModeName, modeName } from '@/schemas/design';
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

/** Number of kept, changed and lost layers. A layer of both modes counts once, by its worse result. */
export function ReportSummary({ report }: { report: readonly LayerReport[] }) {
  const { t } = useTranslation(['editor', 'conversion']);
  const fates = new Map<string, Fate>();
  for (const { uuid, fate } of report)
    if (FATES.indexOf(fate) >= FATES.indexOf(fates.get(uuid) ?? 'kept')) fates.set(uuid, fate);
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1" role="status">
      {FATES.map((fate) => {
        const count = [...fates.values()].filter((one) => one === fate).length;
        return count > 0 ? <FateWords key={fate} fate={fate} text={t(`conversion:count.${fate}`, { count })} /> : null;
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
  const { t, i18n } = useTranslation(['editor', 'conversion']);
  const sentences = [
    ...messages.flatMap((message) => {
      const words = aheadWords(t, message);
      return words ? [{ key: message.messageKey, words }] : [];
    }),
    ...outlawed.map(({ copy, labels }) => ({
      key: copy.id,
      words: t('conversion:outlawed', {
        copy: copyName(t, copy),
        layers: listed(labels, i18n.language),
        count: labels.length,
      }),
    })),
  ];
  if (sentences.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1 text-sm">
      {sentences.map(({ key, words }) => (
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
  modes: readonly ModeName[];
  fate: Fate;
  /** Unique sentences with the reasons. */
  why: readonly string[];
}

/**
 * A layer with the same result in both modes is listed once, and layers with the same result and modes share one row. Rows
 * keep the order of their first layers.
 */
function rowsOf(layers: readonly LayerReport[], wordsOf: (layer: LayerReport) => readonly string[]): ReportRow[] {
  const results = new Map<string, Omit<ReportRow, 'key' | 'labels'> & { uuid: string; label: string }>();
  for (const layer of layers) {
    const { uuid, label, fate, mode } = layer;
    const why = wordsOf(layer);
    const key = [uuid, fate, ...why].join('\n');
    results.set(key, { uuid, label, fate, why, modes: [...(results.get(key)?.modes ?? []), mode] });
  }
  const rows = new Map<string, ReportRow>();
  for (const { label, modes, fate, why } of results.values()) {
    const key = [fate, modes.join(), ...why].join('\n');
    rows.set(key, { key, fate, modes, why, labels: [...(rows.get(key)?.labels ?? []), label] });
  }
  return [...rows.values()];
}

/** A number with at most two decimals; any other text as it is. */
const short = (text: string): string =>
  /^-?\d+\.\d{3,}$/.test(text) ? String(Math.round(Number(text) * 100) / 100) : text;

/** The layers of a report, those of the normal mode first, topmost first. */
export function ReportTable({ layers }: { layers: readonly LayerReport[] }) {
  const { t, i18n } = useTranslation(['editor', 'conversion']);
  const { watch } = useEditor();
  const topFirst = modeName.options.flatMap((one) => layers.filter(({ mode }) => mode === one).reverse());
  const hasModes = layers.some(({ mode }) => mode === 'ambient');
  const cell = 'sm:border-t border-line sm:py-1.5 pr-3 text-left align-top';
  /** The words of a note; another expression with what the watch shows now by both. */
  const wordsOfNote = (note: ConversionNote, uuid: string): string => {
    const { from, to } = note.params ?? {};
    if (note.messageKey !== 'tagReplaced' || from === undefined || to === undefined) return noteWords(t, note);
    const seen = (source: string | number) => short(liveText(String(source), watch, uuid));
    const values = { from, to, was: seen(from), now: seen(to) };
    return t(`conversion:report.${values.was === values.now ? 'sameValue' : 'otherValue'}`, values);
  };
  const wordsOf = ({ uuid, notes }: LayerReport) => [...new Set(notes.map((note) => wordsOfNote(note, uuid)))];
  return (
    <Table
      caption={t('conversion:report.title')}
      captionClass="sr-only"
      className="max-sm:block"
      headClass="max-sm:sr-only"
      bodyClass="max-sm:block"
      // On a phone the reason is below the layer, so neither is squeezed.
      rowClass="max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:border-t max-sm:border-line max-sm:py-1.5"
      rows={rowsOf(topFirst, wordsOf)}
      columns={[
        {
          key: 'layer',
          title: t('conversion:report.layer'),
          headClass: 'w-2/5 pb-1',
          cellClass: `${cell} break-words`,
          draw: ({ labels, modes: [mode, ...others] }) => (
            <>
              {listed(labels, i18n.language)}
              {hasModes && mode ? (
                <span className="block text-xs font-normal text-muted">
                  {t(others.length > 0 ? 'copies.inBothModes' : `modes.${mode}`)}
                </span>
              ) : null}
            </>
          ),
        },
        {
          key: 'fate',
          title: t('conversion:report.fate'),
          headClass: 'w-24 pb-1',
          cellClass: cell,
          draw: ({ fate }) => <FateWords fate={fate} text={t(`conversion:fate.${fate}`)} />,
        },
        {
          key: 'why',
          title: t('conversion:report.why'),
          headClass: 'pb-1',
          cellClass: `${cell} max-sm:col-span-2 max-sm:text-xs text-muted break-words`,
          draw: ({ why }) => why.map((words) => <p key={words}>{words}</p>),
        },
      ]}
    />
  );
}
