// Crops a tiny mark out of a large transparent image and enlarges it for a row of the layer list.
import { drawnShare } from './drawnShare';

/** Side at which an image is analyzed, and side of the result, px: twice that of a row's thumbnail. */
const LOOKED = 128;
const MADE = 44;

function blank(side: number): CanvasRenderingContext2D | null {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  return canvas.getContext('2d', { willReadFrequently: true });
}

/**
 * URL of the cropped mark. Null for an image that is clear enough as it is or cannot be read, such as one from another
 * host. Never rejects.
 */
export async function tinyMark(src: string): Promise<string | null> {
  try {
    const picture = new Image();
    picture.src = src;
    await picture.decode();
    const { naturalWidth, naturalHeight } = picture;
    // Centers the image in a square, so the mark keeps its proportions.
    const side = Math.max(naturalWidth, naturalHeight);
    const left = (side - naturalWidth) / 2;
    const top = (side - naturalHeight) / 2;
    const whole = blank(LOOKED);
    if (!whole || side === 0) return null;
    const k = LOOKED / side;
    whole.drawImage(picture, left * k, top * k, naturalWidth * k, naturalHeight * k);
    const share = drawnShare(whole.getImageData(0, 0, LOOKED, LOOKED).data, LOOKED);
    const made = share && blank(MADE);
    if (!made) return null;
    const grown = MADE / (share.width * side);
    made.drawImage(
      picture,
      (left - share.x * side) * grown,
      (top - share.y * side) * grown,
      naturalWidth * grown,
      naturalHeight * grown,
    );
    return made.canvas.toDataURL();
  } catch (error) {
    console.debug('A picture could not be looked through for its mark.', error);
    return null;
  }
}
