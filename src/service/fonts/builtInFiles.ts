// Addresses of the built-in font files, and their faces on this page. Loaded by `loadBuiltInFonts` only.

import { BUILT_IN_FONT_SCHEME } from '@/schemas/builtInFontRef';
import { BUILT_IN_FONTS, builtInTypeface } from '@/schemas/builtInFonts';
import { registerAssetScheme } from '../api/assetUrl';
import { createBuiltInFaces } from './builtInFaces';

/** Address by the path of the file. The pattern covers the offered weights of every installed family. */
const ADDRESSES = import.meta.glob<string>(
  '../../../node_modules/@expo-google-fonts/*/{300Light,400Regular,700Bold}/*.ttf',
  {
    query: '?url',
    import: 'default',
    eager: true,
  },
);

/** Address of the file of a built-in font. Throws a RangeError for another name. */
function addressOf(name: string): string {
  const path = builtInTypeface(name)?.path;
  const address = path === undefined ? undefined : ADDRESSES[`../../../node_modules/${path}`];
  if (address === undefined) throw new RangeError(`There is no built-in font ${name}.`);
  return address;
}

registerAssetScheme(BUILT_IN_FONT_SCHEME, async (ref) => {
  const response = await fetch(addressOf(ref.slice(BUILT_IN_FONT_SCHEME.length)));
  const blob = await response.blob();
  // A host may respond with an HTML page.
  if (!response.ok || blob.type.startsWith('text/')) throw new Error(`no file behind ${ref}`);
  return blob;
});

export const builtInFaces = createBuiltInFaces(BUILT_IN_FONTS, {
  placeOf(name) {
    const typeface = builtInTypeface(name);
    return typeface && { family: typeface.family.family, kind: typeface.family.kind, weight: typeface.weight };
  },
  // Without rendering there are no font faces.
  add: (name) => {
    if (typeof FontFace === 'undefined') return null;
    const face = new FontFace(name, `url("${addressOf(name)}")`, { display: 'swap' });
    document.fonts.add(face);
    return { loaded: face.loaded, status: () => face.status, remove: () => void document.fonts.delete(face) };
  },
  schedule(callback, ms) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
  onLoading: (listener) => {
    if (typeof FontFace !== 'undefined') document.fonts.addEventListener?.('loading', listener);
  },
  onHope: (listener) => {
    if (typeof window !== 'undefined') window.addEventListener('online', listener);
  },
});
