// What the wearer of a copy chooses, where a copy is shown without the editor: in the preview and on the publish page.
import type { FaceCopy } from '@/schemas/design';
import { WearerChoices } from './WearerChoices';
import { choicesOf, type Worn } from './wornCopy';

export interface CopyChoicesProps {
  copy: FaceCopy;
  worn: Worn;
  /** The color choice has a control elsewhere. */
  isThemeApart?: boolean;
  onChange(worn: Worn): void;
}

export function CopyChoices({ copy, worn, isThemeApart = false, onChange }: CopyChoicesProps) {
  const { theme, options, flavors } = choicesOf(copy);
  return (
    <WearerChoices
      theme={theme}
      isThemeApart={isThemeApart}
      options={options}
      choiceId={worn.choiceId}
      picks={worn.picks}
      flavors={flavors}
      onFlavor={({ themeChoice = null, picks }) => onChange({ choiceId: themeChoice, picks })}
      onChoice={(choiceId) => onChange({ ...worn, choiceId })}
      onPick={(option, choice) => onChange({ ...worn, picks: { ...worn.picks, [option]: choice } })}
    />
  );
}
