// Moves, resizes and rotates the selection with clicks, for users who cannot drag (WCAG 2.5.7). Runs the same commands
// as the keys.
import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  ChevronsDownUp,
  ChevronsLeftRight,
  ChevronsRightLeft,
  ChevronsUpDown,
  type LucideIcon,
  RotateCcw,
  RotateCw,
} from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Command, EditSituation } from '@/editor/commands/defineCommand';
import { ariaShortcut, shortcutText } from '@/editor/commands/keys';
import { isLocked } from '@/editor/commands/layerFacts';
import { movable, NUDGES } from '@/editor/commands/nudge';
import { refuse } from '@/editor/commands/refuse';
import { canGrow, RESIZES } from '@/editor/commands/resizeByKeys';
import { refusalOfTurn, TURN_COMMANDS } from '@/editor/commands/rotateByKeys';
import { type EditorReduxStore, useEditor } from '@/editor/dispatch/editorContext';
import { performCommand } from '@/editor/dispatch/performCommand';
import { situationOf } from '@/editor/dispatch/runCommand';
import type { LayerList } from '@/editor/document/editorState';
import { selectSelectedNodes, type WithEditor } from '@/editor/document/selectors';
import { handlesOf } from '@/face/nodes';
import type { Refusal } from '@/face/platforms/platformPolicy';
import { refusalWords } from '@/simulator/refusalWords';
import { IconButton } from '@/ui/IconButton';
import { PanelHeading } from '@/ui/PanelHeading';
import { platformIsMac } from '@/ui/platform';
import { Segmented } from '@/ui/Segmented';
import { Toolbar } from '@/ui/Toolbar';
import { useOfSelection } from './useOfSelection';

type Step = 'fine' | 'coarse';

const ALL: readonly Command[] = [...NUDGES, ...RESIZES, ...TURN_COMMANDS];
const ROWS = [
  {
    key: 'move',
    stem: (name: string, step: Step) => `nudge${name}${step === 'coarse' ? 'Far' : ''}`,
    buttons: [
      { name: 'Left', Icon: ArrowLeft },
      { name: 'Right', Icon: ArrowRight },
      { name: 'Up', Icon: ArrowUp },
      { name: 'Down', Icon: ArrowDown },
    ],
  },
  {
    key: 'size',
    stem: (name: string, step: Step) => `resize${name}${step === 'coarse' ? 'Far' : ''}`,
    buttons: [
      { name: 'Left', Icon: ChevronsRightLeft },
      { name: 'Right', Icon: ChevronsLeftRight },
      { name: 'Up', Icon: ChevronsDownUp },
      { name: 'Down', Icon: ChevronsUpDown },
    ],
  },
  {
    key: 'rotate',
    stem: (name: string, step: Step) => `rotate${name}${step === 'coarse' ? '' : 'Fine'}`,
    buttons: [
      { name: 'Left', Icon: RotateCcw },
      { name: 'Right', Icon: RotateCw },
    ],
  },
] as const;

interface PadButton {
  command: Command;
  Icon: LucideIcon;
}

/** Commands of each row by step. All of them are in the registry. */
const PADS: Record<Step, readonly { key: string; buttons: readonly PadButton[] }[]> = {
  fine: rowsOf('fine'),
  coarse: rowsOf('coarse'),
};

function rowsOf(step: Step) {
  return ROWS.map(({ key, stem, buttons }) => ({
    key,
    buttons: buttons.flatMap(({ name, Icon }) => {
      const command = ALL.find((one) => one.name === stem(name, step));
      return command ? [{ command, Icon }] : [];
    }),
  }));
}

/** Why each row is disabled. The checks are cheap, because a thousand layers can be selected. */
type Refused = Readonly<Record<string, Refusal | null>>;

function refusedIn(situation: EditSituation): Refused {
  const { selected, canvas } = situation;
  const layers = movable({ selected });
  const free = layers.filter((node) => !isLocked(node));
  const locked = refuse('locked');
  if (free.length === 0) return { move: locked, size: locked, rotate: locked };
  const canResize = free.every((node) => canGrow(node, 'Left', canvas) || canGrow(node, 'Up', canvas));
  const still = free.find((node) => !handlesOf(node, canvas).rotate);
  return {
    move: null,
    size: canResize ? null : refuse('cannotResize'),
    rotate: still ? refusalOfTurn(situation, still) : null,
  };
}

/** The same object while the results are the same. Recomputed when layers or selection change. */
function refusedSelector(store: EditorReduxStore): (state: WithEditor) => Refused {
  let seen: LayerList | null = null;
  let last: Refused = {};
  return (state) => {
    const selected = selectSelectedNodes(state);
    if (selected === seen) return last;
    seen = selected;
    const situation = situationOf(store);
    const next = situation ? refusedIn(situation) : last;
    if (Object.keys(next).some((key) => next[key]?.messageKey !== last[key]?.messageKey)) last = next;
    return last;
  };
}

export function PadSection() {
  const { t } = useTranslation(['editor', 'rules']);
  const { store, port } = useEditor();
  const [step, setStep] = useState<Step>('fine');
  const [selectRefused] = useState(() => refusedSelector(store));
  const refused = useOfSelection(selectRefused);
  const isMac = platformIsMac();
  return (
    <section aria-label={t('properties.moveAndSize')} className="flex flex-col gap-2 py-2">
      <PanelHeading>{t('properties.moveAndSize')}</PanelHeading>
      <Segmented<Step>
        label={t('properties.pad.step')}
        options={(['fine', 'coarse'] as const).map((value) => ({ value, label: t(`properties.pad.${value}`) }))}
        value={step}
        onChange={setStep}
      />
      <div className="flex flex-col gap-2">
        {PADS[step].map(({ key, buttons }) => (
          <div key={key} className="grid grid-cols-[minmax(4.5rem,5.75rem)_minmax(0,1fr)] items-center gap-x-2">
            <span aria-hidden="true" className="text-sm text-muted">
              {t(`properties.pad.${key}`)}
            </span>
            <Toolbar label={t(`properties.pad.${key}`)} className="!gap-1.5">
              {buttons.map(({ command, Icon }) => {
                const [keys] = command.shortcuts ?? [];
                const reason = refused[key];
                return (
                  <IconButton
                    key={command.name}
                    size="sm"
                    bordered
                    label={t(`commands.${command.name}`)}
                    icon={<Icon size={15} />}
                    shortcut={keys && shortcutText(keys, isMac)}
                    aria-keyshortcuts={keys && ariaShortcut(keys, isMac)}
                    disabledReason={reason ? refusalWords(reason, t) : undefined}
                    onClick={() => performCommand(store, port, command)}
                  />
                );
              })}
            </Toolbar>
          </div>
        ))}
      </div>
    </section>
  );
}
