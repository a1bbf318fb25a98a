// Takes back what a cancelled drag has set.
import { defineState } from '@/editor/commands/defineCommand';
import { takeBackTo } from '@/editor/commands/session';
import { currentHistory, type LayerList, withHistory } from '@/editor/document/editorState';
import { withoutRedo } from '@/editor/document/history';

/** As `takeBackTo`, but redo does not repeat what was cancelled. */
export const cancelTo = defineState<LayerList>({
  name: 'cancelTo',
  group: 'edit',
  change(state, layers, at) {
    const back = takeBackTo.change(state, layers, at);
    const history = currentHistory(back);
    return back === state || !history ? back : withHistory(back, withoutRedo(history));
  },
});
