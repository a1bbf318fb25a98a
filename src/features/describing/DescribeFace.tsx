// "Describe this face": what the face shows now, in words. A layer's entry selects it.
import { Copy, Ear } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openPreview } from '@/editor/commands/playback';
import { select } from '@/editor/commands/select';
import { useIsOpen } from '@/editor/dispatch/dialogs';
import { useDesk, useEditor } from '@/editor/dispatch/editorContext';
import { performCommand } from '@/editor/dispatch/performCommand';
import { runCommand, situationOf } from '@/editor/dispatch/runCommand';
import { unheard } from '@/simulator/heardFace';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { showToast } from '@/ui/toasts';
import { describeFace, descriptionText } from './text/faceWords';

export function DescribeFace() {
  const { t } = useTranslation('describe');
  const { dialogs } = useDesk();
  const isOpen = useIsOpen('describeFace');
  return (
    <Dialog open={isOpen} onClose={dialogs.close} title={t('title')} initialFocus="title">
      {isOpen ? <Description /> : null}
    </Dialog>
  );
}

function Description() {
  const { t } = useTranslation('describe');
  const { store, watch, port } = useEditor();
  const { dialogs, focus } = useDesk();
  // The dialog is modal: neither the face nor the time changes while it is read.
  const [description] = useState(() => {
    const situation = situationOf(store);
    return situation && describeFace(situation, { read: watch.read, state: watch.state });
  });
  const [silent] = useState(() => {
    const situation = situationOf(store);
    const hasReader = situation?.policy.packaging === 'watchFace';
    return situation && hasReader ? unheard(situation.nodes, situation.canvas).length : null;
  });
  if (!description) return null;

  const choose = (uuid: string) => {
    dialogs.close();
    setTimeout(() => {
      runCommand(store, select, { mode: 'replace', uuids: [uuid] });
      focus.take({ place: 'canvas', part: uuid });
    }, 0);
  };
  const hear = () => {
    dialogs.close();
    setTimeout(() => performCommand(store, port, openPreview), 0);
  };
  const copy = () =>
    navigator.clipboard.writeText(descriptionText(description)).then(
      () => showToast({ text: t('copied') }),
      () => showToast({ tone: 'error', text: t('notCopied') }),
    );

  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm">{description.summary}</p>
      {description.sections.map(({ key, layers }) => (
        <section key={key} aria-label={t(`sections.${key}`)} className="flex flex-col gap-1">
          <h3 className="text-xs font-semibold uppercase tracking-wide text-muted">{t(`sections.${key}`)}</h3>
          <ul className="flex flex-col">
            {layers.map(({ uuid, name, text }) => (
              <li key={uuid}>
                <button
                  type="button"
                  className="w-full rounded-md px-2 py-1.5 text-left text-sm hover:bg-hover"
                  onClick={() => choose(uuid)}
                >
                  <span className="block font-medium">{name}</span>
                  <span className="block text-muted">{text}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {silent === null ? null : (
        <section aria-label={t('leaves')} className="flex flex-col items-start gap-2 border-t border-line pt-3">
          <h3 className="text-xs font-semibold uppercase tracking-wide text-muted">{t('leaves')}</h3>
          <p className="text-sm">{silent === 0 ? t('allSpoken') : t('silent', { count: silent })}</p>
          <Button size="sm" icon={<Ear size={16} aria-hidden="true" />} onClick={hear}>
            {t('hear')}
          </Button>
        </section>
      )}
      <Button size="sm" className="self-start" icon={<Copy size={16} aria-hidden="true" />} onClick={copy}>
        {t('copy')}
      </Button>
    </div>
  );
}
