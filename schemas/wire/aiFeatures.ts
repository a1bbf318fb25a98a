// AI features of a service, and whether the caller is in the beta; determines which entries a page shows.
import { z } from 'zod';

export const aiFeaturesData = z.object({
  /** Pictures by words. */
  pictures: z.boolean(),
  /** Streamed names, descriptions and expressions. */
  texts: z.boolean(),
  /** Background removal. */
  backgrounds: z.boolean(),
  /** No real models: results are samples. */
  isDemo: z.boolean(),
  /** False for a visitor. */
  isInBeta: z.boolean(),
});
export type AiFeatures = z.output<typeof aiFeaturesData>;
