// Storing the pictures of a saved design's copies (docs/rules/backend.md L16).
import { z } from 'zod';
import { modeName } from '../design';
import { COPIES_MAX, COPY_PICTURE_BYTES_MAX } from '../limits';
import { draftId } from './drafts';

/** A mode of a copy. */
const copyMode = z.object({ copyId: z.string().min(1).max(64), mode: modeName });

/**
 * Pictures of the copies of a saved design, as it was saved at revision `rev`. Each replaces the stored picture of its copy and
 * mode; other copies and modes keep theirs.
 */
export const draftPicturesBody = z.object({
  id: draftId,
  rev: z.int().min(1),
  pictures: z
    .array(
      copyMode.extend({
        /** A PNG file in base64. */
        png: z
          .string()
          .min(1)
          .max(Math.ceil(COPY_PICTURE_BYTES_MAX / 3) * 4),
      }),
    )
    .min(1)
    .max(COPIES_MAX * 2)
    .refine((list) => new Set(list.map(({ copyId, mode }) => `${mode}/${copyId}`)).size === list.length, {
      error: 'two pictures of one mode',
    }),
});
/** Maximum body of that call, bytes. */
export const DRAFT_PICTURES_BODY_MAX = COPIES_MAX * 2 * (Math.ceil(COPY_PICTURE_BYTES_MAX / 3) * 4 + 200) + 1000;

/** The addresses of all pictures that the design has now; `imageUrl` of its copies from now on. */
export const draftPicturesData = z.array(copyMode.extend({ imageUrl: z.string().max(300) }));
