// Fields of the whole design besides its name, shown in the properties while no layer is selected.
import { useMemo } from 'react';
import { setThemeColors } from '@/editor/commands/setThemeColors';
import { type EditorReduxStore, useEditor } from '@/editor/dispatch/editorContext';
import { runCommand } from '@/editor/dispatch/runCommand';
import { burstEnded } from '@/editor/document/documentSlice';
import { type FieldSource, valueAt } from '@/forms/fieldSource';
import { SchemaFields } from '@/forms/SchemaFields';
import type { FieldRefusal } from '@/forms/useLiveField';
import { designFactsForm } from '@/schemas/forms/designFacts';
import { refusalWords } from '@/simulator/refusalWords';
import { DESIGN_CONTROLS } from './designControls';

/** The design's own fields. They are never mixed, because there is one design. */
const factsSource = (store: EditorReduxStore): FieldSource => ({
  get: (path) => valueAt(store.getState().editor.design, path),
  isMixed: () => false,
  subscribe: (_, listener) => store.subscribe(listener),
});

/** Every change of the color list runs a command. */
const write = (store: EditorReduxStore, value: unknown): FieldRefusal | null => {
  const refusal = runCommand(store, setThemeColors, { colors: value as readonly string[] }, { onRefusal: () => {} });
  return refusal && { text: refusalWords(refusal), tone: refusal.severity };
};

export function DesignInfo() {
  const { store } = useEditor();
  const source = useMemo(() => factsSource(store), [store]);
  return (
    <SchemaFields
      schema={designFactsForm}
      schemaName="design"
      controls={DESIGN_CONTROLS}
      source={source}
      onChange={(_, value) => write(store, value)}
      onCommit={() => void store.dispatch(burstEnded())}
      onRevert={(_, first) => void write(store, first)}
    />
  );
}
