// A font family, with a button to upload another. A missing font remains readable.
import { Upload } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { WATCH_FONT_FAMILY } from '@/schemas/font';
import { useFontChoices } from '@/service/fonts/useFontChoices';
import { Button } from '@/ui/Button';
import { Select } from '@/ui/Select';
import type { Control, ControlProps } from '../Control';

function FontControl(props: ControlProps) {
  const { t } = useTranslation(['messages', 'editor']);
  const { fonts, upload: fontUpload } = useFontChoices();
  const family = typeof props.value === 'string' ? props.value : undefined;
  const ofWatch =
    !props.mixed && family === WATCH_FONT_FAMILY ? [{ value: family, label: t('editor:fonts.ofWatch') }] : [];
  const isMissing =
    !props.mixed && family !== undefined && ofWatch.length === 0 && !fonts.some((font) => font.family === family);
  const note = isMissing ? `${props.id}-missing` : undefined;
  const described = [props.describedBy, note].filter(Boolean).join(' ') || undefined;

  const upload = async () => {
    const chosen = await fontUpload?.choose();
    if (chosen) props.onChange(chosen);
  };

  return (
    <div className="flex w-full min-w-0 flex-col gap-1.5">
      <Select
        id={props.id}
        options={[
          ...ofWatch,
          ...fonts.map((font) => ({
            value: font.family,
            label: font.note ? `${font.family} (${font.note})` : font.family,
          })),
        ]}
        value={family}
        placeholder={props.mixed ? t('ui.mixed') : isMissing ? t('editor:fonts.missingName', { name: family }) : family}
        onChange={props.onChange}
        invalid={props.invalid}
        disabled={props.disabled}
        aria-describedby={described}
        className="w-full"
      />
      {isMissing ? (
        <p id={note} className="text-xs text-warning">
          {t('editor:fonts.missing')}
        </p>
      ) : null}
      {fontUpload && !props.disabled ? (
        <Button
          size="sm"
          variant="ghost"
          className="self-start"
          icon={<Upload size={13} />}
          busy={fontUpload.busy}
          onClick={() => void upload()}
        >
          {t('editor:fonts.upload')}
        </Button>
      ) : null}
    </div>
  );
}

export const fontControl: Control = { Input: FontControl, labelling: 'for' };
