// Properties that follow data: the fx button in a field, the line below it, and the editor of the expression that they open.
import { Trash2 } from 'lucide-react';
import { createContext, memo, type ReactNode, useContext, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditor } from '@/editor/dispatch/editorContext';
import { useEditorState } from '@/editor/dispatch/useEditorState';
import { selectNode, selectPolicy, selectSelection } from '@/editor/document/selectors';
import { bareFault, unbracketed } from '@/face/dataTags/expression/bareFormula';
import { LiveText } from '@/forms/controls/LiveText';
import { LiveFieldContext, type LiveFieldParts, type LiveFieldProps } from '@/forms/services/liveFields';
import { useSimulator } from '@/simulator/simulator';
import { type Focusable, focusBack, focusedNow } from '@/ui/focusBack';
import { IconButton } from '@/ui/IconButton';
import { later } from '@/ui/later';
import { faultWords } from '../issueWords';
import type { ExpressionPanelProps } from './ExpressionPanel';
import { type LiveTarget, stateOf, type TargetState, targetOf } from './liveTarget';
import { liveWords } from './liveWords';
import { storeExpression } from './storeExpression';

const Panel = later<ExpressionPanelProps>(
  async () => (await import('./ExpressionPanel')).ExpressionPanel,
  ({ onClose }) => onClose(),
);

interface Opened {
  uuid: string;
  target: LiveTarget;
  label: string;
  /** What opened it, and gets the focus back. */
  from: Focusable | null;
}

interface ShownLayers {
  uuids: readonly string[];
  isLocked: boolean;
}

/** The layers whose fields are shown. */
const LayersContext = createContext<ShownLayers>({ uuids: [], isLocked: false });

const OpenContext = createContext<(opened: Opened) => void>(() => {});

/** The single shown layer with the state of a property; null for several layers and for other properties. */
function useTarget(path: string): { uuid: string; target: LiveTarget; state: TargetState } | null {
  const { uuids } = useContext(LayersContext);
  const [uuid = ''] = uuids;
  const target = uuids.length === 1 ? targetOf(path) : null;
  const state = useEditorState((editor) => {
    const [node, policy] = [selectNode(editor, uuid), selectPolicy(editor)];
    return target && node && policy ? stateOf(node, target, policy.packaging) : null;
  });
  return target && state ? { uuid, target, state } : null;
}

const Button = memo(function Button({ path, label, disabled }: LiveFieldProps & { disabled: boolean }) {
  const { t, ready } = useTranslation('live', { useSuspense: false });
  const open = useContext(OpenContext);
  const liveField = useTarget(path);
  if (!liveField || !ready) return null;
  const { uuid, target, state } = liveField;
  const { source, closed } = state;
  return (
    <IconButton
      size="xs"
      label={t(source === '' ? 'add' : 'edit', { label })}
      icon={
        <span
          aria-hidden="true"
          className={`font-mono text-2xs italic before:content-['fx'] ${source === '' ? 'text-muted' : 'text-accent'}`}
        />
      }
      aria-haspopup="dialog"
      data-beside=""
      disabled={disabled && target !== 'rotate'}
      disabledReason={closed === '' ? undefined : t(`closed.${closed}`)}
      className="-mr-1.5"
      onClick={() => open({ uuid, target, label, from: focusedNow() })}
    />
  );
});

const Note = memo(function Note({ path, label }: LiveFieldProps) {
  const { t, ready } = useTranslation(['live', 'errors'], { useSuspense: false });
  const { store } = useEditor();
  const { watch } = useSimulator();
  const { isLocked } = useContext(LayersContext);
  const liveField = useTarget(path);
  if (!liveField || !ready || liveField.target === 'rotate' || liveField.state.source === '') return null;
  const { uuid, target, state } = liveField;
  const typed = unbracketed(state.source);
  const fault = bareFault(typed);
  return (
    <div className="mt-1 flex flex-col gap-0.5 text-xs">
      <span className="flex min-w-0 items-center gap-1.5">
        <span className="shrink-0 text-accent">
          {label}
          <span aria-hidden="true"> = </span>
          <LiveText read={() => liveWords(t, target, state.source, watch, uuid)} />
        </span>
        <code className="min-w-0 grow truncate text-muted" title={typed}>
          {typed}
        </code>
        {isLocked ? null : (
          <IconButton
            size="xs"
            label={t('remove', { label })}
            icon={<Trash2 size={12} />}
            onClick={() => storeExpression(store, uuid, target, '', true)}
          />
        )}
      </span>
      {fault ? (
        <span className="text-danger">{faultWords(t, typed, fault)}</span>
      ) : (
        <span className="text-muted">{state.closed === '' ? t(restKey(target)) : t(`closed.${state.closed}`)}</span>
      )}
    </div>
  );
});

const PARTS: LiveFieldParts = { Button, Note };

/** The sentence about a layer without data. Gestures change its place and size at rest. */
const restKey = (target: LiveTarget): 'restVisible' | 'restPlace' | 'rest' => {
  if (target === 'visible') return 'restVisible';
  return ['x', 'y', 'width', 'height'].includes(target) ? 'restPlace' : 'rest';
};

/** The visibility, which has no field of its own. */
export function VisibleByData() {
  const { t, ready } = useTranslation('live', { useSuspense: false });
  const { isLocked } = useContext(LayersContext);
  const liveField = useTarget('style.visible');
  if (!liveField || !ready || (isLocked && liveField.state.source === '')) return null;
  const label = t('visible');
  return (
    <div className="py-1">
      <div className="flex min-h-8 items-center gap-2 text-sm text-muted">
        <span className="grow">{label}</span>
        {isLocked ? null : <Button path="style.visible" label={label} disabled={false} />}
      </div>
      <Note path="style.visible" label={label} />
    </div>
  );
}

/** Gives the fields inside their buttons and lines, and shows the editor that they open. */
export function LiveFields({ uuids, isLocked, children }: ShownLayers & { children: ReactNode }) {
  const shown = useMemo(() => ({ uuids, isLocked }), [uuids, isLocked]);
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = useMemo(
    () => (from: Focusable | null) => {
      setOpened(null);
      focusBack(from);
    },
    [],
  );
  const hasSelection = useEditorState((state) => selectSelection(state).length > 0);
  const isShown = hasSelection && opened !== null && uuids.length === 1 && uuids[0] === opened.uuid;
  return (
    <LayersContext value={shown}>
      <OpenContext value={setOpened}>
        <LiveFieldContext value={PARTS}>{children}</LiveFieldContext>
        {isShown ? (
          <Panel
            key={`${opened.uuid} ${opened.target}`}
            uuid={opened.uuid}
            target={opened.target}
            label={opened.label}
            onClose={() => close(opened.from)}
          />
        ) : null}
      </OpenContext>
    </LayersContext>
  );
}
