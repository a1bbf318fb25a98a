// The swatch of a colour field with its picker. Does not render while the hex text is typed, because CSS paints the
// swatch.
import { createContext, memo, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { ColorChoices, ColorPickerProps } from './ColorPicker';
import { later } from './later';
import { Popover } from './Popover';

/** Loaded when the first popover opens, or when idle. */
const ColorPicker = later<ColorPickerProps>(async () => (await import('./ColorPicker')).ColorPicker);

/** The colour that the open picker shows and changes. */
export const PickedColor = createContext<{ value: string; onChange(value: string): void } | null>(null);

export interface ColorPopoverProps {
  label: string;
  disabled: boolean;
  isOpaque: boolean;
  choices: ColorChoices | undefined;
}

/** The swatch is painted with the CSS variable `--swatch`. */
export const ColorPopover = memo(function ColorPopover({ label, disabled, isOpaque, choices }: ColorPopoverProps) {
  const { t } = useTranslation('messages');
  const swatch = (
    <span className="keep-colors bg-checker inline-flex size-4 overflow-hidden rounded-sm border border-line-strong">
      <span className="size-full bg-(--swatch)" />
    </span>
  );
  return (
    <Popover
      label={label}
      buttonLabel={t('ui.color.pick', { label })}
      buttonClass="-m-1 inline-flex size-6 shrink-0 items-center justify-center rounded-sm"
      button={swatch}
      disabled={disabled}
      className="max-h-[calc(100dvh-1rem)] w-60 overflow-y-auto"
    >
      <Picker label={label} isOpaque={isOpaque} choices={choices} />
    </Popover>
  );
});

function Picker({ label, isOpaque, choices }: Pick<ColorPopoverProps, 'label' | 'isOpaque' | 'choices'>) {
  const picked = useContext(PickedColor);
  return picked ? <ColorPicker label={label} isOpaque={isOpaque} choices={choices} {...picked} /> : null;
}
