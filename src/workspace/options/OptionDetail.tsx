// One option: its name, and its choices with their names, the default, the shown one and how many layers each shows.
import { Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { choiceUses, showPick, takenChoices } from '@/editor/commands/options';
import { useEditor } from '@/editor/dispatch/editorContext';
import { runCommand } from '@/editor/dispatch/runCommand';
import { useEditorState } from '@/editor/dispatch/useEditorState';
import type { LayerList } from '@/editor/document/editorState';
import type { LiveWatch } from '@/face/liveData/watch';
import { OPTION_CHOICES_MAX } from '@/schemas/limits';
import {
  choiceAdded,
  choiceMoved,
  choiceRemoved,
  choiceRenamed,
  defaultSet,
  optionRenamed,
} from '@/schemas/optionChanges';
import { choiceKey, pickOf } from '@/schemas/optionPlaces';
import type { FaceOption, FaceOptions, OptionChoice } from '@/schemas/options';
import { freeId } from '@/schemas/themeChanges';
import { useStillWatch } from '@/simulator/useStillWatch';
import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import { MoveButtons } from '@/ui/MoveButtons';
import { PanelHeading } from '@/ui/PanelHeading';
import { RemoveMenu } from '@/ui/RemoveMenu';
import { WhenNear } from '@/ui/WhenNear';
import { NameField } from '../themes/NameField';
import { ChoicePicture } from './ChoicePicture';
import type { EditOptions } from './OptionsDialog';

interface OptionDetailProps {
  options: FaceOptions;
  option: FaceOption;
  /** The layers of the copy, by mode. */
  lists: readonly LayerList[];
  edit: EditOptions;
}

export function OptionDetail({ options, option, lists, edit }: OptionDetailProps) {
  const { t } = useTranslation('options');
  const { id, kind, name, choices } = option;
  const watch = useStillWatch(false);
  const uses = choiceUses(options, lists);
  const full = choices.length >= OPTION_CHOICES_MAX ? t('choices.full', { most: OPTION_CHOICES_MAX }) : undefined;
  const add = () => {
    const free = freeId('choice', takenChoices(options, id));
    const taken = new Set(choices.map((choice) => choice.name));
    let n = choices.length + 1;
    while (taken.has(t('names.choice', { n }))) n += 1;
    edit(choiceAdded(id, { id: free, name: t('names.choice', { n }) }));
  };
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center gap-2 text-sm">
        <span aria-hidden="true" className="shrink-0">
          {t('detail.name')}
        </span>
        <NameField label={t('detail.name')} value={name} onRename={(next) => edit(optionRenamed(id, next))} />
      </div>
      <section aria-label={t('choices.title')} className="flex flex-col gap-1.5">
        <PanelHeading>{t('choices.title')}</PanelHeading>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(20rem,1fr))] gap-2 max-sm:grid-cols-1">
          {choices.map((choice, at) => (
            <ChoiceRow
              key={choice.id}
              {...{ options, option, choice, at, edit, watch }}
              layers={uses.get(choiceKey({ option: id, choice: choice.id })) ?? 0}
            />
          ))}
        </ul>
        {kind === 'list' ? (
          <Button size="sm" icon={<Plus size={14} aria-hidden="true" />} disabledReason={full} onClick={add}>
            {t('choices.add')}
          </Button>
        ) : null}
      </section>
      <p className="text-xs text-pretty text-muted">{t('detail.about')}</p>
    </div>
  );
}

interface ChoiceRowProps {
  option: FaceOption;
  choice: OptionChoice;
  at: number;
  /** How many layers it shows. */
  layers: number;
  edit: EditOptions;
  options: FaceOptions;
  watch: LiveWatch;
}

function ChoiceRow({ options, option, choice, at, layers, edit, watch }: ChoiceRowProps) {
  const { t } = useTranslation('options');
  const { store } = useEditor();
  const isShown = useEditorState(({ editor }) => pickOf(option, editor.picks) === choice.id);
  const { id, kind } = option;
  const { name } = choice;
  const isDefault = option.default === choice.id;
  return (
    <li className="flex items-center gap-3 rounded-lg border border-line bg-panel p-2">
      <button
        type="button"
        aria-label={t('choices.show', { name })}
        aria-pressed={isShown}
        className="w-20 shrink-0 rounded-lg border border-transparent p-1 hover:bg-hover aria-pressed:border-accent aria-pressed:ring-1 aria-pressed:ring-accent"
        onClick={() => void runCommand(store, showPick, { option: id, choice: choice.id })}
      >
        <WhenNear placeholder={<span className="block aspect-square rounded-full bg-raised" />}>
          <ChoicePicture options={options} option={id} choice={choice.id} watch={watch} />
        </WhenNear>
      </button>
      <div className="flex min-w-0 grow flex-col gap-1.5">
        <NameField
          label={t('choices.name', { n: at + 1 })}
          value={name}
          onRename={(next) => edit(choiceRenamed(id, choice.id, next))}
        />
        <div className="flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1">
          <label className="flex items-center gap-1.5 text-xs">
            <input
              type="radio"
              name={`default-${id}`}
              aria-label={t('choices.default', { name })}
              checked={isDefault}
              className="size-4 shrink-0 accent-accent"
              onChange={() => edit(defaultSet(id, choice.id))}
            />
            <span aria-hidden="true">{t('choices.isDefault')}</span>
          </label>
          <span className="text-xs text-muted">{t('choices.layers', { count: layers })}</span>
          {kind === 'list' ? <ListActs {...{ option, choice, at, layers, edit }} /> : null}
        </div>
      </div>
    </li>
  );
}

function ListActs({ option, choice, at, layers, edit }: Omit<ChoiceRowProps, 'options' | 'watch'>) {
  const { t } = useTranslation('options');
  const { id, choices } = option;
  const { name } = choice;
  return (
    <span className="ml-auto flex items-center">
      <MoveButtons
        at={at}
        count={choices.length}
        size="sm"
        words={{
          up: t('list.up', { name }),
          down: t('list.down', { name }),
          first: t('choices.first'),
          last: t('choices.last'),
        }}
        onMove={(by) => edit(choiceMoved(id, choice.id, by))}
      />
      {choices.length === 1 ? (
        <IconButton
          size="sm"
          label={t('choices.remove', { name })}
          icon={<Trash2 size={14} />}
          disabledReason={t('choices.only')}
          onClick={() => {}}
        />
      ) : layers === 0 ? (
        <IconButton
          size="sm"
          label={t('choices.remove', { name })}
          icon={<Trash2 size={14} />}
          onClick={() => edit(choiceRemoved(id, choice.id, null))}
        />
      ) : (
        <RemoveMenu
          label={t('choices.remove', { name })}
          heading={t('choices.instead', { name, count: layers })}
          items={[
            ...choices
              .filter((other) => other.id !== choice.id)
              .map((other) => ({
                id: other.id,
                label: other.name,
                onSelect: () => edit(choiceRemoved(id, choice.id, other.id)),
              })),
            { id: 'always', label: t('always'), onSelect: () => edit(choiceRemoved(id, choice.id, null)) },
          ]}
        />
      )}
    </span>
  );
}
