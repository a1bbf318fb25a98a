// Lists of ready-made picture sets: weather, moon phase, image enumeration (spec 3 and 7).
import { z } from 'zod';
import { page, pageParams } from './paging';

export const assemblyType = z.enum(['weather', 'moonPhase', 'imageEnumeration']);
export type AssemblyType = z.output<typeof assemblyType>;

/** One set: its pictures in the order of the index the tag gives. */
export const assembly = z.object({
  id: z.string().min(1).max(64),
  type: assemblyType,
  name: z.string().max(100),
  imgs: z
    .array(z.object({ url: z.string().max(300), fileSize: z.int().min(0) }))
    .min(1)
    .max(200),
});
export type Assembly = z.output<typeof assembly>;

export const assemblyPageParams = z.object({ ...pageParams(), type: assemblyType });
export const assemblyPageData = page(assembly);
