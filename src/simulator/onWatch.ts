// A drawn face as the watch shows it: on black, clipped to the shape of the glass, and as a PNG file.
import { canvasCircle } from '@/face/geometry/bounds';
import type { Shape } from '@/schemas/design';

/** The drawing on black, clipped to the shape. */
export function onWatch(drawing: HTMLCanvasElement, shape: Shape): HTMLCanvasElement {
  const { width, height } = drawing;
  const surface = Object.assign(document.createElement('canvas'), { width, height });
  const context = surface.getContext('2d');
  if (!context) throw new Error('This browser gives no canvas to draw on.');
  if (shape === 'circle') {
    const { cx, cy, r } = canvasCircle({ width, height });
    context.beginPath();
    context.arc(cx, cy, r, 0, Math.PI * 2);
    context.clip();
  }
  context.fillStyle = '#000000';
  context.fillRect(0, 0, width, height);
  context.drawImage(drawing, 0, 0);
  return surface;
}

/** The drawing centred on a square of its longer side. */
export function onSquare(drawing: HTMLCanvasElement): HTMLCanvasElement {
  const side = Math.max(drawing.width, drawing.height);
  const surface = Object.assign(document.createElement('canvas'), { width: side, height: side });
  const context = surface.getContext('2d');
  if (!context) throw new Error('This browser gives no canvas to draw on.');
  context.drawImage(drawing, Math.round((side - drawing.width) / 2), Math.round((side - drawing.height) / 2));
  return surface;
}

/** Rejects if the browser cannot encode it. */
export const pngOf = (surface: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    surface.toBlob(
      (file) => (file ? resolve(file) : reject(new Error('The picture could not be written.'))),
      'image/png',
    );
  });
