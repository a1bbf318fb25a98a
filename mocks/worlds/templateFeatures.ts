// The features of each template's design, as the publish form computes them. The backend does not know the code that computes
// them (`src/face/features.ts`), so they are listed here; a test compares them with every face of every world.
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
