// Font faces of this page; the bytes are loaded like pictures, so that it works with and without a service worker.
import { loadAsset } from '../api/assetUrl';
import type { FontFacePorts } from './fontFaces';

/** Adds a font to the document; the browser redraws its texts once it is loaded. */
export const browserFacePorts: FontFacePorts = {
  async add({ fontName, fontUrl }) {
    const blob = await loadAsset(fontUrl);
    const face = await new FontFace(fontName, await blob.arrayBuffer()).load();
    document.fonts.add(face);
    return { remove: () => void document.fonts.delete(face) };
  },
  schedule(callback, ms) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
  onHope(listener) {
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  },
};
