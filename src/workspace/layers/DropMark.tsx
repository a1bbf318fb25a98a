// Feedback of a drag in the layer list: a line where the layer is dropped, indented by its level, the name at the pointer, and
// the group in words.
import { GripVertical } from 'lucide-react';
import { type RefObject, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useEditor } from '@/editor/dispatch/editorContext';
import { selectNode } from '@/editor/document/selectors';
import type { ReadableStore } from '@/face/liveData/createStore';
import { languageOfText } from '@/ui/UserText';
import type { DropTarget } from './dropTarget';
import type { HeldRow } from './heldRow';

interface DropMarkProps {
  held: ReadableStore<HeldRow | null>;
  hasGroups: boolean;
  /** The tree of rows. */
  list: RefObject<HTMLElement | null>;
}

export function DropMark({ held, hasGroups, list }: DropMarkProps) {
  const { store } = useEditor();
  const row = useSyncExternalStore(held.subscribe, held.get);
  if (!row?.target) return null;
  const label = selectNode(store.getState(), row.uuid)?.label ?? '';
  // Outside the tree, because the height of the tree is the height of its rows.
  const panel = list.current?.parentElement;
  return (
    <>
      <DropLine target={row.target} hasGroups={hasGroups} />
      {hasGroups && panel ? createPortal(<Destination target={row.target} />, panel) : null}
      {row.from ? createPortal(<Chip label={label} from={row.from} />, document.body) : null}
    </>
  );
}

/** Left edge of the icons of a level, rem: after the handle, and after the triangle in a list with groups. */
const ICONS_AT = { withGroups: 2.625, alone: 1.875 };

function DropLine({ target: { gap, level }, hasGroups }: { target: DropTarget; hasGroups: boolean }) {
  const left = hasGroups ? ICONS_AT.withGroups + level : ICONS_AT.alone;
  return (
    <div
      aria-hidden="true"
      data-drop-line={level}
      className="pointer-events-none absolute right-3 z-10 h-0.5 -translate-y-1/2 bg-accent"
      // A row is 2rem high.
      style={{ top: `${gap * 2}rem`, left: `${left}rem` }}
    >
      <span className="absolute top-1/2 -left-2 size-2 -translate-y-1/2 rounded-full border-2 border-accent bg-panel" />
    </div>
  );
}

/** The announcements say the same. */
function Destination({ target: { parentId, place: i, count: n } }: { target: DropTarget }) {
  const { t } = useTranslation('editor');
  const { store } = useEditor();
  const group = parentId === null ? null : (selectNode(store.getState(), parentId)?.label ?? '');
  return (
    <p
      aria-hidden="true"
      data-destination
      className="pointer-events-none sticky bottom-0 z-10 flex items-center gap-2 border-t border-line bg-panel px-3 py-2 text-xs text-muted"
    >
      <span className="min-w-0 grow truncate">
        {group === null ? t('layers.drag.outside', { i, n }) : t('layers.drag.into', { group, i, n })}
      </span>
      <span className="shrink-0">
        <kbd className="mr-1 rounded border border-line px-1 font-sans">← →</kbd>
        {t('layers.drag.level')}
      </span>
    </p>
  );
}

/** Distance of the name from the pointer, px: beside a mouse, above a finger. */
const BESIDE = { x: 14, y: 10 };
const ABOVE = { x: -40, y: -64 };
const CHIP_WIDTH = 176;

function Chip({ label, from }: { label: string; from: { x: number; y: number } }) {
  const chip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const follow = (x: number, y: number, isTouch: boolean) => {
      const by = isTouch ? ABOVE : BESIDE;
      const left = Math.max(4, Math.min(x + by.x, window.innerWidth - CHIP_WIDTH - 4));
      if (chip.current) chip.current.style.transform = `translate(${left}px, ${y + by.y}px)`;
    };
    const onMove = ({ clientX, clientY, pointerType }: PointerEvent) =>
      follow(clientX, clientY, pointerType === 'touch');
    follow(from.x, from.y, false);
    window.addEventListener('pointermove', onMove);
    return () => window.removeEventListener('pointermove', onMove);
  }, [from]);
  return (
    <div
      ref={chip}
      aria-hidden="true"
      data-drag-chip
      lang={languageOfText(label)}
      style={{ maxWidth: CHIP_WIDTH }}
      className="pointer-events-none fixed top-0 left-0 z-50 flex h-8 items-center gap-1 rounded-md border border-accent bg-raised pr-3 pl-1 text-sm text-ink shadow-lg shadow-black/30"
    >
      <GripVertical size={14} aria-hidden="true" className="shrink-0 text-muted" />
      <span className="truncate">{label}</span>
    </div>
  );
}
