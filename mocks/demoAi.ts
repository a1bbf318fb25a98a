// Demo substitutes for AI models, loaded with the first picture, text or background removal.
import type { Ports } from '@/backend/shared/ports';

export const demoAi: Pick<Ports, 'pictures' | 'texts' | 'backgrounds'> = {
  pictures: { isDemo: true, make: async (task) => (await import('./pictures/demoPictures')).makePictures(task) },
  texts: {
    isDemo: true,
    async *stream(request, signal) {
      yield* (await import('./texts/demoTexts')).cannedPieces(request, signal);
    },
  },
  backgrounds: {
    isDemo: true,
    remove: async (picture, signal) => (await import('./matting/demoBackgrounds')).cutOutApart(picture, signal),
  },
};
