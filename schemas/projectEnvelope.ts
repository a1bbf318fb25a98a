// Envelope of a project file: a design, and its pictures by reference.
import { z } from 'zod';
import { FONT_NAME_MAX } from './font';

export const PROJECT_FORMAT = 'dialwright';
/** Version of the envelope; the design has its own. */
export const PROJECT_VERSION = 1;

export const projectHead = z.object({ format: z.literal(PROJECT_FORMAT), version: z.int().min(1) });
export const projectBody = z.object({
  design: z.unknown(),
  images: z.record(z.string().max(300), z.object({ type: z.string().max(100), base64: z.string() })),
});
export const projectEnvelope = projectHead.extend(projectBody.shape);

/** The zip version: `design.json` with pictures as files. The text format above remains readable. */
export const PROJECT_ZIP_VERSION = 2;
export const PROJECT_ZIP_DESIGN = 'design.json';
export const projectZipBody = z.object({
  design: z.unknown(),
  /** Path of each picture in the zip, by its reference in the design. */
  pictures: z.record(z.string().max(300), z.string().min(1).max(300)),
  /** Path of each uploaded font by family name; absent in older files. */
  fonts: z.record(z.string().min(1).max(FONT_NAME_MAX), z.string().min(1).max(300)).default({}),
});
