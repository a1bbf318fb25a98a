// One row of the layer list: icon, name, data tags, markers and toggles. Renders only when its own layer changes.
import { ChevronDown, ChevronRight, GripVertical } from 'lucide-react';
import { memo, useCallback, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { isFixed, isLocked, isOutside, isPinned, isVisible } from '@/editor/commands/layerFacts';
import { isOffDial } from '@/editor/commands/pivot';
import { useDesk, useEditor } from '@/editor/dispatch/editorContext';
import { useEditorState } from '@/editor/dispatch/useEditorState';
import { isSelected, selectCanvas, selectNode, selectPolicy } from '@/editor/document/selectors';
import { optionsOf } from '@/editor/document/theme';
import { iconOf, isForeign, isGroup, tagsOf } from '@/face/nodes';
import { isUnchosen, placeOfNode } from '@/face/nodes/shownFor';
import { type FaceNode, isKnown } from '@/schemas/nodes';
import { useFontsLoaded } from '@/simulator/lineWidth';
import { tagName } from '@/workspace/data/tagTexts';
import { NodeIcon } from '../catalogue/nodeIcons';
import { issueWords } from '../properties/issueWords';
import { nodeIssues } from '../properties/nodeIssues';
import { overflowWords } from '../properties/textOverflow';
import { GroupThumbnail } from './GroupThumbnail';
import { LayerMarks, LayerToggles, NameAndWords } from './LayerRowEnd';
import { LayerThumbnail } from './LayerThumbnail';
import { RenameInput } from './RenameInput';
import type { RowAttention } from './rowAttention';
import type { TabStop } from './tabStop';
import { useFaultsInside } from './useFaultsInside';

export interface LayerRowProps {
  uuid: string;
  /** 1 is the top level. */
  level: number;
  /** Place among the layers of the same group; 1 is the top. */
  place: number;
  count: number;
  /** Number of layers in the group; null for another layer. */
  size: number | null;
  isOpen: boolean;
  /** Whether the list has groups, so that each row has room for the triangle. */
  hasGroups: boolean;
  /** Tracks the one row that Tab reaches. */
  stop: TabStop;
  /** Tracks whether the pointer or the focus is in the row, which then shows its buttons. */
  attention: RowAttention;
  /** Shows the handle at rest too. */
  hasHandle: boolean;
}

function useIsRenamed(uuid: string): boolean {
  const { renaming } = useDesk();
  return useSyncExternalStore(renaming.subscribe, () => renaming.get() === uuid);
}

export const LayerRow = memo(function LayerRow(props: LayerRowProps) {
  const { uuid, level, place, count, size, isOpen, hasGroups, stop, attention, hasHandle } = props;
  const { t, i18n } = useTranslation('editor');
  const { store } = useEditor();
  const node = useEditorState(useCallback((state) => selectNode(state, uuid), [uuid]));
  const canvas = useEditorState(selectCanvas);
  const policy = useEditorState(selectPolicy);
  const options = useEditorState(({ editor }) => editor.design && optionsOf(editor.design));
  // The layers of an expanded group show their faults themselves.
  const faulty = useFaultsInside(uuid, size !== null && !isOpen);
  const isRenamed = useIsRenamed(uuid);
  useFontsLoaded();
  const isStop = useSyncExternalStore(stop.subscribe, () => stop.get() === uuid);
  const isLively = useSyncExternalStore(attention.subscribe, () => attention.has(uuid));
  const isMovable = node !== undefined && !isFixed(node) && !isPinned(node);
  if (!node) return null;

  // Read without subscribing: `useSelectionMarks` updates it when the selection changes.
  const isPicked = isSelected(store.getState(), uuid);
  const outside = isOutside(node, canvas);
  const offDial = isOffDial(node, canvas);
  const type = t(`layers.types.${isKnown(node) ? node.nodeType : 'unknown'}`);
  const comma = t('layers.comma');
  const codes = tagsOf(node);
  const tags = codes.map((code) => tagName(code, i18n.language));
  const faults = policy && isKnown(node) ? Object.values(nodeIssues(node, canvas, policy)) : [];
  const own = [...faults.map((issue) => issueWords(t, issue)), overflowWords(t, node)].filter(Boolean).join(' ');
  const fault = own || (faulty > 0 ? t('layers.faultsInside', { count: faulty }) : '');
  const chosenFor = placeOfNode(options ?? undefined, node);
  const names = { option: chosenFor?.option.name, choice: chosenFor?.choice.name };
  const shownFor = chosenFor ? t(`layers.${isUnchosen(node) ? 'otherChoice' : 'shownFor'}`, names) : '';
  const states = [
    type !== node.label && type,
    size !== null && t('layers.size', { count: size }),
    tags.join(comma),
    isLocked(node) && t('layers.locked'),
    !isVisible(node) && t('layers.hidden'),
    outside && t('layers.outside'),
    offDial && t('layers.offDial'),
    shownFor,
    fault && t('layers.fault', { fault }),
  ];
  const done = (byKey: boolean) => {
    const { renaming, focus } = store.desk;
    renaming.end();
    if (byKey) focus.take({ place: 'layers', part: uuid });
  };

  return (
    <div
      id={rowId(uuid)}
      role="treeitem"
      data-uuid={uuid}
      aria-label={node.label}
      aria-description={states.filter(Boolean).join(comma)}
      aria-selected={isPicked}
      aria-level={level}
      aria-expanded={size === null ? undefined : isOpen}
      aria-posinset={place}
      aria-setsize={count}
      tabIndex={isStop ? 0 : -1}
      // `RowDrag`, which loads later and renders no row, marks the rows that a drag moves.
      className="group flex h-8 scroll-my-1 items-center gap-1 border-l-2 pr-3 text-sm select-none focus-visible:-outline-offset-2 border-transparent hover:bg-hover aria-selected:border-accent aria-selected:bg-accent/10 data-moved:opacity-40"
    >
      {isMovable && (isLively || hasHandle) ? (
        <Handle label={t('layers.reorder', { label: node.label })} isStop={isStop} />
      ) : (
        <span className="w-6 shrink-0" />
      )}
      {hasGroups ? (
        <span className="flex shrink-0 justify-end" style={{ width: `${level + 0.5}rem` }}>
          {size === null ? null : (
            <Triangle label={t(`layers.${isOpen ? 'collapse' : 'expand'}`, { label: node.label })} isOpen={isOpen} />
          )}
        </span>
      ) : null}
      {isFixed(node) ? (
        <span className={ICON_BOX}>
          <NodeIcon name={iconOf(node)} size={14} />
        </span>
      ) : (
        <PickBox label={t('layers.pick', { label: node.label })} node={node} isPicked={isPicked} isLively={isLively} />
      )}
      {isRenamed ? (
        <RenameInput uuid={uuid} label={node.label} onDone={done} />
      ) : (
        <>
          {isPinned(node) ? (
            <NameAndWords node={node} words={t('layers.alwaysFirst')} />
          ) : (
            <NameAndWords
              node={node}
              words={size !== null ? String(size) : isForeign(node) ? t('properties.part.title') : tags.join(' · ')}
              hint={codes.join(' ')}
            />
          )}
          <LayerMarks {...{ outside, offDial, fault, shownFor }} isUnchosen={isUnchosen(node)} />
          {isFixed(node) ? null : <LayerToggles node={node} isStop={isStop} isLively={isLively} />}
        </>
      )}
    </div>
  );
});

/** Id of the element that describes how to use the handle. */
export const DRAG_HELP_ID = 'layer-drag-help';

export const rowId = (uuid: string): string => `layer-${uuid}`;

const ICON_BOX = 'relative grid size-6 shrink-0 place-items-center rounded border border-line bg-raised text-muted';

interface PickBoxProps {
  label: string;
  node: FaceNode;
  isPicked: boolean;
  isLively: boolean;
}

/**
 * The icon as a checkbox: a click adds the layer to the selection or removes it, like Space on the row. It appears as a
 * checkbox on hover and while selected, otherwise as the icon.
 */
function PickBox({ label, node, isPicked, isLively }: PickBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  // Uncontrolled, because `useSelectionMarks` sets it too without rendering the row.
  useLayoutEffect(() => {
    if (box.current) box.current.checked = isPicked;
  });
  return (
    <span className={ICON_BOX}>
      <span className={isLively ? 'group-hover:hidden' : ''}>
        {isGroup(node) ? <GroupThumbnail group={node} /> : <LayerThumbnail node={node} />}
      </span>
      {/* Over the icon, which a selected row thus hides without another layout. */}
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        tabIndex={-1}
        data-row-pick
        className="row-pick absolute -inset-px appearance-none rounded border border-transparent checked:border-accent checked:bg-accent"
      />
    </span>
  );
}

/** Expands or collapses the group. The arrow keys on the row do the same, so Tab does not reach it. */
function Triangle({ label, isOpen }: { label: string; isOpen: boolean }) {
  const Icon = isOpen ? ChevronDown : ChevronRight;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      tabIndex={-1}
      data-row-triangle
      className="grid size-6 place-items-center rounded text-muted hover:text-ink"
    >
      <Icon size={14} aria-hidden="true" />
    </button>
  );
}

interface HandleProps {
  label: string;
  isStop: boolean;
}

/** Space picks the layer up, then arrow keys move it. */
function Handle({ label, isStop }: HandleProps) {
  const { t } = useTranslation('editor');
  return (
    <button
      type="button"
      aria-label={label}
      aria-roledescription={t('layers.drag.role')}
      aria-describedby={DRAG_HELP_ID}
      tabIndex={isStop ? 0 : -1}
      className="grid size-6 shrink-0 cursor-grab touch-none place-items-center rounded text-muted"
      data-row-handle
    >
      <GripVertical size={14} aria-hidden="true" />
    </button>
  );
}
