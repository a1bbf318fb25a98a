// What the wearer of the face chooses: its color choice and its options, as the settings of the simulated watch.
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type Picks, pickOf } from '@/schemas/optionPlaces';
import { type FaceOption, type Flavor, SWITCH_OFF, SWITCH_ON } from '@/schemas/options';
import type { FaceTheme } from '@/schemas/theme';
import { choiceOf } from '@/schemas/themeColors';
import { Select } from '@/ui/Select';
import { Switch } from '@/ui/Switch';
import { isFlavorShown } from './flavorShown';
import { SettingRow } from './SettingRow';

export interface WearerChoicesProps {
  /** Null for a face with one color choice. */
  theme: FaceTheme | null;
  /** The color choice has a control elsewhere. */
  isThemeApart?: boolean;
  options: readonly FaceOption[];
  choiceId: string | null;
  picks: Picks;
  /** Sets of choices that are picked at once. */
  flavors?: readonly Flavor[] | undefined;
  onFlavor?: ((flavor: Flavor) => void) | undefined;
  onChoice(id: string): void;
  onPick(option: string, choice: string): void;
}

export function WearerChoices(props: WearerChoicesProps) {
  const { theme, isThemeApart = false, options, choiceId, picks, flavors = [], onFlavor, onChoice, onPick } = props;
  const { t } = useTranslation('preview');
  return (
    <>
      {flavors.length > 0 && onFlavor ? (
        <ChoiceRow
          name={t('preview:flavor')}
          value={flavors.find((flavor) => isFlavorShown(props, flavor))?.id}
          choices={flavors}
          placeholder={t('preview:noFlavor')}
          onChange={(id) => {
            const flavor = flavors.find((one) => one.id === id);
            if (flavor) onFlavor(flavor);
          }}
        />
      ) : null}
      {theme && !isThemeApart ? (
        <ChoiceRow
          name={t('preview:choice')}
          value={choiceOf(theme, choiceId)?.id}
          choices={theme.choices}
          onChange={onChoice}
        />
      ) : null}
      {options.map((option) =>
        option.kind === 'switch' ? (
          <SwitchRow key={option.id} {...{ option, picks, onPick }} />
        ) : (
          <ChoiceRow
            key={option.id}
            name={option.name}
            value={pickOf(option, picks)}
            choices={option.choices}
            onChange={(choice) => onPick(option.id, choice)}
          />
        ),
      )}
    </>
  );
}

interface ChoiceRowProps {
  name: string;
  value: string | undefined;
  choices: readonly { id: string; name: string }[];
  /** Shown if none of the choices is picked. */
  placeholder?: string;
  onChange(id: string): void;
}

function ChoiceRow({ name, value, choices, placeholder, onChange }: ChoiceRowProps) {
  const id = useId();
  return (
    <SettingRow id={id} label={name}>
      <Select
        aria-labelledby={id}
        value={value}
        placeholder={placeholder}
        options={choices.map((choice) => ({ value: choice.id, label: choice.name }))}
        onChange={onChange}
        className="min-w-0 grow"
      />
    </SettingRow>
  );
}

function SwitchRow({ option, picks, onPick }: Pick<WearerChoicesProps, 'picks' | 'onPick'> & { option: FaceOption }) {
  const id = useId();
  const shown = pickOf(option, picks);
  return (
    <SettingRow id={id} label={option.name}>
      <Switch
        labelledBy={id}
        checked={shown === SWITCH_ON}
        onChange={(isOn) => onPick(option.id, isOn ? SWITCH_ON : SWITCH_OFF)}
      />
      <span className="min-w-0 truncate text-sm text-muted">
        {option.choices.find((choice) => choice.id === shown)?.name}
      </span>
    </SettingRow>
  );
}
