// AI ports of a server, from its settings; none without settings.
import type { Ports } from '@/backend/shared/ports';
import type { AiSettings } from './aiSettings';
import { backgroundService } from './backgroundService';
import { chatTexts } from './chatTexts';
import { modelPictures } from './modelPictures';

export function aiPorts(
  { models, backgrounds }: AiSettings,
  around: Pick<Ports, 'clock' | 'report'>,
): Pick<Ports, 'pictures' | 'texts' | 'backgrounds'> {
  return {
    pictures: models?.imageModel ? modelPictures(models, models.imageModel, around) : null,
    texts: models?.textModel ? chatTexts(models, models.textModel) : null,
    backgrounds: backgrounds && backgroundService(backgrounds),
  };
}
