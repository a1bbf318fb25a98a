// Bitmap fonts: pictures for single characters or longer words.
import { anyText, float, matching, resourceName, size, staged, type ValueType } from '../valueTypes';
import { type ElementRows, may, need, some } from './elementRow';

const margin = may(float, 2);
const glyph = (name: ValueType) => ({
  attributes: {
    name: need(staged(anyText, [4, name])),
    resource: need(resourceName),
    width: need(size),
    height: need(size),
    marginLeft: margin,
    marginTop: margin,
    marginRight: margin,
    marginBottom: margin,
  },
});

export const bitmapFontElements: ElementRows = {
  BitmapFonts: { children: [some('BitmapFonts.BitmapFont')] },
  'BitmapFonts.BitmapFont': { attributes: { name: need(anyText) }, children: [some('Character', 'Word')] },
  Character: glyph(matching('character', /^[^\r\n]$/u)),
  Word: glyph(matching('someText', /^[^\r\n]+$/u)),
};
