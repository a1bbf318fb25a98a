// The save state as text with an icon. Announces the start of a save.
import {
  CloudCheck,
  CloudOff,
  CloudUpload,
  GitFork,
  HardDrive,
  LoaderCircle,
  type LucideIcon,
  Pencil,
  TriangleAlert,
} from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftSession } from '@/drafts/saving/draftSession';
import { describeSaveStatus, type SaveIcon, type SaveWords } from '@/service/localDrafts/describeSaveStatus';
import type { SaveStatus } from '@/service/localDrafts/saveStatus';
import { announce } from '@/ui/announce';

const ICONS: Record<SaveIcon, LucideIcon> = {
  'cloud-check': CloudCheck,
  pencil: Pencil,
  'loader-circle': LoaderCircle,
  'hard-drive': HardDrive,
  'cloud-upload': CloudUpload,
  'cloud-off': CloudOff,
  'git-fork': GitFork,
  'triangle-alert': TriangleAlert,
};

const TONES: Record<SaveWords['tone'], string> = { calm: 'text-muted', warning: 'text-warning', danger: 'text-danger' };

/** Refresh interval of texts such as "12 s ago", ms. */
const REFRESH_MS = 5000;

/** Shows a local save only if it takes longer than this, ms. Otherwise the bar would flicker with every edit. */
const SLOW_MS = 300;

/** The displayed state: an edit counts as pending until it is stored on this device, or until storing it takes long. */
function useShownStatus(session: DraftSession): SaveStatus {
  const status = useSyncExternalStore(session.subscribe, session.status);
  const isWriting = status.name === 'saving-local';
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isWriting) return;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isWriting]);
  return isWriting && !isSlow ? DIRTY : status;
}
const DIRTY: SaveStatus = { name: 'dirty' };

export function SaveState({ session }: { session: DraftSession }) {
  const { t } = useTranslation();
  const status = useShownStatus(session);
  const [now, setNow] = useState(Date.now);
  const isCounting = status.name === 'saved';
  useEffect(() => {
    setNow(Date.now());
    if (!isCounting) return;
    const timer = setInterval(() => setNow(Date.now()), REFRESH_MS);
    return () => clearInterval(timer);
  }, [isCounting]);
  const words = describeSaveStatus(status, Math.max(now, isCounting ? status.at : 0));
  const isSending = status.name === 'saving-remote';
  // The part that requested the save announces its end.
  useEffect(() => {
    if (isSending) announce(t('editor:saveState.savingRemote'), { topic: 'save' });
  }, [isSending, t]);
  const Icon = ICONS[words.icon];
  return (
    <p
      className={`flex min-w-0 items-center gap-1.5 text-xs sm:text-sm ${TONES[words.tone]}`}
      data-save-state={status.name}
    >
      <Icon size={14} aria-hidden="true" className="shrink-0" />
      <span className="truncate">{t(words.key, words.params)}</span>
    </p>
  );
}
