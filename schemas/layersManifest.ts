// How the package of a chip watch names itself (docs/chip-package.md).
import { z } from 'zod';

export const LAYERS_FORMAT = 'dialwright-layers';
export const LAYERS_VERSION = 1;
/** The entry that describes the copy. */
export const LAYERS_MANIFEST = 'manifest.json';

/** With what it begins; the rest is for who writes the watch's firmware. */
export const layersHead = z.object({ format: z.literal(LAYERS_FORMAT), version: z.literal(LAYERS_VERSION) });
