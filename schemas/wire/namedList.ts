// Categories and tags of faces in both languages (spec 7, Lists).
import { z } from 'zod';

const named = z.object({ id: z.string().max(64), name: z.string().max(100), nameEn: z.string().max(100) });
export const namedListData = z.array(named);
