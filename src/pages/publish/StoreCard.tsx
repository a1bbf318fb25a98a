// The face as people will meet it in the store, beside the form and always up to date with it.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormValue } from '@/forms/formValue';
import { useNamedOptions } from '@/forms/services/optionLists';
import type { FaceCopy } from '@/schemas/design';
import { type Currency, moneyText } from '@/schemas/money';
import { languageRow } from '@/service/language/i18n';
import { FaceThumbnail } from '@/simulator/FaceThumbnail';
import { usePlayed } from '@/simulator/usePlayed';
import { useReducedMotion } from '@/simulator/useReducedMotion';
import { useStillWatch } from '@/simulator/useStillWatch';

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** What it costs, as a word or an amount; empty while that is not known. */
function useOffer(currency: Currency): string {
  const { t, i18n } = useTranslation('pages');
  const payment = useFormValue('paymentType');
  const price = useFormValue('price');
  if (payment === 'free' || payment === 'vip') return t(`publish.offer.${payment}`);
  if (payment !== 'paid' || typeof price !== 'number' || !Number.isFinite(price) || price <= 0) return '';
  return moneyText(price, currency, languageRow(i18n.language).tag);
}

export interface StoreCardProps {
  copy: FaceCopy | undefined;
  author: string;
  currency: Currency;
}

export function StoreCard({ copy, author, currency }: StoreCardProps) {
  const { t } = useTranslation('pages');
  const [chinese, english] = [textOf(useFormValue('dialNameCn')), textOf(useFormValue('dialName'))];
  const description = textOf(useFormValue('description'));
  const category = useFormValue('category');
  const filed = useNamedOptions('categories').find(({ value }) => value === category)?.label;
  const offer = useOffer(currency);
  // Each store shows the name in its language, and the other one where there is none.
  const name = (t('publish.reads') === 'nameEn' ? english || chinese : chinese || english) || t('designs.untitled');
  return (
    <div className="flex flex-col gap-3">
      {copy ? <LiveFace copy={copy} title={t('publish.faceAlt', { name })} /> : null}
      <div className="flex items-start gap-3">
        <div className="min-w-0 grow">
          <p className="font-semibold [overflow-wrap:anywhere]">{name}</p>
          <p className="text-sm text-muted [overflow-wrap:anywhere]">
            {[author && t('publish.by', { author }), filed].filter(Boolean).join(' · ')}
          </p>
        </div>
        {offer ? (
          <span className="shrink-0 rounded-full border border-accent px-2.5 py-0.5 text-sm text-accent tabular-nums">
            {offer}
          </span>
        ) : null}
      </div>
      {description ? <p className="line-clamp-3 text-sm text-muted [overflow-wrap:anywhere]">{description}</p> : null}
    </div>
  );
}

/** At 08:59:08 at rest, in real time under the pointer. */
function LiveFace({ copy, title }: { copy: FaceCopy; title: string }) {
  const reduced = useReducedMotion();
  const [near, setNear] = useState(false);
  const watch = useStillWatch(near && !reduced);
  const playback = usePlayed(copy.normal.nodeList, near && !reduced);
  return (
    <div
      className="keep-colors mx-auto w-full max-w-80 rounded-xl"
      onPointerEnter={() => setNear(true)}
      onPointerLeave={() => setNear(false)}
    >
      <FaceThumbnail
        nodes={copy.normal.nodeList}
        ratio={copy.ratio}
        shape={copy.shape}
        watch={watch}
        playback={playback}
        title={title}
      />
    </div>
  );
}
