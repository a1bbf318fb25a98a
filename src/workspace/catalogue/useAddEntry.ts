// Uses a catalogue entry: checks the rules before it asks the designer for images.
import { useCallback } from 'react';
import { addNode } from '@/editor/commands/addNode';
import { selectNone } from '@/editor/commands/select';
import { useEditor } from '@/editor/dispatch/editorContext';
import { reportRefusal } from '@/editor/dispatch/reportRefusal';
import { runCommand, situationOf } from '@/editor/dispatch/runCommand';
import { startPlace } from '@/editor/images/startPlace';
import type { Point } from '@/face/geometry/bounds';
import type { CatalogueEntry } from '@/face/nodes';
import { createNode } from '@/face/nodes/createNode';

/** Adds the entry, centered at a canvas point if given, starts the pen there, or focuses the fields of the root. */
export function useAddEntry(): (entry: CatalogueEntry, at?: Point) => void {
  const { store, port, addEntry } = useEditor();
  return useCallback(
    (entry, at) => {
      if (entry.opensRoot) {
        runCommand(store, selectNone, undefined);
        store.desk.focus.ask({ place: 'properties', part: 'style.fill' });
        return;
      }
      const situation = situationOf(store);
      if (!situation) return;
      const { newId, nameOf } = situation;
      const node = createNode(entry, { uuid: newId(), label: nameOf(entry.key), place: startPlace(store.getState()) });
      const refusal = addNode.check?.(situation, { nodes: [node] });
      if (refusal) reportRefusal(refusal);
      else if (entry.pen) port.startPen(at);
      else addEntry(entry, at);
    },
    [store, port, addEntry],
  );
}
