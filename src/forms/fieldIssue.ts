// A validation error as key and parameters; translated on render, so that a language switch needs no revalidation.
import type { TFunction } from 'i18next';
import type { z } from 'zod';
import { amountText } from '@/schemas/money';
import { withUnit } from '@/ui/withUnit';
import type { FieldDescriptor } from './describeFields';

/** `key` under `errors.field`. */
export interface FieldIssue {
  key: string;
  params: Record<string, string | number>;
}

type ZodFacts = Pick<z.core.$ZodIssue, 'code'> & {
  message?: string | undefined;
  expected?: unknown;
  received?: unknown;
  origin?: unknown;
  minimum?: unknown;
  maximum?: unknown;
  params?: unknown;
};

const issue = (key: string, params: FieldIssue['params'] = {}): FieldIssue => ({ key, params });

function typeIssue(facts: ZodFacts): FieldIssue {
  if (facts.expected === 'int') return issue('integer');
  if (facts.expected === 'number') return issue('number');
  return issue('required');
}

function customIssue(facts: ZodFacts): FieldIssue {
  const { key, ...params } = (facts.params ?? {}) as { key?: unknown } & FieldIssue['params'];
  return typeof key === 'string' ? issue(key, params) : issue('invalid');
}

const BY_CODE: Partial<Record<z.core.$ZodIssue['code'], (facts: ZodFacts) => FieldIssue>> = {
  invalid_type: typeIssue,
  too_small: ({ origin, minimum }) => {
    if (origin !== 'string') return issue('tooSmall', { min: Number(minimum) });
    return Number(minimum) <= 1 ? issue('required') : issue('tooShort', { min: Number(minimum) });
  },
  too_big: ({ origin, maximum }) =>
    origin === 'string' ? issue('tooLong', { max: Number(maximum) }) : issue('tooBig', { max: Number(maximum) }),
  invalid_format: () => issue('format'),
  invalid_value: () => issue('choice'),
  invalid_union: () => issue('choice'),
  custom: customIssue,
};

/** By convention a schema's own message is a key (`{ error: 'phoneFormat' }`); other messages are not for users. */
const isKey = (message: string | undefined): message is string => /^[a-z][A-Za-z]+$/.test(message ?? '');

export function issueOf(facts: ZodFacts): FieldIssue {
  if (isKey(facts.message)) return issue(facts.message);
  return BY_CODE[facts.code]?.(facts) ?? issue('invalid');
}

/** Encodes an issue as the text that the form library stores, and decodes it. */
export const packIssue = (facts: FieldIssue): string => JSON.stringify([facts.key, facts.params]);

export function unpackIssue(message: string): FieldIssue {
  if (!message.startsWith('[')) return issue(isKey(message) ? message : 'invalid');
  const [key, params] = JSON.parse(message) as [string, FieldIssue['params']];
  return issue(key, params);
}

/** More specific keys of `errors.field` by control. */
const BY_CONTROL: Partial<Record<FieldDescriptor['control'], Record<string, string>>> = {
  color: { format: 'color' },
  image: { format: 'image' },
  images: { format: 'image' },
  money: { number: 'money', integer: 'money', required: 'money' },
  list: { tooBig: 'tooMany', tooSmall: 'tooFew' },
  colorList: { format: 'color', tooBig: 'tooManyColors', tooSmall: 'tooFew' },
};

const inUnits = (params: FieldIssue['params'], unit: (value: number) => string): FieldIssue['params'] =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, typeof value === 'number' ? unit(value) : value]),
  );

/** The displayed sentence. Limits are in the field's unit; if both are known, both are named. */
export function issueText(t: TFunction, facts: FieldIssue, field: FieldDescriptor): string {
  const scale = field.unit === '%' ? 100 : 1;
  const bound = (value: number) =>
    field.currency === undefined
      ? withUnit(Number((value * scale).toFixed(4)), field.unit)
      : amountText(value, field.currency);
  const own = BY_CONTROL[field.control]?.[facts.key];
  if (own !== undefined || (facts.key !== 'tooSmall' && facts.key !== 'tooBig')) {
    // Numbers in an error about money are amounts.
    const params = field.currency === undefined ? facts.params : inUnits(facts.params, bound);
    return t([`field.${own ?? facts.key}`, 'field.invalid'], { ns: 'errors', ...params });
  }
  if (field.control === 'images') return t('errors:field.tooManyImages', facts.params);
  const { min, max } = field;
  if (min !== undefined && max !== undefined) {
    return t('errors:field.outside', { min: bound(min), max: bound(max) });
  }
  const params = inUnits(facts.params, bound);
  return t([`field.${facts.key}`, 'field.invalid'], { ns: 'errors', ...params });
}
