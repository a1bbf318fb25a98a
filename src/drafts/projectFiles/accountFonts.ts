// Who takes the fonts that come with a file: the account of whoever is signed in, by the service that takes uploads.
import type { FontService } from '@/service/fonts/fontService';
import type { LocalWork } from '@/service/localDrafts/localWork';
import { VISITOR } from '@/service/localDrafts/records';
import type { FontTaker } from './takeFonts';

export const accountFonts = (service: FontService | null, work: Pick<LocalWork, 'owner'>): FontTaker => ({
  known: () => service?.get().fonts.map(({ fontName }) => fontName) ?? [],
  async add(name, bytes) {
    if (!service || work.owner() === VISITOR) return { loss: 'visitor' };
    const outcome = await service.upload(new File([bytes], `${name}.ttf`, { type: 'font/ttf' }));
    if (outcome.kind === 'done') return { name: outcome.font.fontName };
    return { loss: outcome.kind === 'refused' ? 'refused' : 'failed' };
  },
});
