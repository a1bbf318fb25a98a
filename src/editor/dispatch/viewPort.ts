// Commands for rulers, grid, snapping and guides. Each switch is announced.
import { i18n } from '@/service/language/i18n';
import { announce } from '@/ui/announce';
import { showToast } from '@/ui/toasts';
import type { ViewPort } from '../commands/ports';
import type { EditorStore } from './runCommand';

export const createViewPort = ({ desk, getState }: Pick<EditorStore, 'desk' | 'getState'>): ViewPort => ({
  toggleView(what) {
    desk.viewOptions.toggle(what);
    const state = desk.viewOptions.get()[what] ? 'on' : 'off';
    announce(i18n.t(`editor:announce.view.${what}.${state}`), { topic: what });
  },
  clearGuides() {
    desk.guides.clear(getState().editor.copyId);
    announce(i18n.t('editor:announce.guidesCleared'), { topic: 'guides' });
  },
  showDistances() {
    import('./distances').then(
      ({ announceDistances }) => announceDistances({ desk, getState }),
      (error: unknown) => {
        console.info('The code that measures distances could not be loaded.', error);
        showToast({ tone: 'error', text: i18n.t('editor:announce.distances.notLoaded') });
      },
    );
  },
});
