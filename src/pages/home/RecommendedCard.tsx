// One recommended face: rendered when it becomes visible, at 08:59:08 at rest, live on hover or focus.

import { memo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Platform } from '@/schemas/design';
import type { RecommendedFace } from '@/schemas/recommend';
import { languageRow } from '@/service/language/i18n';
import { LiveFace } from '@/simulator/LiveFace';
import { useStoreName } from '@/storefront/useStoreName';
import { Listening } from '@/ui/Listening';
import { UserText } from '@/ui/UserText';
import { FacePlace } from './HomePlaces';
import { useNear } from './useNear';

export interface RecommendedCardProps {
  face: RecommendedFace;
  platform: Platform;
}

export const RecommendedCard = memo(function RecommendedCard({ face, platform }: RecommendedCardProps) {
  const { t, i18n } = useTranslation('pages');
  const { id, dialNameCn, dialName, author, downloads, copy } = face;
  const card = useRef<HTMLLIElement>(null);
  const isNear = useNear(card);
  const [isLive, setLive] = useState(false);
  const name = useStoreName()({ dialNameCn, dialName });
  const count = new Intl.NumberFormat(languageRow(i18n.language).tag).format(downloads);
  return (
    <li
      ref={card}
      className="relative flex min-w-0 flex-col gap-3 rounded-xl border border-line bg-panel p-3 transition-colors hover:border-line-strong has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-accent"
      onPointerEnter={() => setLive(true)}
      onPointerLeave={() => setLive(false)}
    >
      <Listening onFocus={() => setLive(true)} onBlur={() => setLive(false)}>
        <div className="grid aspect-square grid-rows-[100%] place-items-center">
          {isNear && copy ? <LiveFace copy={copy} live={isLive} fits /> : <FacePlace />}
        </div>
        <div className="min-w-0">
          <Link
            to={`/dialDetail/${id}/${platform}`}
            title={name}
            className="block truncate text-base font-semibold outline-none after:absolute after:inset-0 after:rounded-xl"
          >
            <UserText text={name} />
          </Link>
          <p className="truncate text-xs text-muted">{t('pages:faces.by', { author })}</p>
          <p className="truncate text-xs text-muted tabular-nums">
            {t('home.downloads', { count: downloads, number: count })}
          </p>
        </div>
      </Listening>
    </li>
  );
});
