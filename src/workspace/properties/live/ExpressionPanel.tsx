// The editor of one expression, beside the properties: the face follows each valid change. What is not valid is not stored.
import { CircleAlert, X } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { endBurst } from '@/editor/commands/session';
import { useEditor } from '@/editor/dispatch/editorContext';
import { runCommand } from '@/editor/dispatch/runCommand';
import { useEditorState } from '@/editor/dispatch/useEditorState';
import { selectNode } from '@/editor/document/selectors';
import { bareFault, bracketed, unbracketed } from '@/face/dataTags/expression/bareFormula';
import { formatValue, MISSING } from '@/face/dataTags/expression/evaluate';
import { extremesOf, partsOf } from '@/face/dataTags/expression/trace';
import { liveNumber } from '@/face/nodes/liveValue';
import { formatVersionOf, WEAR_OS_OF } from '@/face/watchFaceFormat/formatVersion';
import { versionOf } from '@/face/watchFaceFormat/formula/checkFormula';
import { parseWatchFormula } from '@/face/watchFaceFormat/formula/parseWatchFormula';
import { sayNumber } from '@/face/watchFaceFormat/formula/writeExpression';
import { LiveText } from '@/forms/controls/LiveText';
import { useTagService } from '@/forms/services/tagService';
import { EXPRESSION_MAX } from '@/schemas/limits';
import { refusalWords } from '@/simulator/refusalWords';
import { useSimulator } from '@/simulator/simulator';
import { announce } from '@/ui/announce';
import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import { Listening } from '@/ui/Listening';
import { faultWords } from '../issueWords';
import { ExpressionText, type ExpressionTextHandle } from './ExpressionText';
import { type LiveTarget, restOf, stateOf } from './liveTarget';
import { liveWords, valueWords } from './liveWords';
import { SNIPPETS } from './snippets';
import { storeExpression } from './storeExpression';

/** Delay between the last key and the announcement of an error, ms. */
const SPEAK_ERROR_MS = 800;

export interface ExpressionPanelProps {
  uuid: string;
  target: LiveTarget;
  /** The field's label. */
  label: string;
  onClose(): void;
}

/** The two parentheses that are stored and not typed. */
const TYPED_MAX = EXPRESSION_MAX - 2;

export function ExpressionPanel({ uuid, target, label, onClose }: ExpressionPanelProps) {
  const { t } = useTranslation(['live', 'errors']);
  const { store } = useEditor();
  const { tags } = useTagService();
  const stored = useEditorState((state) => {
    const node = selectNode(state, uuid);
    return (node && stateOf(node, target, 'watchFace')?.source) ?? '';
  });
  const layer = useEditorState((state) => selectNode(state, uuid)?.label ?? '');
  const [typed, setTyped] = useState(() => ({ text: unbracketed(stored), refusal: '' }));
  // Undo and other edits replace the text, unless it says the same.
  const isOther = bareFault(typed.text) === null && typed.refusal === '' && bracketed(typed.text) !== stored;
  const text = isOther ? unbracketed(stored) : typed.text;
  const field = useRef<ExpressionTextHandle>(null);
  const panel = useRef<HTMLDivElement>(null);
  const ids = useId();
  const fault = bareFault(text);
  const error = fault ? faultWords(t, text, fault) : typed.refusal;

  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    if (!error) return;
    const timer = setTimeout(() => announce(error, { topic: 'expression' }), SPEAK_ERROR_MS);
    return () => clearTimeout(timer);
  }, [error]);
  useBesideProperties(panel);

  const change = (next: string) => {
    const refusal = bareFault(next) ? null : storeExpression(store, uuid, target, bracketed(next));
    setTyped({ text: next, refusal: refusal ? refusalWords(refusal) : '' });
  };
  const close = () => {
    runCommand(store, endBurst, undefined);
    if (error) announce(t('notStored'));
    onClose();
  };
  const source = fault ? '' : bracketed(text);

  return createPortal(
    <Listening onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && close()}>
      <div
        ref={panel}
        role="dialog"
        aria-label={t('title', { label, layer })}
        className="fixed right-2 bottom-2 left-2 z-[60] flex max-h-[calc(100dvh-1rem)] flex-col gap-3 overflow-y-auto rounded-lg border border-line bg-panel p-3 text-sm text-ink shadow-xl shadow-black/30 sm:left-auto sm:w-104"
      >
        <div className="flex items-center gap-2">
          <span aria-hidden="true" className="font-mono text-accent italic">
            fx
          </span>
          <h2 className="min-w-0 grow truncate font-medium">{t('title', { label, layer })}</h2>
          <IconButton size="sm" label={t('close')} icon={<X size={14} />} onClick={close} />
        </div>
        <ExpressionText
          handle={field}
          label={t('expression')}
          value={text}
          fault={fault}
          describedBy={`${ids}-said`}
          tags={tags()}
          max={TYPED_MAX}
          onChange={change}
          onLeave={close}
        />
        <div id={`${ids}-said`}>
          {error ? (
            <p className="flex items-start gap-1 text-xs text-danger">
              <CircleAlert size={12} aria-hidden="true" className="mt-0.5 shrink-0" />
              <span>
                {error} {t('errorStays')}
              </span>
            </p>
          ) : (
            <p className="text-xs text-muted">{t(target === 'visible' ? 'helpVisible' : 'help')}</p>
          )}
        </div>
        {source === '' ? null : (
          <>
            <Trace {...{ uuid, target, source }} />
            <Reach {...{ uuid, target, source }} />
            <Badges {...{ uuid, target, source }} />
          </>
        )}
        <section aria-label={t('snippetsTitle')} className="flex flex-col gap-1.5">
          <h3 className="text-xs font-medium text-muted">{t('snippetsTitle')}</h3>
          <span className="flex flex-wrap gap-1.5">
            {SNIPPETS.map(([key, snippet]) => (
              <Button key={key} size="sm" onClick={() => field.current?.insert(snippet)}>
                {t(`snippets.${key}`)}
              </Button>
            ))}
          </span>
        </section>
      </div>
    </Listening>,
    document.body,
  );
}

/** Keeps the panel left of the properties where there is room, at the bottom of a narrow page. */
function useBesideProperties(panel: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const place = () => {
      const own = panel.current;
      const beside = document.getElementById('properties')?.getBoundingClientRect();
      if (!own || !beside) return;
      const hasRoom = beside.left > own.offsetWidth + 16;
      own.style.right = hasRoom ? `${window.innerWidth - beside.left + 8}px` : '';
      own.style.bottom = hasRoom ? 'auto' : '';
      own.style.top = hasRoom
        ? `${Math.max(8, Math.min(beside.top, window.innerHeight - own.offsetHeight - 8))}px`
        : '';
    };
    place();
    window.addEventListener('resize', place);
    return () => window.removeEventListener('resize', place);
  }, [panel]);
}

interface PartProps {
  uuid: string;
  target: LiveTarget;
  /** Without an error. */
  source: string;
}

/** The parts of the expression with their current values. */
function Trace({ uuid, target, source }: PartProps) {
  const { t } = useTranslation('live');
  const { watch } = useSimulator();
  const parts = useMemo(() => partsOf(source), [source]);
  const valueNow = (part: string) => {
    const value = liveNumber(part, watch, uuid);
    return value === null ? MISSING : formatValue(Math.round(value * 1000) / 1000);
  };
  return (
    <section aria-label={t('trace')} className="flex flex-col gap-1.5">
      <h3 className="text-xs font-medium text-muted">{t('trace')}</h3>
      <ul className="m-0 flex max-h-32 list-none flex-wrap gap-1.5 overflow-y-auto p-0">
        {parts.slice(0, -1).map((part) => (
          <li
            key={part.source}
            className="flex max-w-full min-w-0 gap-1.5 rounded border border-line bg-raised px-1.5 py-0.5 text-xs"
          >
            <code className="truncate text-muted">{part.text}</code>
            <span className="shrink-0">
              <LiveText read={() => valueNow(part.source)} />
            </span>
          </li>
        ))}
        <li className="flex gap-1.5 rounded border border-accent px-1.5 py-0.5 text-xs text-accent">
          <LiveText read={() => liveWords(t, target, source, watch, uuid)} />
        </li>
      </ul>
    </section>
  );
}

/** The lowest and highest value over the ranges of the tags, the current one, and what is shown without data. */
function Reach({ uuid, target, source }: PartProps) {
  const { t } = useTranslation('live');
  const { watch } = useSimulator();
  const rest = useEditorState((state) => {
    const node = selectNode(state, uuid);
    return node ? restOf(node, target) : null;
  });
  const reach = useMemo(() => extremesOf(source, watch.read), [source, watch]);
  const cells = [
    ['lowest', reach ? valueWords(t, target, reach.lowest) : MISSING],
    ['now', null],
    ['highest', reach ? valueWords(t, target, reach.highest) : MISSING],
    ['without', rest === null ? t('shown') : valueWords(t, target, rest)],
  ] as const;
  return (
    <dl className="m-0 grid grid-cols-4 gap-px overflow-hidden rounded-md border border-line text-xs">
      {cells.map(([key, value]) => (
        <div key={key} className="min-w-0 px-1.5 py-1">
          <dt className="truncate text-muted">{t(`reach.${key}`)}</dt>
          <dd className="m-0 truncate tabular-nums">
            {value ?? <LiveText read={() => liveWords(t, target, source, watch, uuid)} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** How each platform shows it, and the format version that it needs. */
function Badges({ uuid, target, source }: PartProps) {
  const { t } = useTranslation('live');
  const { watch } = useSimulator();
  const isRound = useSyncExternalStore(watch.subscribeState, () => watch.state().device.isRound);
  const written = useMemo(() => sayNumber(source, { isRound }), [source, isRound]);
  const parsed = written.ok ? parseWatchFormula(written.value) : null;
  const version = parsed?.ok ? formatVersionOf(versionOf(parsed.tree)) : null;
  const words = version
    ? t('badges.watch', { version, wear: WEAR_OS_OF[version] })
    : t(`badges.${written.ok ? 'broken' : written.reason}`, {
        tags: written.ok ? '' : written.tags.map((tag) => `#${tag}#`).join(', '),
      });
  const tone = version ? 'border-accent text-accent' : 'border-danger text-danger';
  return (
    <p className="flex flex-wrap gap-1.5 text-xs" key={uuid}>
      <span className={`rounded-full border px-2 py-0.5 ${tone}`}>{words}</span>
      {target === 'rotate' ? null : (
        <span className="rounded-full border border-warning px-2 py-0.5 text-warning">{t('badges.chip')}</span>
      )}
    </p>
  );
}
