// A font: the family from a list in its own letters, its weight, and a button to upload another. A missing font remains
// readable.
import { ChevronDown, Upload } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { fontFamilyList } from '@/face/nodes/fontFamily';
import { WATCH_FONT_FAMILY } from '@/schemas/font';
import { type FamilyChoice, nearestFace, useFontChoices } from '@/service/fonts/useFontChoices';
import { Button } from '@/ui/Button';
import { fieldBorder } from '@/ui/fieldBox';
import { later } from '@/ui/later';
import { Popover } from '@/ui/Popover';
import { Select } from '@/ui/Select';
import type { Control, ControlProps } from '../Control';

const FontPicker = later(async () => (await import('./FontPicker')).FontPicker, undefined, undefined, true);

function FontControl(props: ControlProps) {
  const { t } = useTranslation(['messages', 'editor']);
  const { families, upload: fontUpload } = useFontChoices();
  const name = typeof props.value === 'string' && !props.mixed ? props.value : undefined;
  const chosen = families.find(({ faces }) => faces.some((face) => face.name === name));
  const face = chosen?.faces.find((one) => one.name === name);
  const isOfWatch = name === WATCH_FONT_FAMILY;
  const isMissing = name !== undefined && !isOfWatch && !chosen;
  const valueId = `${props.id}-family`;
  const problem = isMissing
    ? t('editor:fonts.missing')
    : face?.note && t('editor:fonts.stateOf', { name: chosen?.family, state: face.note });
  const note = problem && `${props.id}-note`;
  const described = [valueId, props.describedBy, note].filter(Boolean).join(' ');
  const shown = props.mixed
    ? t('ui.mixed')
    : isOfWatch
      ? t('editor:fonts.ofWatch')
      : isMissing
        ? t('editor:fonts.missingName', { name })
        : (chosen?.family ?? '');

  /** Keeps the weight where the family has it. */
  const faceOf = (family: FamilyChoice) => nearestFace(family, face?.weight ?? null);
  const upload = async () => {
    const added = await fontUpload?.choose();
    if (added) props.onChange(added);
  };

  return (
    <div className="flex w-full min-w-0 flex-col gap-1.5">
      <Popover
        id={props.id}
        describedBy={described}
        label={t('editor:fonts.choose')}
        disabled={props.disabled}
        className="w-88 max-w-[calc(100vw-16px)]"
        buttonClass={`flex min-h-8 w-full min-w-0 items-center justify-between gap-2 rounded-md border bg-app px-2 text-left text-sm text-ink disabled:opacity-50 ${fieldBorder(props.invalid)}`}
        button={
          <>
            <span
              id={valueId}
              className="min-w-0 truncate"
              style={chosen && name ? { fontFamily: fontFamilyList(name) } : undefined}
            >
              {shown}
            </span>
            <ChevronDown size={14} aria-hidden="true" className="shrink-0 text-muted" />
          </>
        }
      >
        {(close) => (
          <FontPicker
            families={families}
            chosen={chosen}
            faceOf={faceOf}
            onPick={(family) => {
              props.onChange(faceOf(family).name);
              close();
            }}
          />
        )}
      </Popover>
      {chosen && chosen.faces.length > 1 ? (
        <Select
          options={chosen.faces.map((one) => ({ value: one.name, label: t(`editor:fonts.weights.${one.weight}`) }))}
          value={name}
          onChange={props.onChange}
          disabled={props.disabled}
          aria-label={t('editor:fonts.weight')}
          className="w-full"
        />
      ) : null}
      {problem ? (
        <p id={note} className="text-xs text-warning">
          {problem}
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
