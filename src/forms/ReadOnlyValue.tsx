// The value of a field that cannot be edited now: focusable read-only text, so that everyone can read and copy it.
import type { TFunction } from 'i18next';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { standingPlace } from '@/schemas/optionPlaces';
import { type FaceOptions, shownFor } from '@/schemas/options';
import { opaqueStops, paint } from '@/schemas/paint';
import { TextInput } from '@/ui/TextInput';
import { withUnit } from '@/ui/withUnit';
import type { Control, ControlProps } from './Control';
import { storedOption } from './fieldWords';
import { WearerOptionsContext } from './services/wearerOptions';
import { useImageSrc } from './useImageSrc';
import { useOptions } from './useOptions';

const isColor = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-f]{3,8}$/i.test(value);

/** The value as text: numbers with unit, options by name, pictures and lists by count. */
function useValueWords(props: ControlProps): string {
  const { t, i18n } = useTranslation(['messages', 'fields']);
  const options = useOptions(props);
  const wearerOptions = useContext(WearerOptionsContext);
  const { field, value } = props;
  if (props.mixed) return t('ui.mixed');
  if (typeof value === 'boolean') return t(value ? 'ui.on' : 'ui.off');
  if (field.control === 'image') return t(value ? 'ui.hasPicture' : 'ui.none');
  if (field.control === 'paint') return paintWords(t, value);
  if (field.control === 'gradient') return stopWords(t, value);
  if (field.control === 'shownFor') return placeWords(t, value, wearerOptions);
  if (field.control === 'dash') return Array.isArray(value) && value.length > 0 ? value.join(' ') : t('ui.none');
  if (Array.isArray(value)) return t('ui.items', { count: value.length });
  const chosen = options.find((option) => option.value === value);
  if (field.options || field.from)
    return chosen?.label ?? storedOption(i18n, props.schemaName, field, value)?.label ?? '';
  if (typeof value === 'number') {
    return withUnit(Number((value * (field.unit === '%' ? 100 : 1)).toFixed(2)), field.unit);
  }
  return typeof value === 'string' && value !== '' ? value : t('ui.none');
}

/** The choice that shows a layer, or that it is always shown. */
function placeWords(t: TFunction, value: unknown, options: FaceOptions | null): string {
  const place = standingPlace(options ?? undefined, shownFor.optional().safeParse(value).data);
  const names = { option: place?.option.name, choice: place?.choice.name };
  return place ? t('shownFor.choice', { ns: 'fields', ...names }) : t('shownFor.always', { ns: 'fields' });
}

/** A paint as its color, or as its kind with the colors of its stops. */
function paintWords(t: TFunction, value: unknown): string {
  const { data } = paint.nullable().safeParse(value);
  if (!data) return t('ui.none');
  if (data.kind === 'solid') return data.color;
  return `${t(`paint.kinds.${data.kind}`, { ns: 'fields' })} ${data.stops.map(({ color }) => color).join(' ')}`;
}

/** The colors of a gradient, or that there is one color. */
function stopWords(t: TFunction, value: unknown): string {
  const { data } = opaqueStops().nullable().safeParse(value);
  return data ? data.map(({ color }) => color).join(' ') : t('paint.choices.oneColor', { ns: 'fields' });
}

/** The picture or colour that the text describes; decorative. */
function Sample({ value, isImage }: { value: string; isImage: boolean }) {
  const src = useImageSrc(isImage ? value : '');
  if (src) return <img src={src} alt="" className="size-5 rounded-sm object-contain" />;
  if (!isColor(value)) return null;
  return (
    <svg aria-hidden="true" viewBox="0 0 1 1" className="keep-colors size-4 rounded-sm border border-line">
      <rect width="1" height="1" fill={value} />
    </svg>
  );
}

function ReadOnlyValue(props: ControlProps) {
  const { field, value, prefix, label } = props;
  const words = useValueWords(props);
  const isImage = field.control === 'image';
  const hasSample = typeof value === 'string' && (isImage ? value !== '' : isColor(value));
  return (
    <TextInput
      id={props.id}
      value={words}
      readOnly
      onChange={() => undefined}
      aria-label={prefix ? label : undefined}
      aria-describedby={props.describedBy}
      prefix={hasSample ? <Sample value={value} isImage={isImage} /> : prefix}
      className="w-full border-dashed"
    />
  );
}

export const readOnlyControl: Control = { Input: ReadOnlyValue, labelling: 'for' };
