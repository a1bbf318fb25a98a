// My designs `/dialList`: drafts and unsaved designs with live previews; search, pages, open, open a file, delete.
import { Plus, Search } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigationType } from 'react-router';
import { NewDesignDialog } from '@/drafts/newDesign/NewDesignDialog';
import { OpenFile, type OpenFileProps } from '@/features/importing/OpenFile';
import { platform } from '@/schemas/design';
import { FACE_STATUSES } from '@/schemas/faceStatus';
import { DEFAULT_LIST_PLATFORM } from '@/schemas/limits';
import type { FaceCounts } from '@/schemas/wire/faces';
import { loginRequested, type WithSession } from '@/service/session/session';
import { FaceActionDialog } from '@/storefront/FaceActionDialog';
import { Pager } from '@/storefront/Pager';
import { useDuplicate } from '@/storefront/useDuplicate';
import { useStoreName } from '@/storefront/useStoreName';
import { Button } from '@/ui/Button';
import { PageHeading } from '@/ui/PageHeading';
import { Select } from '@/ui/Select';
import { Spinner } from '@/ui/Spinner';
import { Tabs } from '@/ui/Tabs';
import { TextInput } from '@/ui/TextInput';
import { DesignCard } from './DesignCard';
import type { DesignAction } from './designAction';
import { useDesigns } from './useDesigns';
import { type ListPlace, useListPlace } from './useListPlace';

/** In the order of docs/rules/product.md. */
const TABS = ['all', 'live', 'offline', 'review', 'rejected', 'draft'] as const;
const WATCHES = ['all', ...platform.options] as const;
/** Id of what the tabs rule. */
const LIST = 'designs-list';

function countOf(counts: FaceCounts | null, tab: (typeof TABS)[number]): number | undefined {
  if (!counts) return undefined;
  return tab === 'all' ? FACE_STATUSES.reduce((sum, status) => sum + counts[status], 0) : counts[tab];
}

/** Focuses the search if a search button of the frame led here, also from this page. */
function useSearchFocus(field: RefObject<HTMLInputElement | null>): void {
  const { key, state } = useLocation();
  const isVisit = useNavigationType() !== 'POP';
  const wanted = isVisit && (state as { search?: boolean } | null)?.search === true ? key : null;
  useEffect(() => {
    if (wanted !== null) field.current?.focus();
  }, [wanted, field]);
}

export function DesignsPage({ loadFonts }: Pick<OpenFileProps, 'loadFonts'>) {
  const { t } = useTranslation(['pages', 'designs']);
  const dispatch = useDispatch();
  const visitor = useSelector((state: WithSession) => state.session.status === 'visitor');
  const place = useListPlace();
  const { status, items, pageCount, counts, isAccountUnread, isAccountUnknown, isAsking, otherWatch, reload } =
    useDesigns(place);
  const [creating, setCreating] = useState(false);
  const [asking, setAsking] = useState<DesignAction | null>(null);
  const close = () => setAsking(null);
  const grid = useRef<HTMLUListElement>(null);
  const field = useRef<HTMLInputElement>(null);
  /** The deleted card and its index: the focus moves to its neighbor. */
  const gone = useRef<{ id: string; index: number } | null>(null);

  useSearchFocus(field);

  // The stored page may no longer exist.
  const { page, turnTo } = place;
  useEffect(() => {
    if (status === 'ready' && page > pageCount) turnTo(pageCount);
  }, [status, page, pageCount, turnTo]);

  useEffect(() => {
    const removed = gone.current;
    if (!removed || items.some(({ id }) => id === removed.id)) return;
    gone.current = null;
    const links = grid.current?.querySelectorAll<HTMLElement>('h2 a') ?? [];
    (links[Math.min(removed.index, links.length - 1)] ?? field.current)?.focus();
  }, [items]);

  const onDeleted = (deleted: string) => {
    gone.current = { id: deleted, index: items.findIndex(({ id }) => id === deleted) };
    reload();
  };
  const newDesign = (
    <Button variant="primary" icon={<Plus size={16} aria-hidden="true" />} onClick={() => setCreating(true)}>
      {t('home.newDesign')}
    </Button>
  );
  const nameOf = useStoreName();
  const names = items.map((item) => item.names);
  const duplicate = useDuplicate(names, reload);
  const isNarrowed = place.status !== 'all' || place.platform !== 'all';
  // The user has set no filter: everyone starts with the smartwatch list.
  const isFresh = place.status === 'all' && place.platform === DEFAULT_LIST_PLATFORM;
  const isEmpty = status === 'ready' && items.length === 0 && !isAccountUnread;

  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <PageHeading title={t('designs:title')} className="mr-auto text-xl font-semibold" />
        <TextInput
          ref={field}
          type="search"
          value={place.typed}
          onChange={place.type}
          aria-label={t('designs:search')}
          placeholder={t('designs:search')}
          maxLength={200}
          prefix={<Search size={14} aria-hidden="true" />}
          className="w-full sm:w-56"
        />
        <OpenFile names={names} loadFonts={loadFonts} />
        {newDesign}
      </div>

      <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
        <Tabs
          label={t('designs:tabs')}
          tabs={TABS.map((id) => ({ id, label: t(`designs:tab.${id}`), count: countOf(counts, id) }))}
          value={place.status}
          onChange={(id) => place.narrow({ status: id })}
          variant="page"
          controls={LIST}
          className="min-w-0 grow"
        />
        <Select
          value={place.platform}
          onChange={(id) => place.narrow({ platform: id as ListPlace['platform'] })}
          options={WATCHES.map((id) => ({ value: id, label: t(`designs:watch.${id}`) }))}
          aria-label={t('designs:watches')}
        />
      </div>

      {visitor ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl border border-line bg-panel px-4 py-3">
          <p className="grow text-muted">{t(items.length > 0 ? 'designs:visitor' : 'designs:visitorEmpty')}</p>
          <Button size="sm" onClick={() => dispatch(loginRequested())}>
            {t('shell.signIn')}
          </Button>
        </div>
      ) : null}

      <div id={LIST} role="tabpanel" aria-label={t(`designs:tab.${place.status}`)} className="flex flex-col gap-5">
        {isAccountUnread && status === 'ready' ? (
          <div
            role={isAccountUnknown ? undefined : 'alert'}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl border border-warning/60 bg-panel px-4 py-3"
          >
            <p className="grow">{t(items.length > 0 ? 'designs:accountUnread' : 'designs:accountUnreadEmpty')}</p>
            {isAccountUnknown ? null : (
              <Button size="sm" busy={isAsking} onClick={reload}>
                {t('designs:retry')}
              </Button>
            )}
          </div>
        ) : null}

        {status === 'loading' ? (
          <p className="flex items-center gap-2 py-16 text-muted">
            <Spinner /> {t('designs:loading')}
          </p>
        ) : null}
        {status === 'failed' ? (
          <div role="alert" className="flex flex-col items-start gap-3 py-16">
            <p>{t('designs:failed')}</p>
            <Button onClick={reload}>{t('designs:retry')}</Button>
          </div>
        ) : null}
        {isEmpty && otherWatch ? (
          <div className="flex flex-col items-center gap-3 rounded-xl border border-dashed border-line px-4 py-20 text-center">
            <p className="text-lg font-semibold">
              {t(`designs:onlyOther.${otherWatch.platform}`, { count: otherWatch.count })}
            </p>
            <div className="flex flex-wrap justify-center gap-3">
              <Button variant="primary" onClick={() => place.narrow({ platform: otherWatch.platform })}>
                {t(`designs:showOther.${otherWatch.platform}`)}
              </Button>
            </div>
          </div>
        ) : null}
        {isEmpty && !otherWatch && place.search === '' && isNarrowed && !isFresh ? (
          <div className="flex flex-col items-center gap-3 py-20 text-center">
            <p>{t('designs:emptyTab')}</p>
            <Button onClick={() => place.narrow({ status: 'all', platform: 'all' })}>{t('designs:showAll')}</Button>
          </div>
        ) : null}
        {isEmpty && !otherWatch && place.search === '' && (!isNarrowed || isFresh) ? (
          <div className="flex flex-col items-center gap-3 rounded-xl border border-dashed border-line px-4 py-20 text-center">
            <p className="text-lg font-semibold">{t('designs:empty')}</p>
            <p className="text-muted">{t('designs:emptyHint')}</p>
            <div className="flex flex-wrap justify-center gap-3">
              <OpenFile names={names} loadFonts={loadFonts} />
              {newDesign}
            </div>
          </div>
        ) : null}
        {isEmpty && place.search !== '' ? (
          <div className="flex flex-col items-center gap-3 py-20 text-center">
            <p className="[overflow-wrap:anywhere]">{t('designs:noMatch', { text: place.search })}</p>
            <Button
              onClick={() => {
                place.type('');
                field.current?.focus();
              }}
            >
              {t('designs:clearSearch')}
            </Button>
          </div>
        ) : null}
        {items.length > 0 ? (
          <ul
            ref={grid}
            aria-label={t('designs:list')}
            className="grid grid-cols-[repeat(auto-fill,minmax(min(10rem,100%),1fr))] gap-3 min-[30rem]:grid-cols-[repeat(auto-fill,minmax(12.5rem,1fr))] min-[30rem]:gap-4"
          >
            {items.map((item) => (
              <DesignCard
                key={item.id}
                item={item}
                onAsk={setAsking}
                onDuplicate={(design) => void duplicate(design)}
              />
            ))}
          </ul>
        ) : null}
        <Pager page={place.page} count={pageCount} onChange={place.turnTo} />
      </div>

      {creating ? <NewDesignDialog open onClose={() => setCreating(false)} /> : null}
      {asking ? (
        <FaceActionDialog
          action={asking}
          item={{ ...asking.item, name: nameOf(asking.item.names) }}
          onChanged={reload}
          onDeleted={onDeleted}
          onClose={close}
        />
      ) : null}
    </div>
  );
}
