// The font list (spec 7, Assets): a GET with the oversea flag as a header.
import { z } from 'zod';
import { font } from '../font';
import { page, pageParams } from './paging';

export const fontPageParams = z.object(pageParams());
export const fontPageHeaders = z.object({ oversea: z.enum(['true', 'false']).optional() });
export const fontPageData = page(font);
