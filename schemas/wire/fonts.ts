// Fonts (spec 7, Assets): the list is a GET with the oversea flag as a header; upload is multipart with an optional
// name.
import { z } from 'zod';
import { FONT_NAME_MAX, font } from '../font';
import { page, pageParams } from './paging';

export const fontPageParams = z.object(pageParams());
export const fontPageHeaders = z.object({ oversea: z.enum(['true', 'false']).optional() });
export const fontPageData = page(font);

export const fontUploadParams = z.object({ name: z.string().max(FONT_NAME_MAX).optional() });
export const fontUploadBody = z.object({ file: z.instanceof(Blob) });

/** The id as path text; -1 is the default font. */
export const fontParams = z.object({ id: z.string().regex(/^(?:-1|\d{1,15})$/) });
