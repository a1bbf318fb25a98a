// "Save as a new design": asks for a name in the page's language, stores the work under it and opens the new design. A
// name in the other language is kept and marked as a copy.
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { copyNames, designName, withName } from '@/schemas/designNames';
import { DESIGN_NAME_MAX } from '@/schemas/limits';
import { useDataLanguage } from '@/service/language/useDataLanguage';
import { useLocalWork } from '@/service/localDrafts/localWork';
import { VISITOR } from '@/service/localDrafts/records';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { TextInput } from '@/ui/TextInput';
import { showToast } from '@/ui/toasts';
import { keepAsNew } from './duplicateDesign';
import { useOpenedDraftPorts } from './openedDraft';

export function SaveAsNewDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('versions');
  const { opened, session } = useOpenedDraftPorts();
  const work = useLocalWork();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const form = useId();
  const [design] = useState(() => opened.design());
  const language = useDataLanguage();
  const [proposed] = useState(() => design && copyNames(design, language));
  const [name, setName] = useState(proposed ? designName(proposed, language) : '');
  const [busy, setBusy] = useState(false);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    if (!design || !proposed || wanted === '' || busy) return;
    setBusy(true);
    try {
      await session.flush();
      const owner = session.owner();
      const made = await keepAsNew(design, { work, owner, names: withName(proposed, language, wanted) });
      if (made.kind === 'failed') {
        showToast({ tone: 'error', text: t('saveAsNew.failed') });
        return;
      }
      const words = made.kind === 'saved' || owner === VISITOR ? 'saveAsNew.done' : 'saveAsNew.here';
      showToast({ tone: 'success', text: t(words, { name: wanted }) });
      // Otherwise the user has left the editor, and the new design would interrupt other work.
      if (opened.now()?.id !== design.id) return;
      onClose();
      await navigate(`/dial/${made.design.id}`);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      busy={busy ? t('saveAsNew.saving') : undefined}
      size="sm"
      title={t('saveAsNew.title')}
      description={t('saveAsNew.text', { name: design ? designName(design, language) : '' })}
      initialFocus={field}
      footer={
        <Button variant="primary" type="submit" form={form} busy={busy} disabled={name.trim() === ''}>
          {t('saveAsNew.save')}
        </Button>
      }
    >
      <form id={form} onSubmit={(event) => void save(event)}>
        <TextInput
          ref={field}
          value={name}
          onChange={setName}
          maxLength={DESIGN_NAME_MAX}
          aria-label={t('saveAsNew.name')}
          className="w-full"
        />
      </form>
    </Dialog>
  );
}
