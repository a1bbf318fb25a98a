// Header of a chip watch package (docs/chip-package.md).
import { z } from 'zod';

export const LAYERS_FORMAT = 'dialwright-layers';
export const LAYERS_VERSION = 1;
/** The zip entry that describes the copy. */
export const LAYERS_MANIFEST = 'manifest.json';

/** Its first fields; the rest is for authors of firmware. */
export const layersHead = z.object({ format: z.literal(LAYERS_FORMAT), version: z.literal(LAYERS_VERSION) });
