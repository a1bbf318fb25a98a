// Lists of built-in picture sets: weather, moon phase, image enumeration (spec 3 and 7).
import { z } from 'zod';
import { EXPRESSION_MAX } from '../limits';
import { page, pageParams } from './paging';

export const assemblyType = z.enum(['weather', 'moonPhase', 'imageEnumeration']);
export type AssemblyType = z.output<typeof assemblyType>;

/** One set: its pictures in the index order of the tag. */
export const assembly = z.object({
  id: z.string().min(1).max(64),
  type: assemblyType,
  name: z.string().max(100),
  nameEn: z.string().max(100).optional(),
  /** Expression that picks the picture; default: the type's own tag. */
  tag: z.string().max(EXPRESSION_MAX).optional(),
  /** How it picks: by index, one picture per digit, or by a share from 0 to 1. */
  shows: z.enum(['index', 'digits', 'share']).optional(),
  imgs: z
    .array(z.object({ url: z.string().max(300), fileSize: z.int().min(0) }))
    .min(1)
    .max(200),
});
export type Assembly = z.output<typeof assembly>;

export const assemblyPageParams = z.object({ ...pageParams(), type: assemblyType });
export const assemblyPageData = page(assembly);
