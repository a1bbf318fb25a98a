// Fonts of the application: the service that loads the listed fonts.
import { loadAsset } from '@/service/api/assetUrl';
import { deleteFont, fontList, uploadFont } from '@/service/api/fonts';
import { browserFacePorts } from '@/service/fonts/browserFaces';
import { loadBuiltInFonts } from '@/service/fonts/builtInFonts';
import { checkFont } from '@/service/fonts/checkFont';
import { createFontService } from '@/service/fonts/createFontService';
import { defaultFontFile } from '@/service/fonts/defaultFont';
import { createFontFaces } from '@/service/fonts/fontFaces';
import { browserFontMemory } from '@/service/fonts/fontMemory';
import type { FontService } from '@/service/fonts/fontService';
import { selectIsStarting } from '@/service/session/session';
import { ensureSignedIn } from '@/service/session/signIn';
import { firstInput } from '@/ui/firstInput';
import type { AppStore } from './store';

const started = new WeakMap<AppStore, FontService>();

/** The single font service of the store. */
export function fontsOf(store: AppStore): FontService {
  const fonts = started.get(store) ?? startFonts(store);
  started.set(store, fonts);
  return fonts;
}

/** Resolves when the user and the image-set lists have loaded, or at once if none of them is loading. */
function whenStarted(store: AppStore): Promise<void> {
  return new Promise((resolve) => {
    if (!selectIsStarting(store.getState())) return resolve();
    const end = store.subscribe(() => {
      if (selectIsStarting(store.getState())) return;
      end();
      resolve();
    });
  });
}

/** Fonts of the store's user. They follow sign-in and sign-out. */
export function startFonts(store: AppStore): FontService {
  return createFontService({
    faces: createFontFaces(browserFacePorts),
    memory: browserFontMemory(),
    check: checkFont,
    userId: () => store.getState().session.user?.userId ?? '',
    onUser: store.subscribe,
    ready: () => whenStarted(store),
    fetchList: () => fontList(store.dispatch),
    visitorWaits: firstInput(),
    ensureSignedIn: (file) => ensureSignedIn(store.dispatch, store.getState, { kind: 'font', file }),
    upload(file, signal, name) {
      const sent = store.dispatch(uploadFont.initiate({ file, ...(name === undefined ? {} : { name }) }));
      signal.addEventListener('abort', () => sent.abort(), { once: true });
      return sent.unwrap();
    },
    remove: (id) => store.dispatch(deleteFont.initiate(id)).unwrap(),
    load: (fontUrl) => (fontUrl === '' ? defaultFontFile() : loadAsset(fontUrl)),
    builtIn: loadBuiltInFonts,
    device: async () => (await import('@/service/fonts/deviceFonts')).openDeviceFonts(),
  });
}
