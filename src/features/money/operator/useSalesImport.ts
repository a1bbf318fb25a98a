// Import of a sales file: parsed here first, sent as a whole, with errors by line if it is rejected.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readSales, type SalesColumn, type SalesFile } from '@/output/salesFile';
import { SALES_ROWS_MAX } from '@/schemas/limits';
import type { DataOf } from '@/schemas/wire/operations';
import { useSalesImportMutation } from '@/service/api/operator';
import { askForFiles } from '@/ui/askForFiles';

/** Larger files are not lists of sales, bytes. */
const FILE_BYTES_MAX = 8 * 1024 * 1024;

type Done = DataOf<'salesImport'>;

export interface LineFault {
  line: number;
  column: SalesColumn | null;
  value: string;
  fault: SalesFile['faults'][number]['fault'] | Done['faults'][number]['fault'];
}

export type Import =
  | { name: 'none' }
  /** The file cannot be read at all: the reason, translated. */
  | { name: 'refused'; text: string }
  | { name: 'read'; file: string; rows: SalesFile['rows']; faults: readonly LineFault[] }
  | { name: 'done'; added: number; repeated: number };

const FAULT_COLUMN: Readonly<Record<Done['faults'][number]['fault'], SalesColumn>> = {
  unknownFace: 'face',
  unknownSale: 'sale',
  otherCurrency: 'currency',
  refunded: 'sale',
  otherRow: 'ref',
  noDownloads: 'month',
};

export function useSalesImport() {
  const { t } = useTranslation('operator');
  const [state, setState] = useState<Import>({ name: 'none' });
  const [send, { isLoading, error, reset }] = useSalesImportMutation();

  const refused = (text: string) => setState({ name: 'refused', text });
  const read = async (file: File): Promise<void> => {
    const { name } = file;
    const text = file.size > FILE_BYTES_MAX ? null : await file.text().catch(() => null);
    if (text === null) return refused(t('sales.refused.unreadable', { name }));
    const sales = readSales(text);
    if (!('refused' in sales)) return setState({ name: 'read', file: name, ...sales });
    if (sales.refused === 'noColumn') return refused(t('sales.refused.noColumn', { name, column: sales.column }));
    refused(t(`sales.refused.${sales.refused}`, { name, most: SALES_ROWS_MAX }));
  };

  return {
    state,
    busy: isLoading,
    error,
    async choose() {
      const [file] = await askForFiles({ accept: '.csv,text/csv' });
      if (!file) return;
      reset();
      await read(file);
    },
    async send() {
      if (state.name !== 'read') return;
      const { rows } = state;
      const { data } = await send({ rows: rows.map(({ row }) => row) });
      if (!data) return;
      const { faults, added, known: repeated } = data;
      if (faults.length === 0) return setState({ name: 'done', added, repeated });
      const lines = faults.map(({ at, fault }): LineFault => {
        const row = rows[at];
        const column = FAULT_COLUMN[fault];
        const key = column === 'face' ? 'faceId' : column;
        const value = row ? ((row.row as Record<string, unknown>)[key] ?? '') : '';
        return { line: row?.line ?? 0, column, value: String(value), fault };
      });
      setState({ ...state, faults: lines });
    },
    drop() {
      reset();
      setState({ name: 'none' });
    },
  };
}
