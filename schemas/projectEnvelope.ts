// The envelope of a project file: a design, and its pictures by the references that the design names them with.
import { z } from 'zod';

export const PROJECT_FORMAT = 'dialwright';
/** Version of the envelope; the design inside has its own. */
export const PROJECT_VERSION = 1;

export const projectHead = z.object({ format: z.literal(PROJECT_FORMAT), version: z.int().min(1) });
export const projectBody = z.object({
  design: z.unknown(),
  images: z.record(z.string().max(300), z.object({ type: z.string().max(100), base64: z.string() })),
});
export const projectEnvelope = projectHead.extend(projectBody.shape);
