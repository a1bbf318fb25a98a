// A colour with opacity; the design's colours are offered first. For text, with its contrast as a number.
import { useContext, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isLow, judgeContrast } from '@/face/seen/textContrast';
import { recentColors, rememberColor } from '@/service/recentColors';
import { ColorInput } from '@/ui/ColorInput';
import type { ColorChoices } from '@/ui/ColorPicker';
import type { Control, ControlProps } from '../Control';
import { contrastOver, contrastText, isMeasured } from '../contrast';
import { ColorRoleContext, type ColorRoleProps } from '../services/colorRole';
import { OwnColorsContext } from '../services/ownColors';
import { useFormFact } from '../useFormFact';

/** Texts for a single background colour, and for the sampled background. */
const NOTES = {
  plain: { good: 'ui.color.contrast', low: 'ui.color.lowContrast' },
  under: { good: 'ui.color.contrastUnder', low: 'ui.color.lowContrastUnder' },
} as const;

/**
 * Choices of every colour field's picker: the design's colours, recent ones, and the field's default; for a colour at a place
 * of a layer also the roles of the theme.
 */
export function useColorChoices(start: unknown, place?: ColorRoleProps): ColorChoices {
  const { t } = useTranslation('messages');
  const own = useContext(OwnColorsContext);
  const Roles = useContext(ColorRoleContext)?.Choices;
  const { path, label } = place ?? {};
  return useMemo(
    () => ({
      groups: () => [
        { label: t('ui.color.own'), colors: own() },
        { label: t('ui.color.recent'), colors: recentColors.get() },
      ],
      ...(Roles && path !== undefined && label !== undefined
        ? { more: () => <Roles path={path} label={label} /> }
        : {}),
      reset: typeof start === 'string' ? start : undefined,
      onPicked: rememberColor,
    }),
    [own, start, t, Roles, path, label],
  );
}

function ColorControl(props: ControlProps) {
  const { t } = useTranslation('messages');
  const place = { path: props.field.path, label: props.label };
  const choices = useColorChoices(props.field.default, place);
  const Role = useContext(ColorRoleContext)?.Note;
  const value = typeof props.value === 'string' ? props.value : '';
  const backdrop = useFormFact((facts) => (props.field.contrast ? facts.backdrop() : null));
  const isLarge = useFormFact((facts) => props.field.contrast === true && facts.isLargeText());
  const contrast = backdrop === null || props.mixed ? null : contrastOver(value, backdrop);
  const verdict = contrast && judgeContrast(contrast, isLarge === true);
  const noteId = verdict === null ? undefined : `${props.id}-contrast`;
  return (
    <>
      <ColorInput
        id={props.id}
        label={props.label}
        value={value}
        onChange={props.onChange}
        placeholder={props.mixed ? t('ui.mixed') : undefined}
        describedBy={[noteId, props.describedBy].filter(Boolean).join(' ') || undefined}
        invalid={props.invalid}
        disabled={props.disabled}
        choices={choices}
      />
      {Role ? <Role {...place} /> : null}
      {verdict === null ? null : (
        <p id={noteId} className={`mt-1 text-xs ${isLow(verdict) ? 'text-warning' : 'text-muted'}`}>
          {t(NOTES[isMeasured(backdrop ?? '') ? 'under' : 'plain'][isLow(verdict) ? 'low' : 'good'], {
            ratio: contrastText(verdict.ratio),
          })}
        </p>
      )}
    </>
  );
}

export const colorControl: Control = { Input: ColorControl, labelling: 'for' };
