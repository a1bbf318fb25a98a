// Uploading and reading pictures (spec 5 and 7, Assets).
import { z } from 'zod';
import { UPLOAD_FILES_MAX } from '../limits';

/** Picture types that the backend stores, as detected from the bytes. */
export const imageType = z.enum(['image/png', 'image/jpeg']);
export type ImageType = z.output<typeof imageType>;

/** `compress`: the picture is kept in fewer bytes where that changes no pixel (spec 7); else its bytes are kept as they are. */
export const uploadParams = z.object({
  compress: z
    .enum(['true', 'false'])
    .default('false')
    .transform((text) => text === 'true'),
});

export const uploadBody = z.object({ file: z.instanceof(Blob) });

/** Several pictures in one call; a single one is treated as a list. */
export const listUploadBody = z.object({
  files: z.union([
    z.array(z.instanceof(Blob)).min(1).max(UPLOAD_FILES_MAX),
    z.instanceof(Blob).transform((file) => [file]),
  ]),
});

/** A stored picture. Sizes are those of the upright picture, in px; `fileSize` is in bytes, as stored. */
export const uploadData = z.object({
  id: z.string().min(1).max(64),
  url: z.string().regex(/^\/api\/files\/[\w.-]+$/),
  name: z.string().max(100),
  type: imageType,
  fileSize: z.int().min(1),
  width: z.int().min(1),
  height: z.int().min(1),
});
export type UploadData = z.output<typeof uploadData>;

/** The stored pictures, in request order. */
export const listUploadData = z.array(uploadData);
/** Data of a refused multi-file upload: the index of the invalid file, from 0. */
export const listUploadFault = z.object({ index: z.int().min(0) });

export const fileParams = z.object({ id: z.string().regex(/^[\w.-]{1,64}$/) });
