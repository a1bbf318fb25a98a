// The alignment bar over the canvas: alignment target, six alignments, equal gaps, and centering on the canvas.
import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalSpaceBetween,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalSpaceBetween,
  BoxSelect,
  ChevronDown,
  Crosshair,
  Frame,
  type LucideIcon,
} from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ALIGN, CENTRE_COMMANDS, centerOnCanvas, DISTRIBUTE } from '@/editor/commands/align';
import type { EditCommand } from '@/editor/commands/defineCommand';
import { isLocked } from '@/editor/commands/layerFacts';
import { movable } from '@/editor/commands/nudge';
import type { AlignTarget } from '@/editor/commands/viewState';
import { type EditorReduxStore, useEditor } from '@/editor/dispatch/editorContext';
import { performCommand } from '@/editor/dispatch/performCommand';
import { situationOf } from '@/editor/dispatch/runCommand';
import { useEditorState } from '@/editor/dispatch/useEditorState';
import type { LayerList } from '@/editor/document/editorState';
import { selectSelectedNodes, type WithEditor } from '@/editor/document/selectors';
import type { Alignment } from '@/face/geometry/align';
import type { Distribution } from '@/face/geometry/distribute';
import { IconButton } from '@/ui/IconButton';
import { Menu } from '@/ui/Menu';
import { Toolbar, ToolbarSeparator } from '@/ui/Toolbar';
import { useStoreValue } from '@/ui/useStoreValue';

const ALIGN_ICONS: Record<Alignment, LucideIcon> = {
  left: AlignStartVertical,
  center: AlignCenterVertical,
  right: AlignEndVertical,
  top: AlignStartHorizontal,
  middle: AlignCenterHorizontal,
  bottom: AlignEndHorizontal,
};
const SPREAD_ICONS: Record<Distribution, LucideIcon> = {
  horizontal: AlignHorizontalSpaceBetween,
  vertical: AlignVerticalSpaceBetween,
};
const TARGETS: readonly { target: AlignTarget; Icon: LucideIcon }[] = [
  { target: 'canvas', Icon: Frame },
  { target: 'selection', Icon: BoxSelect },
];

const ALIGNING = (Object.keys(ALIGN_ICONS) as Alignment[]).map((alignment) => ({
  command: ALIGN[alignment],
  Icon: ALIGN_ICONS[alignment],
}));
const SPREADING = (Object.keys(SPREAD_ICONS) as Distribution[]).map((distribution) => ({
  command: DISTRIBUTE[distribution],
  Icon: SPREAD_ICONS[distribution],
}));

/** Behind the arrow: along one axis only. */
const ONE_WAY = CENTRE_COMMANDS.filter((command) => command !== centerOnCanvas);

interface Possible {
  several: boolean;
  align: boolean;
  spread: boolean;
}

/** The enabled commands for the selection. Recomputed only when its layers change. */
function possibleSelector(store: EditorReduxStore): (state: WithEditor) => Possible {
  let seen: LayerList | null = null;
  let last: Possible = { several: false, align: false, spread: false };
  return (state) => {
    const selected = selectSelectedNodes(state);
    const situation = selected === seen ? null : situationOf(store);
    if (!situation) return last;
    seen = selected;
    const next = {
      several: movable({ selected }).length > 1,
      align: selected.some((node) => !isLocked(node)),
      spread: DISTRIBUTE.horizontal.enabled?.(situation) === true,
    };
    const isSame = next.several === last.several && next.align === last.align && next.spread === last.spread;
    if (!isSame) last = next;
    return last;
  };
}

export function AlignBar() {
  const { t } = useTranslation('editor');
  const { store, port } = useEditor();
  const { viewOptions } = store.desk;
  const [selectPossible] = useState(() => possibleSelector(store));
  const possible = useEditorState(selectPossible);
  const chosen = useStoreValue(viewOptions).alignTo;
  // A single layer can only be aligned to the canvas.
  const target = possible.several ? chosen : 'canvas';

  const button = ({ command, Icon }: { command: EditCommand<void>; Icon: LucideIcon }, reason: string | undefined) => (
    <IconButton
      key={command.name}
      size="sm"
      label={t(`commands.${command.name}`)}
      icon={<Icon size={16} strokeWidth={1.5} />}
      disabledReason={reason}
      onClick={() => performCommand(store, port, command)}
    />
  );
  const noAlign = possible.align ? undefined : t('properties.nothingToAlign');
  const centring = useMemo(
    () =>
      ONE_WAY.map((command) => ({
        id: command.name,
        label: t(`commands.${command.name}`),
        disabledReason: noAlign,
        onSelect: () => void performCommand(store, port, command),
      })),
    [t, store, port, noAlign],
  );

  return (
    <Toolbar
      keepFocus
      label={t('properties.align')}
      className="align-bar absolute top-(--bar-inset) right-3 left-(--bar-inset) z-10 mx-auto w-fit min-[431px]:flex-wrap rounded-lg border border-line bg-panel p-0.5"
    >
      {TARGETS.map(({ target: name, Icon }) => (
        <IconButton
          key={name}
          size="sm"
          label={t(`canvas.alignTo.${name}`)}
          icon={<Icon size={16} strokeWidth={1.5} />}
          pressed={target === name}
          disabledReason={possible.several ? undefined : t('canvas.alignTo.selectSeveral')}
          onClick={() => viewOptions.alignTo(name)}
        />
      ))}
      <ToolbarSeparator />
      {ALIGNING.map((one) => button(one, noAlign))}
      <ToolbarSeparator />
      {SPREADING.map((one) => button(one, possible.spread ? undefined : t('canvas.alignTo.selectThree')))}
      {button({ command: centerOnCanvas, Icon: Crosshair }, noAlign)}
      <Menu
        iconOnly
        variant="ghost"
        size="sm"
        label={t('canvas.moreCentering')}
        icon={<ChevronDown size={14} />}
        items={centring}
        anchor="bottom end"
        className="!min-w-6 !px-0.5 max-[359px]:hidden"
      />
    </Toolbar>
  );
}
