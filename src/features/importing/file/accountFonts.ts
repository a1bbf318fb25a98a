// Stores the fonts of an opened file: in the account of a signed-in designer, otherwise on this device.
import { browserLoadsFont, type LoadsFont } from '@/bytes/font/checkFont';
import { fontKind, isFontFault, readFont } from '@/bytes/font/trueType';
import { type Font, familyName } from '@/schemas/font';
import { FONT_UPLOAD_BYTES } from '@/schemas/limits';
import { loadAsset } from '@/service/api/assetUrl';
import { defaultFontFile } from '@/service/fonts/defaultFont';
import type { FontService } from '@/service/fonts/fontService';
import type { LocalWork } from '@/service/localDrafts/localWork';
import { VISITOR } from '@/service/localDrafts/records';
import type { AddedFont, FontTaker } from './takeFonts';

const nobody: FontTaker = { held: async () => null, add: async () => ({ loss: 'failed' }) };

const fileOf = ({ fontUrl }: Font): Promise<Blob> => (fontUrl === '' ? defaultFontFile() : loadAsset(fontUrl));

interface TakerPorts {
  service: FontService;
  work: Pick<LocalWork, 'owner'>;
  loads: LoadsFont;
}

/** The account accepts only TrueType. Fonts that it rejects or cannot accept now are stored on this device. */
const takerOf = ({ service, work, loads }: TakerPorts): FontTaker => {
  const onDevice = async (name: string, bytes: Uint8Array<ArrayBuffer>): Promise<AddedFont> => {
    const isSound = bytes.length <= FONT_UPLOAD_BYTES && !isFontFault(readFont(bytes)) && (await loads(bytes));
    if (!isSound) return { loss: 'refused' };
    try {
      const font = await service.keepOnDevice(familyName(name) || 'Font', bytes);
      return { name: font.fontName, isOnDevice: true };
    } catch (error) {
      console.info('A font could not be kept on this device.', error);
      return { loss: 'notKept' };
    }
  };
  return {
    async held(name) {
      const font = service.get().fonts.find(({ fontName }) => fontName === name);
      if (!font) return null;
      try {
        return new Uint8Array(await (await fileOf(font)).arrayBuffer());
      } catch (error) {
        // Uploads the font from the file then, because the account recognizes its own files by their bytes.
        console.info('A font of the list could not be read, and is not compared.', error);
        return null;
      }
    },
    async add(name, bytes) {
      if (work.owner() === VISITOR || fontKind(bytes) === 'otf') return onDevice(name, bytes);
      const outcome = await service.upload(new File([bytes], `${name}.ttf`, { type: 'font/ttf' }));
      if (outcome.kind === 'done') return { name: outcome.font.fontName };
      return outcome.kind === 'refused' ? { loss: 'refused' } : onDevice(name, bytes);
    },
  };
};

/** `load` returns the service, which starts with the first font. Never rejects. */
export async function accountFonts(
  load: (() => Promise<FontService>) | undefined,
  work: Pick<LocalWork, 'owner'>,
  loads: LoadsFont = browserLoadsFont,
): Promise<FontTaker> {
  if (!load) return nobody;
  try {
    const service = await load();
    await service.reload();
    return takerOf({ service, work, loads });
  } catch (error) {
    console.info('The list of fonts could not be started.', error);
    return nobody;
  }
}
