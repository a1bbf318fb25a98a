// Data tags as data: categories, the format of names, and one catalogue entry (spec 3, "Data-tag catalogue entry").
import { z } from 'zod';

/** The five categories of the catalogue, in display order; 'all' is derived from them. */
export const TAG_CATEGORIES = ['time', 'health', 'weather', 'device', 'rotate'] as const;

/** Category of a data tag. */
export const tagCategory = z.enum(TAG_CATEGORIES);
export type TagCategory = z.infer<typeof tagCategory>;

/** A tag's name without hashes: letters and digits, at most 32. */
export const dataTagName = () => z.string().regex(/^[A-Za-z][A-Za-z0-9]{0,31}$/);

/** One entry of the catalogue on the wire: texts in both languages, the sample value and where the tag is offered. */
export const dataTagEntry = z.object({
  tag: dataTagName(),
  category: tagCategory,
  desc: z.string().min(1).max(200),
  descEn: z.string().min(1).max(200),
  default: z.union([z.number(), z.string().min(1), z.boolean()]),
  range: z.string().min(1).max(200),
  rangeEn: z.string().min(1).max(200),
  version: z.literal(2).optional(),
  overseaHide: z.literal(true).optional(),
});
