// The content of a layer row beside its icon: name and data tags, markers, and the toggles.
import {
  Ellipsis,
  Eye,
  EyeOff,
  ListFilter,
  LocateOff,
  Lock,
  LockOpen,
  SquareDashed,
  TriangleAlert,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { toggleLock, toggleVisible } from '@/editor/commands/flags';
import { isLocked, isOnCanvas, isVisible } from '@/editor/commands/layerFacts';
import { useEditor } from '@/editor/dispatch/editorContext';
import { runCommand } from '@/editor/dispatch/runCommand';
import { type FaceNode, isKnown } from '@/schemas/nodes';
import { IconButton } from '@/ui/IconButton';
import { languageOfText } from '@/ui/UserText';

interface NameAndWordsProps {
  node: FaceNode;
  /** The names of its data tags, or a special property of the layer; empty for none. */
  words: string;
  /** The codes of the tags, for the tooltip. */
  hint?: string;
}

/**
 * The name, and its data in the remaining space. Data that would have less than a few letters wraps onto a hidden line.
 * The tooltip has the full text.
 */
export function NameAndWords({ node, words, hint = '' }: NameAndWordsProps) {
  const tone = isOnCanvas(node) ? '' : 'text-muted';
  // Without data it uses one clipped box, because each box costs time in every frame of a drag.
  if (!words) {
    return (
      <span
        data-name
        lang={languageOfText(node.label)}
        title={node.label}
        className={`h-8 min-w-0 grow truncate leading-8 ${tone}`}
      >
        {node.label}
      </span>
    );
  }
  return (
    <span
      title={[`${node.label} · ${words}`, hint].filter(Boolean).join('\n')}
      className="flex h-8 min-w-0 grow flex-wrap gap-x-2 overflow-hidden leading-8"
    >
      <span data-name lang={languageOfText(node.label)} className={`h-8 max-w-full truncate ${tone}`}>
        {node.label}
      </span>
      <span data-words className="h-8 shrink grow basis-[4em] truncate text-right text-xs leading-8 text-muted">
        {words}
      </span>
    </span>
  );
}

interface LayerMarksProps {
  outside: boolean;
  /** A hand that rotates off the dial's center. */
  offDial: boolean;
  /** The layer's problem, translated; empty for none. */
  fault: string;
  /** The choice that shows it, translated; empty for a layer that is always shown. */
  shownFor: string;
  /** Another choice is shown. */
  isUnchosen: boolean;
}

export function LayerMarks({ outside, offDial, fault, shownFor, isUnchosen }: LayerMarksProps) {
  const { t } = useTranslation('editor');
  return (
    <>
      {shownFor ? (
        <span title={shownFor} data-choice className={`shrink-0 ${isUnchosen ? 'text-muted' : 'text-accent'}`}>
          <ListFilter size={14} aria-hidden="true" />
        </span>
      ) : null}
      {fault ? (
        <span title={fault} data-fault className="shrink-0 text-danger">
          <TriangleAlert size={14} aria-hidden="true" />
        </span>
      ) : null}
      {offDial ? (
        <span title={t('pivot.offDial')} data-off-dial className="shrink-0 text-warning">
          <LocateOff size={14} aria-hidden="true" />
        </span>
      ) : null}
      {outside ? (
        <span title={t('layers.outside')} className="shrink-0 text-warning">
          <SquareDashed size={14} aria-hidden="true" />
        </span>
      ) : null}
    </>
  );
}

interface LayerTogglesProps {
  node: FaceNode;
  isStop: boolean;
  /** The pointer or the focus is in the row. At rest only toggles with a set state are shown: hidden, locked. */
  isLively: boolean;
}

export function LayerToggles({ node, isStop, isLively }: LayerTogglesProps) {
  const { t } = useTranslation('editor');
  const { store } = useEditor();
  const { uuid, label } = node;
  const visible = isVisible(node);
  const locked = isLocked(node);
  const tabIndex = isStop ? 0 : -1;
  const toggles: { key: string; place: string; icon: ReactNode; quiet: boolean; run(): void }[] = [
    {
      key: visible ? 'hide' : 'show',
      place: 'visible',
      icon: visible ? <Eye size={14} /> : <EyeOff size={14} />,
      quiet: visible,
      run: () => runCommand(store, toggleVisible, { uuids: [uuid] }),
    },
    {
      key: locked ? 'unlock' : 'lock',
      place: 'lock',
      icon: locked ? <Lock size={14} /> : <LockOpen size={14} />,
      quiet: !locked,
      run: () => runCommand(store, toggleLock, { uuids: [uuid] }),
    },
  ];
  const shown = isKnown(node) ? toggles.filter(({ quiet }) => isLively || !quiet) : [];
  if (shown.length === 0 && !isLively) return null;
  return (
    <span className={`-mr-1 flex shrink-0 items-center ${isLively ? '' : 'pr-6'}`}>
      {shown.map(({ key, place, icon, quiet, run }) => (
        <IconButton
          key={place}
          size="xs"
          label={t(`layers.${key}`, { label })}
          icon={icon}
          tabIndex={tabIndex}
          className={quiet ? 'text-muted' : 'text-accent'}
          onClick={run}
        />
      ))}
      {isLively ? (
        <IconButton
          size="xs"
          label={t('layers.menu', { label })}
          icon={<Ellipsis size={14} />}
          tabIndex={tabIndex}
          aria-haspopup="menu"
          data-row-menu
          className="text-muted"
        />
      ) : null}
    </span>
  );
}
