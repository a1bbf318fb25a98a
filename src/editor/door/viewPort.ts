// Rulers, grid, snapping and guides as commands switch them: each switch is told.
import { i18n } from '@/service/language/i18n';
import { announce } from '@/ui/announce';
import type { ViewPort } from '../commands/ports';
import type { EditorReduxStore } from './editorContext';
import { clearGuides } from './guides';
import { toggleViewOption, viewOptions } from './viewOptions';

export const createViewPort = (store: Pick<EditorReduxStore, 'getState'>): ViewPort => ({
  toggleView(what) {
    toggleViewOption(what);
    const state = viewOptions.get()[what] ? 'on' : 'off';
    announce(i18n.t(`editor:announce.view.${what}.${state}`), { topic: what });
  },
  clearGuides() {
    clearGuides(store.getState().editor.copyId);
    announce(i18n.t('editor:announce.guidesCleared'), { topic: 'guides' });
  },
});
