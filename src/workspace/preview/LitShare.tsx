// The meter of always-on: the share of lit pixels, and whether it is within the limit, as text and icon.
import { CircleCheck, Sun, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MODE_COMMANDS } from '@/editor/commands/modes';
import { select } from '@/editor/commands/select';
import { type EditorServices, useEditor } from '@/editor/dispatch/editorContext';
import { runCommand } from '@/editor/dispatch/runCommand';
import { selectNode } from '@/editor/document/selectors';
import type { LitBy } from '@/simulator/brightestLayer';
import { LIT_SHARE_MAX, litPercent } from '@/simulator/litShare';
import { buttonClass } from '@/ui/Button';
import { useLitShare } from './useLitShare';

const BOX =
  'absolute right-3 bottom-3 max-[360px]:bottom-13 inline-flex min-h-8 items-center gap-1.5 rounded-lg border border-line bg-panel px-2.5 text-xs tabular-nums max-[430px]:px-2 max-[360px]:gap-1 max-[360px]:px-1 shadow-lg shadow-black/20';

/** Selects the layer in its mode: slots of always-on are layers of the normal mode. */
function selectIn({ store }: EditorServices, uuid: string): void {
  if (!selectNode(store.getState(), uuid)) runCommand(store, MODE_COMMANDS.normal, undefined);
  runCommand(store, select, { mode: 'replace', uuids: [uuid] });
  // The background cannot be selected. The properties show its color while nothing is selected.
  store.desk.panels.emit('properties');
}

function Brightest({ node, share }: LitBy) {
  const { t } = useTranslation('editor');
  const services = useEditor();
  const words = { name: node.label, share: Math.max(1, Math.round(share * 100)) };
  return (
    <button
      type="button"
      title={t('litShare.select', words)}
      className={`${buttonClass('secondary', 'sm')} -mr-1.5 min-h-6 max-w-40 px-1.5 lg:max-w-64 max-[430px]:max-w-18 max-[360px]:hidden`}
      onClick={() => selectIn(services, node.uuid)}
    >
      <span className="truncate">{t('litShare.most', words)}</span>
      <span className="sr-only">{t('litShare.select', words)}</span>
    </button>
  );
}

export function LitShare() {
  const { t } = useTranslation('editor');
  const state = useLitShare();
  if (state.status !== 'measured') {
    return (
      <p className={`${BOX} text-muted`}>
        <Sun size={14} aria-hidden="true" />
        {state.status === 'failed' ? t('litShare.failed') : t('litShare.measuring')}
      </p>
    );
  }
  const share = litPercent(state.share);
  const facts = { share, most: LIT_SHARE_MAX * 100 };
  const isGood = state.share <= LIT_SHARE_MAX;
  return (
    <div data-lit-share={share} data-keep-clear="box" className={BOX} title={t('litShare.explain', facts)}>
      {isGood ? (
        <CircleCheck size={14} aria-hidden="true" className="text-accent" />
      ) : (
        <TriangleAlert size={14} aria-hidden="true" className="text-warning" />
      )}
      <span className="font-semibold">{t('litShare.value', { share })}</span>
      <span className={isGood ? 'text-muted max-[360px]:sr-only' : 'text-warning max-[430px]:sr-only'}>
        {isGood ? t('litShare.good') : t('litShare.tooMuch')}
      </span>
      <span className="sr-only">{t('litShare.explain', facts)}</span>
      {!isGood && state.most ? <Brightest {...state.most} /> : null}
    </div>
  );
}
