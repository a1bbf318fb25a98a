// Features of each template's design, as computed by the publish form. The backend cannot import that code
// (`src/face/features.ts`), so they are listed here; a test compares them with every face of every world.
import type { FEATURES } from '@/schemas/features';

type Feature = (typeof FEATURES)[number];

/** By the id of the template. */
export const TEMPLATE_FEATURES: Readonly<Record<string, readonly Feature[]>> = {
  meridian: ['alwaysOn', 'language'],
  pulse: ['alwaysOn', 'health', 'weather', 'language'],
  solstice: ['alwaysOn', 'language'],
  slab: ['alwaysOn', 'health', 'weather', 'language'],
  harbor: ['alwaysOn', 'complications', 'language'],
  tempo: ['alwaysOn', 'animation', 'health'],
};
