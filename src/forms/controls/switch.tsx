// A switch; if several layers differ, the text "mixed" is next to it.
import { useTranslation } from 'react-i18next';
import { Switch } from '@/ui/Switch';
import type { Control, ControlProps } from '../Control';

function SwitchControl(props: ControlProps) {
  const { t } = useTranslation('messages');
  return (
    <div className="flex min-h-7 items-center gap-2">
      <Switch
        id={props.id}
        labelledBy={props.labelId}
        describedBy={props.mixed ? `${props.id}-mixed` : props.describedBy}
        checked={props.value === true}
        onChange={props.onChange}
        disabled={props.disabled}
      />
      {props.mixed ? (
        <span id={`${props.id}-mixed`} className="text-xs text-muted">
          {t('ui.mixed')}
        </span>
      ) : null}
    </div>
  );
}

export const switchControl: Control = { Input: SwitchControl, labelling: 'by' };
