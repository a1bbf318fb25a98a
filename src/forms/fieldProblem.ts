// What is wrong with a value, as a key and parameters: translated when drawn, so that a language switch needs no new check.
import type { TFunction } from 'i18next';
import type { z } from 'zod';
import { withUnit } from '@/ui/withUnit';
import type { FieldDescriptor } from './describeFields';
import { amountText } from './money';

/** `key` stands under `errors.field`. */
export interface FieldProblem {
  key: string;
  params: Record<string, string | number>;
}

type Issue = Pick<z.core.$ZodIssue, 'code'> & {
  message?: string | undefined;
  expected?: unknown;
  received?: unknown;
  origin?: unknown;
  minimum?: unknown;
  maximum?: unknown;
  params?: unknown;
};

const problem = (key: string, params: FieldProblem['params'] = {}): FieldProblem => ({ key, params });

function typeProblem(issue: Issue): FieldProblem {
  if (issue.expected === 'int') return problem('integer');
  if (issue.expected === 'number') return problem('number');
  return problem('required');
}

function customProblem(issue: Issue): FieldProblem {
  const { key, ...params } = (issue.params ?? {}) as { key?: unknown } & FieldProblem['params'];
  return typeof key === 'string' ? problem(key, params) : problem('invalid');
}

const BY_CODE: Partial<Record<z.core.$ZodIssue['code'], (issue: Issue) => FieldProblem>> = {
  invalid_type: typeProblem,
  too_small: ({ origin, minimum }) => {
    if (origin !== 'string') return problem('tooSmall', { min: Number(minimum) });
    return Number(minimum) <= 1 ? problem('required') : problem('tooShort', { min: Number(minimum) });
  },
  too_big: ({ origin, maximum }) =>
    origin === 'string' ? problem('tooLong', { max: Number(maximum) }) : problem('tooBig', { max: Number(maximum) }),
  invalid_format: () => problem('format'),
  invalid_value: () => problem('choice'),
  invalid_union: () => problem('choice'),
  custom: customProblem,
};

/** A schema's own message is a key by our convention (`{ error: 'phoneFormat' }`); other words are not for people. */
const isKey = (message: string | undefined): message is string => /^[a-z][A-Za-z]+$/.test(message ?? '');

export function problemOf(issue: Issue): FieldProblem {
  if (isKey(issue.message)) return problem(issue.message);
  return BY_CODE[issue.code]?.(issue) ?? problem('invalid');
}

/** A problem as the message of a form library that keeps only text, and back. */
export const packProblem = (found: FieldProblem): string => JSON.stringify([found.key, found.params]);

export function unpackProblem(message: string): FieldProblem {
  if (!message.startsWith('[')) return problem(isKey(message) ? message : 'invalid');
  const [key, params] = JSON.parse(message) as [string, FieldProblem['params']];
  return problem(key, params);
}

/** Keys of `errors.field` that the kind of control makes more exact. */
const BY_CONTROL: Partial<Record<FieldDescriptor['control'], Record<string, string>>> = {
  color: { format: 'color' },
  image: { format: 'image' },
  images: { format: 'image' },
  money: { number: 'money', integer: 'money', required: 'money' },
  list: { tooBig: 'tooMany', tooSmall: 'tooFew' },
  colorList: { format: 'color', tooBig: 'tooMany', tooSmall: 'tooFew' },
};

/** The sentence a person reads. Bounds are written in the unit the field shows; where both are known, both are named. */
export function problemText(t: TFunction, found: FieldProblem, field: FieldDescriptor): string {
  const scale = field.unit === '%' ? 100 : 1;
  const bound = (value: number) =>
    field.currency === undefined
      ? withUnit(Number((value * scale).toFixed(4)), field.unit)
      : amountText(value, field.currency);
  const own = BY_CONTROL[field.control]?.[found.key];
  if (own !== undefined || (found.key !== 'tooSmall' && found.key !== 'tooBig')) {
    return t([`field.${own ?? found.key}`, 'field.invalid'], {
      ns: 'errors',
      ...found.params,
    });
  }
  if (field.control === 'images') return t('errors:field.tooManyImages', found.params);
  const { min, max } = field;
  if (min !== undefined && max !== undefined) {
    return t('errors:field.outside', { min: bound(min), max: bound(max) });
  }
  const params = Object.fromEntries(
    Object.entries(found.params).map(([name, value]) => [name, typeof value === 'number' ? bound(value) : value]),
  );
  return t([`field.${found.key}`, 'field.invalid'], { ns: 'errors', ...params });
}
