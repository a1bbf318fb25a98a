// Announces the zoom after a key or button changed it.
import { i18n } from '@/service/language/i18n';
import { announce } from '@/ui/announce';
import type { Viewport } from './viewport';

export const sayZoom = (viewport: Viewport): void =>
  announce(i18n.t('editor:announce.zoom', { percent: Math.round(viewport.get().zoom * 100) }), { topic: 'zoom' });
