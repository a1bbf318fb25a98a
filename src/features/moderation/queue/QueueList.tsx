// The waiting faces, oldest first, with pages. The current one is marked.
import { useTranslation } from 'react-i18next';
import type { FaceData } from '@/schemas/wire/faces';
import { languageRow } from '@/service/language/i18n';
import { momentText } from '@/service/language/momentText';
import { Pager } from '@/storefront/Pager';
import { PANEL_BOX } from '@/ui/panelBox';
import type { Queue } from './useQueue';

interface QueueListProps {
  queue: Queue;
  nameOf(face: FaceData): string;
}

export function QueueList({ queue, nameOf }: QueueListProps) {
  const { t, i18n } = useTranslation('moderation');
  const { dates } = languageRow(i18n.language);
  return (
    <section aria-labelledby="moderation-queue" className={`${PANEL_BOX} flex flex-col gap-3 xl:sticky xl:top-5`}>
      <h2 id="moderation-queue" className="font-semibold">
        {t('queue')} <span className="font-normal text-muted tabular-nums">{queue.total}</span>
      </h2>
      <ul className="-mx-2 flex flex-col gap-1 max-xl:max-h-52 max-xl:overflow-y-auto">
        {queue.records.map((face) => (
          <li key={face.id}>
            <button
              type="button"
              aria-current={face.id === queue.shown?.id ? 'true' : undefined}
              className="flex w-full flex-col items-start gap-0.5 rounded-lg px-2.5 py-2 text-left text-sm hover:bg-hover aria-[current=true]:bg-raised forced-colors:aria-[current=true]:outline"
              onClick={() => queue.choose(face.id)}
            >
              <span className="font-semibold [overflow-wrap:anywhere]">{nameOf(face)}</span>
              <span className="text-xs text-muted [overflow-wrap:anywhere]">{face.author}</span>
              <span className="text-xs text-muted tabular-nums">
                {t('since', { when: momentText(face.pending?.since ?? face.updatedAt, dates) })}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <Pager page={queue.page} count={queue.pageCount} onChange={queue.turnTo} />
    </section>
  );
}
