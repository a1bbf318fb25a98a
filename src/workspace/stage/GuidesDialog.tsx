// The guides of the open copy as numbers, added, moved and removed without a pointer.
import { Trash2 } from 'lucide-react';
import { type FormEvent, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { clearGuides } from '@/editor/commands/view';
import { useIsOpen } from '@/editor/dispatch/dialogs';
import { useDesk, useEditor } from '@/editor/dispatch/editorContext';
import type { GuideAxis } from '@/editor/dispatch/guides';
import { performCommand } from '@/editor/dispatch/performCommand';
import { useEditorState } from '@/editor/dispatch/useEditorState';
import { selectCanvas } from '@/editor/document/selectors';
import { announce } from '@/ui/announce';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { IconButton } from '@/ui/IconButton';
import { NumberInput } from '@/ui/NumberInput';
import { Segmented } from '@/ui/Segmented';

const AXES = ['xs', 'ys'] as const;
const NAME: Record<GuideAxis, string> = { xs: 'X', ys: 'Y' };

export function GuidesDialog() {
  const { t } = useTranslation('editor');
  const { dialogs } = useDesk();
  const isOpen = useIsOpen('guides');
  return (
    <Dialog
      open={isOpen}
      onClose={dialogs.close}
      title={t('canvas.guides.title')}
      description={t('canvas.guides.intro')}
    >
      {isOpen ? <Guides /> : null}
    </Dialog>
  );
}

function Guides() {
  const { t } = useTranslation('editor');
  const { store, port } = useEditor();
  const { guides } = store.desk;
  const copyId = useEditorState(({ editor }) => editor.copyId);
  const canvas = useEditorState(selectCanvas);
  const lines = useSyncExternalStore(guides.subscribe, () => guides.of(copyId));
  const limitOf = (axis: GuideAxis) => (axis === 'xs' ? canvas.width : canvas.height);
  const all = AXES.flatMap((axis) => lines[axis].map((at) => ({ axis, at })));
  return (
    <div className="flex flex-col gap-4">
      <AddGuide
        limitOf={limitOf}
        onAdd={(axis, at) => {
          guides.add(copyId, axis, at);
          announce(t('announce.guide', { axis: NAME[axis], at }), { topic: 'guide' });
        }}
      />
      {all.length === 0 ? (
        <p className="text-sm text-muted">{t('canvas.guides.none')}</p>
      ) : (
        <ul aria-label={t('canvas.guides.title')} className="flex flex-col gap-1">
          {all.map(({ axis, at }) => (
            <GuideRow
              key={`${axis}${at}`}
              axis={axis}
              at={at}
              limit={limitOf(axis)}
              onMove={(to) => guides.move(copyId, axis, at, to)}
              onRemove={() => {
                guides.move(copyId, axis, at, null);
                announce(t('announce.guideRemoved', { axis: NAME[axis], at }), { topic: 'guide' });
              }}
            />
          ))}
        </ul>
      )}
      {all.length > 1 ? (
        <Button size="sm" className="self-start" onClick={() => performCommand(store, port, clearGuides)}>
          {t('commands.clearGuides')}
        </Button>
      ) : null}
    </div>
  );
}

interface AddGuideProps {
  limitOf(axis: GuideAxis): number;
  onAdd(axis: GuideAxis, at: number): void;
}

function AddGuide({ limitOf, onAdd }: AddGuideProps) {
  const { t } = useTranslation('editor');
  const [axis, setAxis] = useState<GuideAxis>('xs');
  const [at, setAt] = useState<number | undefined>();
  const middle = limitOf(axis) / 2;
  const value = at ?? middle;
  const isValid = value >= 0 && value <= limitOf(axis);
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (isValid) onAdd(axis, value);
  };
  return (
    <form className="flex flex-wrap items-center gap-2" onSubmit={add} noValidate>
      <Segmented<GuideAxis>
        label={t('canvas.guides.axis')}
        options={AXES.map((name) => ({ value: name, label: t(`canvas.guides.${name}`) }))}
        value={axis}
        onChange={setAxis}
      />
      <NumberInput
        label={t('canvas.guides.position')}
        value={value}
        min={0}
        max={limitOf(axis)}
        unit="px"
        invalid={!isValid}
        className="w-28"
        onChange={setAt}
      />
      <Button
        type="submit"
        variant="primary"
        disabledReason={isValid ? undefined : t('canvas.guides.range', { max: limitOf(axis) })}
      >
        {t('canvas.guides.add')}
      </Button>
    </form>
  );
}

interface GuideRowProps {
  axis: GuideAxis;
  at: number;
  limit: number;
  onMove(to: number): void;
  onRemove(): void;
}

/** Applies the typed position on blur or Enter, because an incomplete number is not a position. */
function GuideRow({ axis, at, limit, onMove, onRemove }: GuideRowProps) {
  const { t } = useTranslation('editor');
  const [typed, setTyped] = useState(at);
  const isValid = typed >= 0 && typed <= limit;
  const settle = () => {
    if (isValid && typed !== at) onMove(typed);
    else setTyped(at);
  };
  return (
    <li className="flex items-center gap-2">
      <form
        className="flex items-center gap-2"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          settle();
        }}
      >
        <NumberInput
          label={t('canvas.guides.guide', { axis: NAME[axis] })}
          prefix={NAME[axis]}
          value={typed}
          min={0}
          max={limit}
          unit="px"
          invalid={!isValid}
          className="w-32"
          onChange={setTyped}
          onBlur={settle}
        />
      </form>
      <IconButton
        size="sm"
        label={t('canvas.guides.remove', { axis: NAME[axis], at })}
        icon={<Trash2 size={14} />}
        onClick={onRemove}
      />
    </li>
  );
}
