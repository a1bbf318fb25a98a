// The entry of the package: defines `<dialwright-face>` with the product's fonts, which load when a text uses them.
import './firstThings';
import { needBuiltInFonts } from '@/service/fonts/builtInFonts';
import { loadDefaultFont } from '@/service/fonts/defaultFont';
import { addFonts } from './addFonts';
import { faceElement } from './faceElement';
import { PRIVATE_FONT } from './openFace';

const NAME = 'dialwright-face';

if (!customElements.get(NAME))
  customElements.define(
    NAME,
    faceElement({
      loadFonts({ design, fonts }) {
        void loadDefaultFont();
        needBuiltInFonts(design);
        return addFonts(new Map([...fonts].filter(([family]) => family.startsWith(PRIVATE_FONT))));
      },
    }),
  );
