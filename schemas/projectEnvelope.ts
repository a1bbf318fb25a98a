// The envelope of a project file: a design, and its pictures by the references that the design names them with.
import { z } from 'zod';
import { FONT_NAME_MAX } from './font';

export const PROJECT_FORMAT = 'dialwright';
/** Version of the envelope; the design inside has its own. */
export const PROJECT_VERSION = 1;

export const projectHead = z.object({ format: z.literal(PROJECT_FORMAT), version: z.int().min(1) });
export const projectBody = z.object({
  design: z.unknown(),
  images: z.record(z.string().max(300), z.object({ type: z.string().max(100), base64: z.string() })),
});
export const projectEnvelope = projectHead.extend(projectBody.shape);

/** The same in a zip: `design.json` beside its pictures as files. The text file above stays readable. */
export const PROJECT_ZIP_VERSION = 2;
export const PROJECT_ZIP_DESIGN = 'design.json';
export const projectZipBody = z.object({
  design: z.unknown(),
  /** Path of each picture inside the zip, by the reference that the design names it with. */
  pictures: z.record(z.string().max(300), z.string().min(1).max(300)),
  /** Path of each uploaded font, by the name that texts have for it; absent in files from before. */
  fonts: z.record(z.string().min(1).max(FONT_NAME_MAX), z.string().min(1).max(300)).default({}),
});
