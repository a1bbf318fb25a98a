// The entry of the package: defines `<dialwright-face>` with the product's fonts, which load when a text uses them.
import './firstThings';
import { needBuiltInFonts } from '@/service/fonts/builtInFonts';
import { loadDefaultFont } from '@/service/fonts/defaultFont';
import { addFonts } from './addFonts';
import { faceElement } from './faceElement';

const NAME = 'dialwright-face';

if (!customElements.get(NAME))
  customElements.define(
    NAME,
    faceElement({
      loadFonts(copy, { fonts }) {
        addFonts(fonts);
        void loadDefaultFont();
        needBuiltInFonts(copy);
      },
    }),
  );
