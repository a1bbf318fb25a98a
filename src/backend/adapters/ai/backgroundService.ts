// Background removal by a service that accepts a picture as the form field `file` and returns a PNG.

import type { Backgrounds } from '@/backend/shared/ports';
import { CANVAS_SIDE_MAX } from '@/schemas/limits';
import type { BackgroundSettings } from './aiSettings';
import { askService, ServiceRefused, wholeAnswer } from './askService';
import { fittedPicture } from './fittedPicture';

const ANSWER_MAX = 20_000_000;
/** Status codes for "no background found". */
const NOTHING = new Set([204, 422]);

export const backgroundService = ({ url, key }: BackgroundSettings): Backgrounds => ({
  isDemo: false,
  async remove(picture, signal) {
    const body = new FormData();
    body.append('file', picture, picture.type === 'image/jpeg' ? 'picture.jpg' : 'picture.png');
    try {
      const response = await askService({ url, key, body, signal });
      const file = response.status === 204 ? null : await wholeAnswer(response, ANSWER_MAX);
      return file && file.size > 0 ? await fittedPicture(file, CANVAS_SIDE_MAX) : null;
    } catch (thrown) {
      if (thrown instanceof ServiceRefused && NOTHING.has(thrown.status)) return null;
      throw thrown;
    }
  },
});
