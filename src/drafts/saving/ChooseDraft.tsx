// Two states of one design: the edits on this device and the newer revision on the server, with both pictures.
import { useTranslation } from 'react-i18next';
import type { Design } from '@/schemas/design';
import { FaceThumbnail } from '@/simulator/FaceThumbnail';
import { useStillWatch } from '@/simulator/useStillWatch';
import { Button } from '@/ui/Button';
import { PageHeading } from '@/ui/PageHeading';
import type { OpenedDraft, StartingDraft } from './openDraft';

function DesignThumbnail({ design }: { design: Design }) {
  const watch = useStillWatch(false);
  const copy = design.copies.find(({ id }) => id === design.activeFdId) ?? design.copies[0];
  if (!copy) return null;
  return (
    <FaceThumbnail className="w-56" nodes={copy.normal.nodeList} ratio={copy.ratio} shape={copy.shape} watch={watch} />
  );
}

interface SideProps {
  title: string;
  when: number;
  design: Design;
  action: string;
  onChoose(): void;
}

function Side({ title, when, design, action, onChoose }: SideProps) {
  const { i18n } = useTranslation();
  return (
    <section aria-label={title} className="flex flex-col items-center gap-3 rounded-xl border border-line bg-panel p-5">
      <h2 className="font-semibold">{title}</h2>
      <DesignThumbnail design={design} />
      <p className="text-sm text-muted">{new Date(when).toLocaleString(i18n.language === 'zh' ? 'zh-CN' : 'en-GB')}</p>
      <Button variant="primary" onClick={onChoose}>
        {action}
      </Button>
    </section>
  );
}

interface ChooseDraftProps {
  choice: Extract<OpenedDraft, { kind: 'choice' }>;
  onChoose(start: StartingDraft): void;
}

/** Keeping one's own edits puts them on top of the server's revision; the designer decides, nothing is merged. */
export function ChooseDraft({ choice: { local, server }, onChoose }: ChooseDraftProps) {
  const { t } = useTranslation('editor');
  const start = (design: Design, unsaved: boolean) =>
    onChoose({ design, baseRev: server.rev, unsaved, recovered: false, missingPictures: 0 });
  return (
    <main className="grid min-h-dvh place-items-center bg-app p-6">
      <div className="flex max-w-3xl flex-col gap-4 text-center">
        <PageHeading title={t('choose.title')} className="text-lg font-semibold" />
        <p className="text-sm text-muted">{t('choose.text')}</p>
        <div className="grid gap-4 sm:grid-cols-2">
          <Side
            title={t('choose.local')}
            when={local.savedAt}
            design={local.design}
            action={t('choose.keepLocal')}
            onChoose={() => start(local.design, true)}
          />
          <Side
            title={t('choose.server')}
            when={server.savedAt}
            design={server.design}
            action={t('choose.openServer')}
            onChoose={() => start(server.design, false)}
          />
        </div>
      </div>
    </main>
  );
}
