// Data tags as data: categories, what a tag's name looks like, and one catalogue entry (spec 3, "Data-tag catalogue entry").
import { z } from 'zod';

/** The five categories of the catalogue, in the order in which they are shown; 'all' is derived from them. */
export const TAG_CATEGORIES = ['time', 'health', 'weather', 'device', 'rotate'] as const;

/** Category of a data tag. */
export const tagCategory = z.enum(TAG_CATEGORIES);
export type TagCategory = z.infer<typeof tagCategory>;

/** A tag's name without its hashes: letters and digits, at most 32. */
export const dataTagName = () => z.string().regex(/^[A-Za-z][A-Za-z0-9]{0,31}$/);

/** One entry of the catalogue as it travels: the texts in both languages, the sample value and who sees the tag. */
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
