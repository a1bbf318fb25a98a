// One of a few options, all visible: a radio group.
import { AlignCenter, AlignLeft, AlignRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Segmented } from '@/ui/Segmented';
import type { Control, ControlProps } from '../Control';
import { fieldOptions } from '../fieldWords';

/** Options shown as icons, by the field's last name and the value; the text remains the accessible name. */
const ICONS: Readonly<Record<string, ReactNode>> = {
  'align.left': <AlignLeft size={16} />,
  'align.center': <AlignCenter size={16} />,
  'align.right': <AlignRight size={16} />,
  'caseStyle.unset': 'Aa',
  'caseStyle.1': 'AA',
  'caseStyle.0': 'aa',
};

function SegmentedControl(props: ControlProps) {
  const { t } = useTranslation(['fields', 'messages']);
  const options = fieldOptions(t, props.schemaName, props.field);
  const name = props.field.path.slice(props.field.path.lastIndexOf('.') + 1);
  const chosen = props.mixed ? undefined : options.find((option) => option.value === props.value);
  // With a single option, show plain text instead of a control.
  if (options.length === 1 && chosen) {
    return (
      <output
        id={props.id}
        aria-labelledby={props.labelId}
        aria-describedby={props.describedBy}
        className="flex min-h-8 items-center text-sm"
      >
        {chosen.label}
      </output>
    );
  }
  return (
    <>
      <Segmented
        id={props.id}
        labelledBy={props.labelId}
        describedBy={props.mixed ? `${props.id}-mixed` : props.describedBy}
        options={options.map(({ key, label }) => ({ value: key, label, icon: ICONS[`${name}.${key}`] }))}
        value={chosen?.key}
        onChange={(key) => props.onChange(options.find((option) => option.key === key)?.value)}
        invalid={props.invalid}
        disabled={props.disabled}
      />
      {props.mixed ? (
        <span id={`${props.id}-mixed`} className="text-xs text-muted">
          {t('ui.mixed', { ns: 'messages' })}
        </span>
      ) : null}
    </>
  );
}

export const segmentedControl: Control = { Input: SegmentedControl, labelling: 'by' };
