// Showing another mode or copy: the document moves there, and what is shown now is said.
import type { ModeName } from '@/schemas/design';
import { i18n } from '@/service/language/i18n';
import { copyName } from '@/simulator/copyWords';
import { announce } from '@/ui/announce';
import { showToast } from '@/ui/toasts';
import { copySwitched, modeEntered } from '../../document/documentSlice';
import { currentCopy, currentNodes } from '../../document/editorState';
import { firstAmbient } from '../../document/modes';
import type { EditorReduxStore } from '../../door/editorContext';

type Store = Pick<EditorReduxStore, 'getState' | 'dispatch'>;

/** Says where the designer is now. */
function sayPlace(store: Store): void {
  const { editor } = store.getState();
  const copy = currentCopy(editor);
  if (!copy) return;
  const mode = i18n.t(`editor:modes.${editor.mode}`);
  const params = { copy: copyName(i18n.t, copy), mode, count: currentNodes(editor).length };
  announce(i18n.t('editor:announce.place', params), { topic: 'place' });
}

/** Shows a mode of the open copy; the first entry to always-on tells which layers it had to leave out. */
export function showMode(store: Store, mode: ModeName): void {
  const { editor } = store.getState();
  if (!editor.design || editor.mode === mode) return;
  const dropped = mode === 'ambient' ? (firstAmbient(editor)?.dropped ?? []) : [];
  store.dispatch(modeEntered(mode));
  sayPlace(store);
  if (dropped.length === 0) return;
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  const layers = list.format(dropped.map(({ label }) => label));
  showToast({ tone: 'info', text: i18n.t('editor:modes.dropped', { layers }) });
}

/** Shows a copy of the open design. */
export function openCopy(store: Store, copyId: string): void {
  if (store.getState().editor.copyId === copyId) return;
  store.dispatch(copySwitched(copyId));
  sayPlace(store);
}
