// The chosen measure: its values for each day and face, and their format.
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useMoney } from '@/features/money/useMoney';
import type { Statistics } from '@/schemas/wire/statistics';
import { type Measure, selectManagement } from './managementState';
import type { ValueWords } from './TimeChart';
import type { Formats } from './useFormats';

export interface Measured {
  measure: Measure;
  write: ValueWords;
  days: readonly { day: string; value: number }[];
  /** Of all faces within the days. */
  total: number;
  amountOf(face: Statistics['faces']['records'][number]): number;
}

/** Minimum end of a money axis, minor units. */
const LEAST_MONEY = 400;

export function useMeasured(data: Statistics, formats: Formats): Measured {
  const { measure } = useSelector(selectManagement);
  const { money, whole } = useMoney(data.revenue.currency);
  return useMemo(() => {
    if (measure === 'revenue')
      return {
        ...{ measure, total: data.revenue.total, amountOf: ({ revenue }) => revenue },
        write: { full: money, short: whole, least: LEAST_MONEY },
        days: data.revenue.days.map(({ day, earned }) => ({ day, value: earned })),
      };
    return {
      ...{ measure, total: data.downloads, amountOf: ({ downloads }) => downloads },
      write: { full: formats.number, short: formats.compact, least: 4 },
      days: data.days.map(({ day, downloads }) => ({ day, value: downloads })),
    };
  }, [measure, data, money, whole, formats]);
}
