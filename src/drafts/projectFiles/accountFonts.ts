// Who takes the fonts that come with a file: the account of whoever is signed in, by the service that takes uploads.
import type { Font } from '@/schemas/font';
import { loadAsset } from '@/service/api/assetUrl';
import { defaultFontFile } from '@/service/fonts/defaultFont';
import type { FontService } from '@/service/fonts/fontService';
import type { LocalWork } from '@/service/localDrafts/localWork';
import { VISITOR } from '@/service/localDrafts/records';
import type { FontLoss, FontTaker } from './takeFonts';

const nobody = (loss: FontLoss): FontTaker => ({ held: async () => null, add: async () => ({ loss }) });

const fileOf = ({ fontUrl }: Font): Promise<Blob> => (fontUrl === '' ? defaultFontFile() : loadAsset(fontUrl));

/** Rejects where the list of fonts cannot be asked for. */
async function takerOf(load: () => Promise<FontService>): Promise<FontTaker> {
  const service = await load();
  await service.reload();
  return {
    async held(name) {
      const font = service.get().fonts.find(({ fontName }) => fontName === name);
      if (!font) return null;
      try {
        return new Uint8Array(await (await fileOf(font)).arrayBuffer());
      } catch (error) {
        // The one that came along is sent then: the account knows its own files by their bytes.
        console.info('A font of the account could not be read, and is not compared.', error);
        return null;
      }
    },
    async add(name, bytes) {
      const outcome = await service.upload(new File([bytes], `${name}.ttf`, { type: 'font/ttf' }));
      if (outcome.kind === 'done') return { name: outcome.font.fontName };
      return { loss: outcome.kind === 'refused' ? 'refused' : 'failed' };
    },
  };
}

/** `load` gives the service, which is started with the first font that comes along. Never rejects. */
export async function accountFonts(
  load: (() => Promise<FontService>) | undefined,
  work: Pick<LocalWork, 'owner'>,
): Promise<FontTaker> {
  if (!load || work.owner() === VISITOR) return nobody('visitor');
  return takerOf(load).catch((error: unknown) => {
    console.info('The list of fonts could not be asked for.', error);
    return nobody('failed');
  });
}
