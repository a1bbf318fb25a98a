// Focuses the properties and announces the position of the selection.
import { announce } from '@/ui/announce';
import { PANEL_SIDES } from '../commands/panels';
import type { FocusPort } from '../commands/ports';
import { describeSelection } from './describeSelection';
import type { EditorStore } from './runCommand';

export const createFocusPort = ({ desk, getState }: Pick<EditorStore, 'desk' | 'getState'>): FocusPort => ({
  focusProperties: () => desk.focus.ask({ place: 'properties' }),
  showPanel(panel) {
    desk.panels.emit(panel);
    desk.focus.ask({ place: PANEL_SIDES[panel] === 'left' ? 'leftTabs' : 'rightTabs' });
  },
  showCheck: () => desk.focus.ask({ place: 'check' }),
  describeSelection: () => announce(describeSelection(getState()), { topic: 'describe' }),
});
