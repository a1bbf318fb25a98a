// Who takes the fonts that come with a file: the account of whoever is signed in, by the service that takes uploads.
import type { FontService } from '@/service/fonts/fontService';
import type { LocalWork } from '@/service/localDrafts/localWork';
import { VISITOR } from '@/service/localDrafts/records';
import type { FontLoss, FontTaker } from './takeFonts';

const nobody = (loss: FontLoss): FontTaker => ({ known: () => [], add: async () => ({ loss }) });

/** Rejects where the list of fonts cannot be asked for. */
async function takerOf(load: () => Promise<FontService>): Promise<FontTaker> {
  const service = await load();
  await service.reload();
  return {
    known: () => service.get().fonts.map(({ fontName }) => fontName),
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
