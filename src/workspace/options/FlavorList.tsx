// Flavors: named sets of choices, which the wearer picks at once. Saved from what the canvas shows.
import { Eye, Plus, RefreshCw, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditor } from '@/editor/dispatch/editorContext';
import { useEditorState } from '@/editor/dispatch/useEditorState';
import { themeOf } from '@/editor/document/theme';
import { FLAVORS_MAX } from '@/schemas/limits';
import { flavorAdded, flavorMoved, flavorOverwritten, flavorRemoved, flavorRenamed } from '@/schemas/optionChanges';
import { pickOf } from '@/schemas/optionPlaces';
import type { FaceOptions, Flavor } from '@/schemas/options';
import { freeId } from '@/schemas/themeChanges';
import { choiceOf } from '@/schemas/themeColors';
import { isFlavorShown } from '@/simulator/controls/flavorShown';
import { announce } from '@/ui/announce';
import { Button } from '@/ui/Button';
import { focusInRow } from '@/ui/focusInRow';
import { IconButton } from '@/ui/IconButton';
import { MoveButtons } from '@/ui/MoveButtons';
import { PanelHeading } from '@/ui/PanelHeading';
import { showFlavor } from '../preview/showFlavor';
import { NameField } from '../themes/NameField';
import type { EditOptions } from './OptionsDialog';

export function FlavorList({ options, edit }: { options: FaceOptions; edit: EditOptions }) {
  const { t } = useTranslation('options');
  const { store } = useEditor();
  const theme = useEditorState(({ editor }) => editor.design && themeOf(editor.design));
  const themeChoice = useEditorState(({ editor }) => editor.themeChoice);
  const picks = useEditorState(({ editor }) => editor.picks);
  const flavors = options.flavors ?? [];
  const shown = { theme: theme ?? null, options: options.list, choiceId: themeChoice, picks };
  const list = useRef<HTMLUListElement>(null);
  const saveButton = useRef<HTMLButtonElement>(null);
  const shownSet = (): Pick<Flavor, 'picks' | 'themeChoice'> => {
    const color = theme ? choiceOf(theme, themeChoice)?.id : undefined;
    return {
      picks: Object.fromEntries(options.list.map((option) => [option.id, pickOf(option, picks)])),
      ...(color !== undefined && { themeChoice: color }),
    };
  };
  const save = () => {
    const taken = new Set(flavors.map(({ name }) => name));
    let n = flavors.length + 1;
    while (taken.has(t('flavors.name', { n }))) n += 1;
    edit(flavorAdded({ id: freeId('flavor', flavors), name: t('flavors.name', { n }), ...shownSet() }));
  };
  const remove = (id: string, at: number) => {
    const next = at + 1 < flavors.length ? at + 1 : at - 1;
    if (!focusInRow(list.current, next, 'remove')) saveButton.current?.focus();
    edit(flavorRemoved(id));
  };
  return (
    <section aria-label={t('flavors.title')} className="flex flex-col gap-1.5">
      <PanelHeading>{t('flavors.title')}</PanelHeading>
      <p className="text-xs text-pretty text-muted">{t('flavors.about')}</p>
      <ul ref={list} className="flex flex-col gap-1.5">
        {flavors.map((flavor, at) => (
          <li key={flavor.id} className="flex items-center gap-1">
            <NameField
              label={t('flavors.nameOf', { n: at + 1 })}
              value={flavor.name}
              onRename={(name) => edit(flavorRenamed(flavor.id, name))}
            />
            <IconButton
              size="sm"
              label={t('flavors.show', { name: flavor.name })}
              icon={<Eye size={14} />}
              pressed={isFlavorShown(shown, flavor)}
              onClick={() => showFlavor(store, options.list, flavor)}
            />
            <IconButton
              size="sm"
              label={t('flavors.update', { name: flavor.name })}
              icon={<RefreshCw size={14} />}
              disabledReason={isFlavorShown(shown, flavor) ? t('flavors.same') : undefined}
              onClick={() => {
                edit(flavorOverwritten(flavor.id, shownSet()));
                announce(t('flavors.updated', { name: flavor.name }));
              }}
            />
            <MoveButtons
              at={at}
              count={flavors.length}
              size="sm"
              words={{
                up: t('list.up', { name: flavor.name }),
                down: t('list.down', { name: flavor.name }),
                first: t('flavors.first'),
                last: t('flavors.last'),
              }}
              onMove={(by) => edit(flavorMoved(flavor.id, by))}
            />
            <IconButton
              data-act="remove"
              size="sm"
              label={t('flavors.remove', { name: flavor.name })}
              icon={<Trash2 size={14} />}
              onClick={() => remove(flavor.id, at)}
            />
          </li>
        ))}
      </ul>
      <Button
        ref={saveButton}
        size="sm"
        icon={<Plus size={14} aria-hidden="true" />}
        disabledReason={flavors.length >= FLAVORS_MAX ? t('flavors.full', { most: FLAVORS_MAX }) : undefined}
        onClick={save}
      >
        {t('flavors.add')}
      </Button>
    </section>
  );
}
