// Two states of one design: the edits on this device and the newer revision on the server, with previews of both.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Design } from '@/schemas/design';
import { languageRow } from '@/service/language/i18n';
import { momentText } from '@/service/language/momentText';
import { useDataLanguage } from '@/service/language/useDataLanguage';
import { useLocalWork } from '@/service/localDrafts/localWork';
import { FaceThumbnail } from '@/simulator/FaceThumbnail';
import { normalNodes } from '@/simulator/normalNodes';
import { useStillWatch } from '@/simulator/useStillWatch';
import { Button } from '@/ui/Button';
import { PageHeading } from '@/ui/PageHeading';
import { showToast } from '@/ui/toasts';
import type { OpenedDraft } from './openDraft';
import { settleStates } from './settleStates';

function DesignThumbnail({ design }: { design: Design }) {
  const watch = useStillWatch(false);
  const copy = design.copies.find(({ id }) => id === design.activeFdId) ?? design.copies[0];
  if (!copy) return null;
  return (
    <FaceThumbnail
      className="w-56"
      nodes={normalNodes(copy)}
      ratio={copy.ratio}
      shape={copy.shape}
      watch={watch}
      rest={copy.watchFace}
    />
  );
}

interface SideProps {
  title: string;
  when: number;
  design: Design;
  action: string;
  busy: boolean;
  onChoose(): void;
}

function Side({ title, when, design, action, busy, onChoose }: SideProps) {
  const { i18n } = useTranslation();
  return (
    <section aria-label={title} className="flex flex-col items-center gap-3 rounded-xl border border-line bg-panel p-5">
      <h2 className="font-semibold">{title}</h2>
      <DesignThumbnail design={design} />
      <p className="text-sm text-muted">{momentText(when, languageRow(i18n.language).dates)}</p>
      <Button variant="primary" busy={busy} onClick={onChoose}>
        {action}
      </Button>
    </section>
  );
}

export interface ChooseDraftProps {
  choice: Extract<OpenedDraft, { kind: 'choice' }>;
  onChoose(chosen: { design: Design; baseRev: number; unsaved: boolean }): void;
}

/** The state that is not chosen becomes a separate design at once; nothing is merged. */
export function ChooseDraft({ choice: { local, server }, onChoose }: ChooseDraftProps) {
  const { t } = useTranslation('editor');
  const { journal, owner } = useLocalWork();
  const language = useDataLanguage();
  const [busy, setBusy] = useState<'local' | 'server' | null>(null);

  const choose = async (side: 'local' | 'server') => {
    if (busy) return;
    setBusy(side);
    const chosen =
      side === 'local' ? { design: local.design, unsaved: true } : { design: server.design, unsaved: false };
    const aside = side === 'local' ? server.design : local.design;
    try {
      const ownCopy = await settleStates({ chosen, baseRev: server.rev, aside }, { journal, owner: owner(), language });
      if (ownCopy) {
        showToast({ tone: 'info', text: t('choose.keptAs', { name: ownCopy.name }) });
        onChoose({ ...chosen, baseRev: server.rev });
        return;
      }
    } catch (error) {
      console.warn('The two states could not be settled.', error);
    }
    setBusy(null);
    showToast({ tone: 'error', text: t('choose.notKept') });
  };

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
            busy={busy === 'local'}
            onChoose={() => void choose('local')}
          />
          <Side
            title={t('choose.server')}
            when={server.savedAt}
            design={server.design}
            action={t('choose.openServer')}
            busy={busy === 'server'}
            onChoose={() => void choose('server')}
          />
        </div>
      </div>
    </main>
  );
}
