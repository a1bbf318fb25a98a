// The SVG source of a picture, from which a sharper picture is rendered when the layer grows.
import { z } from 'zod';
import { imageUrl } from './fields';
import { COORDINATE_MAX, VECTOR_SOURCE_MAX } from './limits';
import { openObject } from './openObject';
import { ui } from './ui';

export const vectorSource = openObject({
  /** The picture rendered from it; the source is dropped if the layer shows another one. */
  url: imageUrl(),
  source: z.string().max(VECTOR_SOURCE_MAX),
  /** Size in px for which the picture was rendered. */
  width: z.number().min(1).max(COORDINATE_MAX),
  height: z.number().min(1).max(COORDINATE_MAX),
}).register(ui, { control: 'hidden' });

export type VectorSource = z.infer<typeof vectorSource>;
