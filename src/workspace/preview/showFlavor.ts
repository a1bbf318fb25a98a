// Shows a flavor on the canvas and in the simulator: its choice of the theme and of every option. Not an edit.
import { showPick } from '@/editor/commands/options';
import { showChoice } from '@/editor/commands/themes';
import type { EditorReduxStore } from '@/editor/dispatch/editorContext';
import { runCommand } from '@/editor/dispatch/runCommand';
import { pickOf } from '@/schemas/optionPlaces';
import type { FaceOption, Flavor } from '@/schemas/options';

export function showFlavor(store: EditorReduxStore, options: readonly FaceOption[], flavor: Flavor): void {
  runCommand(store, showChoice, { choiceId: flavor.themeChoice ?? null });
  for (const option of options)
    runCommand(store, showPick, { option: option.id, choice: pickOf(option, flavor.picks) });
}
