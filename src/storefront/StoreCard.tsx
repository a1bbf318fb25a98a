// A face as shown in the store: live image, name, designer, category, price and description.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FaceCopy } from '@/schemas/design';
import { LiveFace } from '@/simulator/LiveFace';
import { UserText } from '@/ui/UserText';
import { useStoreName } from './useStoreName';

export interface StoreCardProps {
  /** The copy that is drawn. */
  copy: FaceCopy | undefined;
  names: { dialNameCn: string; dialName: string };
  author: string;
  /** Its name in the page's language. */
  category: string | undefined;
  offer: string;
  description: string;
}

export function StoreCard({ copy, names, author, category, offer, description }: StoreCardProps) {
  const { t } = useTranslation('pages');
  const name = useStoreName()(names);
  return (
    <div className="flex flex-col gap-3">
      {copy ? <FaceUnderPointer copy={copy} title={t('publish:faceAlt', { name })} /> : null}
      <div className="flex items-start gap-3">
        <div className="min-w-0 grow">
          <p className="font-semibold [overflow-wrap:anywhere]">
            <UserText text={name} />
          </p>
          <p className="text-sm text-muted [overflow-wrap:anywhere]">
            {[author && t('pages:faces.by', { author }), category].filter(Boolean).join(' · ')}
          </p>
        </div>
        {offer ? (
          <span className="shrink-0 rounded-full border border-accent px-2.5 py-0.5 text-sm text-accent tabular-nums">
            {offer}
          </span>
        ) : null}
      </div>
      {description ? (
        <p className="line-clamp-3 text-sm text-muted [overflow-wrap:anywhere]">
          <UserText text={description} />
        </p>
      ) : null}
    </div>
  );
}

function FaceUnderPointer({ copy, title }: { copy: FaceCopy; title: string }) {
  const [near, setNear] = useState(false);
  return (
    <div
      className="keep-colors mx-auto w-full max-w-80 rounded-xl"
      onPointerEnter={() => setNear(true)}
      onPointerLeave={() => setNear(false)}
    >
      <LiveFace copy={copy} live={near} title={title} />
    </div>
  );
}
