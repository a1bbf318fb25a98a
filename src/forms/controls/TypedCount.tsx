// Counter of typed characters and the maximum: shown next to the text, and part of its description.
import { useTranslation } from 'react-i18next';
import { countGraphemes } from '@/schemas/graphemes';
import type { ControlProps } from '../Control';

export function TypedCount({ id, text, most }: { id: string; text: unknown; most: number }) {
  const { t } = useTranslation('messages');
  const count = countGraphemes(typeof text === 'string' ? text.trim() : '', most) ?? `>${most}`;
  return (
    <span className="tabular-nums">
      <span aria-hidden="true">
        {count} / {most}
      </span>
      <span id={id} className="sr-only">
        {t('ui.counted', { typed: count, most })}
      </span>
    </span>
  );
}

/** Ids of the field's descriptions, the counter last. */
export const describedWithCount = ({ id, field, describedBy }: ControlProps): string | undefined =>
  [describedBy, field.counted && `${id}-count`].filter(Boolean).join(' ') || undefined;
