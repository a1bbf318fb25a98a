// Leading to the properties, and saying where the selection is.
import { announce } from '@/ui/announce';
import type { FocusPort } from '../commands/ports';
import { describeSelection } from './describeSelection';
import type { EditorReduxStore } from './editorContext';
import { focusProperties } from './focusField';

export const createFocusPort = (store: Pick<EditorReduxStore, 'getState'>): FocusPort => ({
  focusProperties,
  describeSelection: () => announce(describeSelection(store.getState()), { topic: 'describe' }),
});
