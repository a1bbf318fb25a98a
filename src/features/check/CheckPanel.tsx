// The Check panel: findings of the open copy, errors first, with links to the layers and fixes, and the resource
// meters.
import { CircleCheck, LayoutGrid, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDesk, useEditor } from '@/editor/dispatch/editorContext';
import { useFocusPlace } from '@/editor/dispatch/focus';
import { useEditorState } from '@/editor/dispatch/useEditorState';
import { listsOf } from '@/editor/document/editorState';
import { selectCopies, selectCopyId } from '@/editor/document/selectors';
import type { AcceptedFinding, CheckFinding, QuickFix } from '@/output/watchFace/checkFinding';
import { faceScore } from '@/output/watchFace/faceScore';
import { stateOfMoment } from '@/packaging/check/seenOfCopy';
import { copyName } from '@/simulator/copyWords';
import { mendWords, shownValuesWords } from '@/simulator/findingTexts';
import { ReturnButton } from '@/simulator/ReturnButton';
import { lookAtState } from '@/simulator/showState';
import { useSimulator } from '@/simulator/simulator';
import { announce } from '@/ui/announce';
import { IconButton } from '@/ui/IconButton';
import { useStoreValue } from '@/ui/useStoreValue';
import { Waiting } from '@/ui/Waiting';
import { CheckMeters } from './findings/CheckMeters';
import { CheckScore } from './findings/CheckScore';
import { FindingGroup } from './findings/FindingGroup';
import { GoneGroup } from './findings/GoneGroup';
import { HintGroup } from './findings/HintGroup';
import { MeantGroup } from './findings/MeantGroup';
import { useAcceptance } from './findings/useAcceptance';
import { useFindingFocus } from './findings/useFindingFocus';
import { useLastLook } from './findings/useLastLook';
import { goToFinding, useQuickFixes } from './findings/useQuickFixes';

export interface CheckPanelProps {
  onClose(): void;
  className?: string;
}

/** Returns a function that names the layer of a finding. */
function useLayerNames(): (place: Pick<CheckFinding, 'mode' | 'uuid'>) => string | null {
  const { store } = useEditor();
  const copies = useEditorState(selectCopies);
  const open = useEditorState(selectCopyId);
  return ({ mode, uuid }) => {
    const copy = copies.find(({ id }) => id === open);
    const lists = copy ? listsOf(store.getState().editor, copy) : null;
    const list = mode === null ? null : lists?.[mode];
    return list?.find((node) => node.uuid === uuid)?.label ?? null;
  };
}

const SEVERITIES = ['error', 'warning'] as const;

export function CheckPanel({ onClose, className = '' }: CheckPanelProps) {
  const { t } = useTranslation(['check', 'rules', 'editor']);
  const services = useEditor();
  const simulator = useSimulator();
  const { check: board, focus } = useDesk();
  const state = useStoreValue(board);
  const copies = useEditorState(selectCopies);
  const copyId = useEditorState(selectCopyId);
  const nameOf = useLayerNames();
  const mend = useQuickFixes();
  const acceptance = useAcceptance();
  const root = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  /** The finding that the simulator shows. */
  const [shown, setShown] = useState<Pick<CheckFinding, 'moment' | 'at'> | null>(null);
  const isLook = useStoreValue(simulator.before) !== null;
  const [busy, setBusy] = useState<{ id: string; mend: QuickFix } | null>(null);
  const { hold, ...rowFocus } = useFindingFocus(root, heading);
  const take = () => {
    heading.current?.focus();
    return heading.current !== null;
  };
  useFocusPlace('check', root, { take });
  // The code may load after the focus was requested.
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => board.open(), [board]);

  const copy = copies.find(({ id }) => id === copyId);
  const check = state.copyId === copyId ? state.check : null;
  const findings = check?.findings ?? [];
  const meant = check?.meant ?? [];
  const isMeasuring = state.seen === 'off' || state.seen === 'measuring';
  const look = useLastLook(copyId, { check, isMeasured: state.seen === 'measured' }, nameOf);

  const shownWords = ({ moment, at }: Pick<CheckFinding, 'moment' | 'at'>) =>
    t('check:momentShown', {
      moment: moment
        ? t(`check:moments.${moment}`)
        : shownValuesWords((key, values) => t(key, { ...values }), at?.values ?? []),
    });
  const leftWords = () => {
    const count = board.get().check?.findings.length ?? 0;
    return count === 0 ? t('check:leftNone') : t('check:left', { count });
  };
  const onFix = async (finding: CheckFinding, chosen: QuickFix) => {
    if (busy) return;
    setBusy({ id: finding.id, mend: chosen });
    const name = nameOf(finding) ?? t('check:wholeCopy');
    const words = mendWords((key, values) => t(key, { ...values }), chosen);
    hold(finding.id);
    const mended = await mend(finding, chosen, name);
    setBusy(null);
    if (mended !== true) return;
    board.drop(finding.id);
    announce(t('check:mended', { mend: words, name, left: leftWords() }), { topic: 'check' });
  };
  const onAccept = (finding: CheckFinding, note: string) => {
    hold(finding.id);
    if (!acceptance.accept(finding, note)) return;
    board.accept(finding.id, note);
    const name = nameOf(finding) ?? t('check:wholeCopy');
    announce(t('check:accept.accepted', { name, left: leftWords() }), { topic: 'check' });
  };
  const onJudge = (finding: AcceptedFinding) => {
    hold(`meant ${finding.id}`);
    if (!acceptance.judgeAgain(finding)) return;
    board.judgeAgain(finding.id);
    announce(t('check:accept.judged', { name: nameOf(finding) ?? t('check:wholeCopy') }), { topic: 'check' });
  };
  const onGo = (finding: CheckFinding) => {
    goToFinding(services, finding);
    const { moment, at } = finding;
    const look = moment ? stateOfMoment(moment) : at?.state;
    if (!look) return;
    lookAtState(simulator, look);
    setShown(finding);
    announce(shownWords(finding), { topic: 'check' });
  };
  const close = () => {
    onClose();
    focus.take({ place: 'checkButton' });
  };

  const leave = useRef(close);
  leave.current = close;
  useEffect(() => {
    const panel = root.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      event.stopPropagation();
      leave.current();
    };
    panel?.addEventListener('keydown', onKeyDown);
    return () => panel?.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <aside
      ref={root}
      aria-labelledby="check-title"
      aria-busy={state.status === 'waiting' || (check !== null && isMeasuring)}
      className={`flex min-h-0 flex-col bg-panel ${className}`}
      {...rowFocus}
    >
      <div className="flex items-start gap-2 px-3 pt-2">
        <div className="min-w-0 grow">
          <h2 ref={heading} id="check-title" tabIndex={-1} className="pt-1 font-semibold outline-none">
            {t('check:title')}
          </h2>
          <p className="pb-2 text-xs text-pretty text-muted max-lg:sr-only">{t('check:intro')}</p>
        </div>
        <IconButton
          label={t('editor:commands.showContactSheet')}
          icon={<LayoutGrid size={16} />}
          onClick={() => services.port.open('contactSheet')}
        />
        <IconButton label={t('check:close')} icon={<X size={16} />} onClick={close} className="-mr-1.5" />
      </div>
      {isLook ? (
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1 border-t border-line px-3 py-2 text-xs">
          {shown ? <span className="min-w-0 grow text-muted [overflow-wrap:anywhere]">{shownWords(shown)}</span> : null}
          <ReturnButton look="words" onReturned={() => heading.current?.focus()} />
        </div>
      ) : null}
      <div className="min-h-0 grow overflow-y-auto">
        {check && copy ? (
          <>
            <CheckScore
              score={isMeasuring ? null : faceScore(check)}
              before={look.before?.score ?? null}
              isPartial={state.seen === 'failed'}
            />
            <CheckMeters check={check} hasAmbient={copy.ambient !== null} />
            {isMeasuring ? (
              <Waiting className="border-t border-line px-3 py-2.5 text-xs">{t('check:measuring')}</Waiting>
            ) : null}
            {state.seen === 'failed' ? (
              <p className="border-t border-line px-3 py-2.5 text-xs text-pretty text-muted">{t('check:notSeen')}</p>
            ) : null}
            {findings.length === 0 && !isMeasuring ? (
              <div className="flex items-start gap-2 border-t border-line px-3 py-4 text-sm">
                <CircleCheck size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-accent" />
                <div>
                  <p className="font-semibold">{t('check:nothing')}</p>
                  <p className="text-xs text-muted">
                    {t(state.seen === 'failed' || meant.length > 0 ? 'check:nothingElse' : 'check:nothingWords', {
                      name: copyName(t, copy),
                    })}
                  </p>
                </div>
              </div>
            ) : null}
            {SEVERITIES.map((severity) => (
              <FindingGroup
                key={severity}
                severity={severity}
                findings={findings.filter((finding) => finding.severity === severity)}
                layerOf={nameOf}
                fresh={look.fresh}
                busy={busy}
                onGo={(finding) => onGo(finding)}
                onMend={(finding, chosen) => void onFix(finding, chosen)}
                onAccept={onAccept}
              />
            ))}
            <HintGroup hints={check.hints} layerOf={nameOf} onGo={(hint) => goToFinding(services, hint)} />
            <GoneGroup findings={look.gone} />
            <MeantGroup findings={meant} layerOf={nameOf} onGo={(finding) => onGo(finding)} onJudge={onJudge} />
          </>
        ) : (
          <Waiting className="px-3 py-4 text-sm" isOver={state.status === 'failed'}>
            {t(state.status === 'failed' ? 'check:failed' : 'check:checking')}
          </Waiting>
        )}
      </div>
    </aside>
  );
}
