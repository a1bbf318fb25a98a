// Paged lists: the parameters `current` and `size`, and the response page (docs/rules/backend.md L15).
import { z } from 'zod';
import { PAGE_SIZE, PAGE_SIZE_MAX } from '../limits';

/** A whole number below 10^15, as a number or as query string text. */
export const wholeNumber = (bounded: z.ZodType<number, number>) =>
  z.union([
    bounded,
    z
      .string()
      .regex(/^\d{1,15}$/)
      .transform(Number)
      .pipe(bounded),
  ]);

/** Creates `current` (from 1) and `size` (1 to 100) parameters. */
export const pageParams = () => ({
  current: wholeNumber(z.int().min(1).max(999_999_999)).default(1),
  size: wholeNumber(z.int().min(1).max(PAGE_SIZE_MAX)).default(PAGE_SIZE),
});

/** A page of records; `total` is the size of the whole list. */
export const page = <T extends z.ZodType>(record: T) =>
  z.object({
    records: z.array(record).max(PAGE_SIZE_MAX),
    total: z.int().min(0),
    current: z.int().min(1),
    size: z.int().min(1).max(PAGE_SIZE_MAX),
  });
