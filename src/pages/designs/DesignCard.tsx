// One design in the list: its face (live on hover or focus), name, size, state, and actions.

import { CircleHelp, Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { canvasSize, type Design } from '@/schemas/design';
import { languageRow } from '@/service/language/i18n';
import { momentText } from '@/service/language/momentText';
import { LiveFace } from '@/simulator/LiveFace';
import { ReviewReasons } from '@/storefront/ReviewReasons';
import { StatusBadge } from '@/storefront/StatusBadge';
import { useStoreName } from '@/storefront/useStoreName';
import { Listening } from '@/ui/Listening';
import { Menu } from '@/ui/Menu';
import { UserText } from '@/ui/UserText';
import { placeOfCard, useCardMenu } from './cardMenu';
import type { DesignAction } from './designAction';
import type { ListedDesign } from './designList';

/** The copy shown in a design's picture. */
function shownCopy(design: Design) {
  return design.copies.find(({ id }) => id === design.activeFdId) ?? design.copies[0];
}

function sizeText(ratio: string): string {
  const { width, height } = canvasSize(ratio);
  return `${width}×${height}`;
}

export interface DesignCardProps {
  item: ListedDesign;
  onAsk(action: DesignAction): void;
  onDuplicate(design: Design): void;
}

export function DesignCard({ item, onAsk, onDuplicate }: DesignCardProps) {
  const { t, i18n } = useTranslation(['pages', 'designs']);
  const [near, setNear] = useState(false);
  const name = useStoreName()(item.names);
  const copy = item.design ? shownCopy(item.design) : undefined;
  /** Platforms of the design's other copies. */
  const others = new Set(item.design?.copies.map(({ platform }) => platform).filter((one) => one !== copy?.platform));

  const items = useCardMenu(item, copy?.platform, onAsk, onDuplicate);

  return (
    <li
      className="relative flex flex-col gap-3 rounded-xl border border-line bg-panel p-4 transition-colors hover:border-line-strong has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-accent"
      onPointerEnter={() => setNear(true)}
      onPointerLeave={() => setNear(false)}
    >
      <Listening onFocus={() => setNear(true)} onBlur={() => setNear(false)}>
        <div className="grid aspect-square grid-rows-[100%] place-items-center">
          {copy ? (
            <LiveFace copy={copy} live={near} fits />
          ) : (
            <p className="flex flex-col items-center gap-2 px-2 text-center text-xs text-muted">
              <CircleHelp size={28} aria-hidden="true" />
              {t(item.state === 'newerVersion' ? 'designs:newerHint' : 'designs:unreadableHint')}
            </p>
          )}
        </div>
        <div className="flex items-center gap-1">
          <div className="min-w-0 grow">
            <h2 className="truncate text-base font-semibold">
              <Link
                to={placeOfCard(item, copy?.platform)}
                title={name}
                className="outline-none after:absolute after:inset-0 after:rounded-xl"
              >
                <UserText text={name} />
              </Link>
            </h2>
          </div>
          <Menu
            label={t('designs:actions', { name })}
            iconOnly
            icon={<Ellipsis size={16} aria-hidden="true" />}
            variant="ghost"
            size="sm"
            anchor="bottom end"
            className="relative -mr-2"
            items={items}
          />
        </div>
        <p className="-mt-2.5 truncate text-xs text-muted">
          {item.changedAt > 0
            ? t('designs:changed', { when: momentText(item.changedAt, languageRow(i18n.language).dates) })
            : ''}
        </p>
        <div className="flex flex-wrap items-center justify-between gap-x-1 gap-y-2 text-xs text-muted">
          <span>{item.design ? sizeText(item.design.ratio) : ''}</span>
          {[...others].map((platform) => (
            <span key={platform} className="rounded-full border border-line-strong px-2 py-0.5 text-2xs">
              {t(`designs:copyFor.${platform}`)}
            </span>
          ))}
          <span className="ml-auto flex flex-wrap justify-end gap-1">
            {item.state === 'draft' ? null : <StateBadge state={item.state} />}
            {item.face ? <StatusBadge status={item.face.status} /> : null}
          </span>
        </div>
        {item.face?.pending && item.face.status !== 'review' ? (
          <p className="text-xs text-warning">{t(`designs:stage.${item.face.pending.stage}`)}</p>
        ) : null}
        {item.face?.approved?.changed && !item.face.pending ? (
          <p className="text-xs text-muted">{t('designs:edited')}</p>
        ) : null}
        {item.face ? <ReviewReasons face={item.face} className="line-clamp-3 text-xs text-danger" /> : null}
        {item.state === 'gone' || item.state === 'elsewhere' ? (
          <p className="text-xs text-muted">{t(`designs:${item.state}Hint`)}</p>
        ) : null}
      </Listening>
    </li>
  );
}

const TONES: Record<ListedDesign['state'], string> = {
  draft: 'border-line-strong text-muted',
  unsaved: 'border-warning/60 text-warning',
  localOnly: 'border-warning/60 text-warning',
  gone: 'border-danger/60 text-danger',
  elsewhere: 'border-line-strong text-muted',
  unreadable: 'border-danger/60 text-danger',
  newerVersion: 'border-warning/60 text-warning',
};

function StateBadge({ state }: { state: ListedDesign['state'] }) {
  const { t } = useTranslation(['pages', 'designs']);

  return <span className={`rounded-full border px-2 py-0.5 text-2xs ${TONES[state]}`}>{t(`designs:${state}`)}</span>;
}
