// Fonts of the application: the default one as a real font face, and the service that loads those of the list.
import robotoUrl from '@expo-google-fonts/roboto/400Regular/Roboto_400Regular.ttf?url';
import { deleteFont, fontList, uploadFont } from '@/service/api/fonts';
import { browserFacePorts } from '@/service/fonts/browserFaces';
import { checkFont } from '@/service/fonts/checkFont';
import { createFontFaces } from '@/service/fonts/fontFaces';
import { browserFontMemory } from '@/service/fonts/fontMemory';
import { createFontService, type FontService } from '@/service/fonts/fontService';
import { ensureSignedIn } from '@/service/session/signIn';
import type { AppStore } from './store';

export const DEFAULT_FONT = { id: -1, family: 'Roboto-Regular', url: robotoUrl } as const;

/** Loads the default font before the first face is drawn. A font that does not load leaves the system's. */
export async function loadDefaultFont(): Promise<void> {
  const face = new FontFace(DEFAULT_FONT.family, `url(${DEFAULT_FONT.url})`);
  document.fonts.add(face);
  try {
    await face.load();
  } catch (error) {
    document.fonts.delete(face);
    console.warn('The default font could not be loaded; text is shown in the system font.', error);
  }
}

/** The fonts of whoever works in this store; they follow sign-in and sign-out. */
export function startFonts(store: AppStore): FontService {
  return createFontService({
    faces: createFontFaces(browserFacePorts),
    memory: browserFontMemory(),
    check: checkFont,
    userId: () => store.getState().session.user?.userId ?? '',
    onUser: store.subscribe,
    fetchList: () => fontList(store.dispatch),
    ensureSignedIn: () => ensureSignedIn(store.dispatch, store.getState),
    upload(file, signal) {
      const sent = store.dispatch(uploadFont.initiate({ file }));
      signal.addEventListener('abort', () => sent.abort(), { once: true });
      return sent.unwrap();
    },
    remove: (id) => store.dispatch(deleteFont.initiate(id)).unwrap(),
  });
}
