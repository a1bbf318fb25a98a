// The choice of an option that shows a layer, or that it is always shown.
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { choiceKey, standingPlace } from '@/schemas/optionPlaces';
import { type FaceOptions, shownFor } from '@/schemas/options';
import { Select } from '@/ui/Select';
import type { Control, ControlProps } from '../Control';
import { WearerOptionsContext } from '../services/wearerOptions';

const ALWAYS = '';
const UNKNOWN = '?';

/** Key of the choice that shows a layer with this value. */
function keyOf(value: unknown, options: FaceOptions | null): string {
  const { data } = shownFor.optional().safeParse(value);
  const place = standingPlace(options ?? undefined, data);
  if (place) return choiceKey({ option: place.option.id, choice: place.choice.id });
  return data && !(choiceKey(data) in (options?.replaced ?? {})) ? UNKNOWN : ALWAYS;
}

function ShownForControl(props: ControlProps) {
  const { t } = useTranslation(['fields', 'messages']);
  const options = useContext(WearerOptionsContext);
  const places = (options?.list ?? []).flatMap((option) =>
    option.choices.map((choice) => ({
      place: { option: option.id, choice: choice.id },
      label: t('fields:shownFor.choice', { option: option.name, choice: choice.name }),
    })),
  );
  return (
    <Select
      id={props.id}
      options={[
        { value: ALWAYS, label: t('fields:shownFor.always') },
        ...places.map(({ place, label }) => ({ value: choiceKey(place), label })),
      ]}
      value={props.mixed ? undefined : keyOf(props.value, options)}
      placeholder={props.mixed ? t('messages:ui.mixed') : t('fields:shownFor.unknown')}
      onChange={(key) => props.onChange(places.find(({ place }) => choiceKey(place) === key)?.place)}
      invalid={props.invalid}
      disabled={props.disabled}
      aria-describedby={props.describedBy}
      className="w-full"
    />
  );
}

export const shownForControl: Control = { Input: ShownForControl, labelling: 'for' };
