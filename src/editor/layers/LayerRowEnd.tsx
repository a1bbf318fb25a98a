// The end of a row of the layer list: data tags, the marks of a fault and of a layer off the canvas, and the toggles.
import { Ellipsis, Eye, EyeOff, Lock, LockOpen, SquareDashed, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type FaceNode, isKnown } from '@/schemas/nodes';
import { IconButton } from '@/ui/IconButton';
import { toggleLock, toggleVisible } from '../commands/flags';
import { isLocked, isPinned, isVisible } from '../commands/layerFacts';
import { useEditor } from '../editorContext';
import { runCommand } from '../runCommand';

interface LayerMarksProps {
  node: FaceNode;
  tags: string;
  outside: boolean;
  /** What is wrong with the layer, translated; empty: nothing. */
  fault: string;
}

export function LayerMarks({ node, tags, outside, fault }: LayerMarksProps) {
  const { t } = useTranslation('editor');
  const words = isPinned(node) ? t('layers.alwaysFirst') : tags;
  // The name has the room first: these words are cut before it.
  return (
    <>
      {words ? (
        <span className="min-w-8 max-w-24 shrink-[99] text-right truncate text-xs text-muted">{words}</span>
      ) : null}
      {fault ? (
        <span title={fault} data-fault className="shrink-0 text-danger">
          <TriangleAlert size={14} aria-hidden="true" />
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

export function LayerToggles({ node, isStop }: { node: FaceNode; isStop: boolean }) {
  const { t } = useTranslation('editor');
  const { store } = useEditor();
  const { uuid, label } = node;
  const visible = isVisible(node);
  const locked = isLocked(node);
  const tabIndex = isStop ? 0 : -1;
  const toggles: { key: string; icon: ReactNode; quiet: boolean; run(): void }[] = [
    {
      key: visible ? 'hide' : 'show',
      icon: visible ? <Eye size={14} /> : <EyeOff size={14} />,
      quiet: visible,
      run: () => runCommand(store, toggleVisible, { uuids: [uuid] }),
    },
    {
      key: locked ? 'unlock' : 'lock',
      icon: locked ? <Lock size={14} /> : <LockOpen size={14} />,
      quiet: !locked,
      run: () => runCommand(store, toggleLock, { uuids: [uuid] }),
    },
  ];
  const shown = isKnown(node) ? toggles : [];
  return (
    <span className="flex shrink-0 items-center">
      {shown.map(({ key, icon, quiet, run }, index) => (
        <IconButton
          key={index === 0 ? 'visible' : 'lock'}
          size="xs"
          label={t(`layers.${key}`, { label })}
          icon={icon}
          tabIndex={tabIndex}
          className={quiet ? 'text-muted' : 'text-accent'}
          onClick={run}
        />
      ))}
      <IconButton
        size="xs"
        label={t('layers.menu', { label })}
        icon={<Ellipsis size={14} />}
        tabIndex={tabIndex}
        aria-haspopup="menu"
        data-row-menu
        className="text-muted"
      />
    </span>
  );
}
