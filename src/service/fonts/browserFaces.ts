// Font faces of this page: the bytes come the way pictures come, so that it works with and without a service worker.
import { loadAsset } from '../api/assetUrl';
import type { FontFacePorts } from './fontFaces';

/** A font in this page's set of faces. Its texts are drawn anew by the browser as soon as it is there. */
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
