// Stores the expression of a property: typing is one undo step, as in a field.
import { endBurst } from '@/editor/commands/session';
import { setFact } from '@/editor/commands/setFact';
import { setField } from '@/editor/commands/setField';
import type { EditorReduxStore } from '@/editor/dispatch/editorContext';
import { runCommand } from '@/editor/dispatch/runCommand';
import { selectNode } from '@/editor/document/selectors';
import { storedLive } from '@/face/nodes/liveFields';
import type { Refusal } from '@/face/platforms/platformPolicy';
import type { LiveTarget } from './liveTarget';

/** The editor itself shows the reason. */
const QUIET = { onRefusal: () => {} };

/** Empty removes the expression. `isWhole`: the change is complete, so that the next one is another undo step. */
export function storeExpression(
  store: EditorReduxStore,
  uuid: string,
  target: LiveTarget,
  source: string,
  isWhole = false,
): Refusal | null {
  const node = selectNode(store.getState(), uuid);
  if (!node) return null;
  const run = () => {
    if (target === 'rotate')
      return runCommand(store, setField, { uuids: [uuid], path: 'rotate', value: source }, QUIET);
    const { [target]: _, ...others } = storedLive(node);
    const live = source === '' ? others : { ...others, [target]: source };
    const value = Object.keys(live).length === 0 ? undefined : live;
    return runCommand(store, setFact, { uuids: [uuid], path: 'live', value }, QUIET);
  };
  const refusal = run();
  if (isWhole) runCommand(store, endBurst, undefined);
  return refusal;
}
