// What of the AI a service has, and whether who asks is in its beta: the entries of a page follow from it.
import { z } from 'zod';

export const aiFeaturesData = z.object({
  /** Pictures by words. */
  pictures: z.boolean(),
  /** Names, descriptions and expressions as a stream of words. */
  texts: z.boolean(),
  /** Backgrounds taken out of pictures. */
  backgrounds: z.boolean(),
  /** Nothing of it is a model: it draws, says and cuts out for show. */
  isDemo: z.boolean(),
  /** False for a visitor. */
  isInBeta: z.boolean(),
});
export type AiFeatures = z.output<typeof aiFeaturesData>;
