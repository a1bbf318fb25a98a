// The SVG drawing that a picture was made of: a layer that grows past the picture's size gets a sharper picture.
import { z } from 'zod';
import { imageUrl } from './fields';
import { COORDINATE_MAX, VECTOR_SOURCE_MAX } from './limits';
import { openObject } from './openObject';
import { ui } from './ui';

export const vectorSource = openObject({
  /** The picture that was made; a layer that shows another one loses the drawing. */
  url: imageUrl(),
  source: z.string().max(VECTOR_SOURCE_MAX),
  /** Size in px that the picture was made for. */
  width: z.number().min(1).max(COORDINATE_MAX),
  height: z.number().min(1).max(COORDINATE_MAX),
}).register(ui, { control: 'hidden' });

export type VectorSource = z.infer<typeof vectorSource>;
