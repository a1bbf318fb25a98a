// What the wearer chooses besides colors: a list of options, and the choices of one of them with the layers that each shows.
import { ListFilter, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeOptions, freeOptionId, makeOption, NO_OPTIONS, switchChoices } from '@/editor/commands/options';
import { useIsOpen } from '@/editor/dispatch/dialogs';
import { useDesk, useEditor } from '@/editor/dispatch/editorContext';
import { runCommand } from '@/editor/dispatch/runCommand';
import { useEditorState } from '@/editor/dispatch/useEditorState';
import { currentCopy, listsOf } from '@/editor/document/editorState';
import { selectPolicy, selectSelectedNodes } from '@/editor/document/selectors';
import { optionsOf } from '@/editor/document/theme';
import { canBeChosen } from '@/face/nodes/shownFor';
import { optionAdded } from '@/schemas/optionChanges';
import { type FaceOptions, SWITCH_ON } from '@/schemas/options';
import { Button } from '@/ui/Button';
import { FullDialog } from '@/ui/FullDialog';
import { PanelHeading } from '@/ui/PanelHeading';
import { HistoryActs } from '../themes/HistoryActs';
import { FlavorList } from './FlavorList';
import { OptionDetail } from './OptionDetail';
import { OptionList } from './OptionList';

/** Changes the options by one undo step. */
export type EditOptions = (change: (options: FaceOptions) => FaceOptions) => void;

export function OptionsDialog() {
  const { t, ready } = useTranslation('options', { useSuspense: false });
  const { dialogs } = useDesk();
  const isOpen = useIsOpen('options');
  if (!ready) return null;
  return (
    <FullDialog open={isOpen} onClose={dialogs.close} title={t('title')} bar={<HistoryActs />}>
      {isOpen ? <OptionsEditor /> : null}
    </FullDialog>
  );
}

function OptionsEditor() {
  const { t } = useTranslation('options');
  const { store } = useEditor();
  const options = useEditorState(({ editor }) => editor.design && optionsOf(editor.design)) ?? NO_OPTIONS;
  const isChip = useEditorState(selectPolicy)?.packaging !== 'watchFace';
  const copy = useEditorState(({ editor }) => currentCopy(editor));
  const histories = useEditorState(({ editor }) => editor.histories);
  const selected = useEditorState(selectSelectedNodes).filter(canBeChosen);
  const [openId, setOpenId] = useState<string | null>(null);
  const shown = options.list.find(({ id }) => id === openId) ?? options.list[0];
  const lists = copy && histories ? listsOf(store.getState().editor, copy) : null;

  const edit: EditOptions = (change) => {
    const { design } = store.getState().editor;
    const now = (design && optionsOf(design)) ?? NO_OPTIONS;
    const next = change(now);
    // Options that layers still name are kept as replaced, so that undo and the check know of them.
    const isNothing = next.list.length === 0 && !next.flavors && Object.keys(next.replaced ?? {}).length === 0;
    runCommand(store, changeOptions, { options: isNothing ? null : next });
  };
  const nameOf = (key: 'list' | 'switch') => {
    const taken = new Set(options.list.map(({ name }) => name));
    for (let n = 1; ; n += 1) {
      const name = n === 1 ? t(`names.${key}`) : t(`names.${key}Number`, { n });
      if (!taken.has(name)) return name;
    }
  };
  const add = (kind: 'list' | 'switch') => {
    const { design, copyId } = store.getState().editor;
    if (!design) return;
    const id = freeOptionId(kind, options, { design, copyId });
    const choices =
      kind === 'switch'
        ? switchChoices(t('names.on'), t('names.off'))
        : [1, 2].map((n) => ({ id: `choice${n}`, name: t('names.choice', { n }) }));
    const standard = kind === 'switch' ? SWITCH_ON : 'choice1';
    edit(optionAdded({ id, kind, name: nameOf(kind), choices, default: standard }));
    setOpenId(id);
  };
  const makeOfSelected = () => {
    if (runCommand(store, makeOption, { name: nameOf('list') })) return;
    const { design } = store.getState().editor;
    setOpenId((design && optionsOf(design)?.list.at(-1)?.id) ?? null);
  };
  const acts = (
    <div className="flex flex-col gap-1.5">
      <Button size="sm" icon={<Plus size={14} aria-hidden="true" />} onClick={() => add('list')}>
        {t('add.list')}
      </Button>
      <Button size="sm" icon={<Plus size={14} aria-hidden="true" />} onClick={() => add('switch')}>
        {t('add.switch')}
      </Button>
      {selected.length > 1 && !isChip ? (
        <Button size="sm" icon={<ListFilter size={14} aria-hidden="true" />} onClick={makeOfSelected}>
          {t('add.ofSelected', { count: selected.length })}
        </Button>
      ) : null}
      <p className="text-xs text-pretty text-muted">{t(isChip ? 'chip' : 'add.about')}</p>
    </div>
  );
  if (!shown) {
    return (
      <div className="mx-auto flex min-h-full max-w-md flex-col items-center justify-center gap-4 p-6 text-center">
        <ListFilter size={40} strokeWidth={1.25} aria-hidden="true" className="text-muted" />
        <h3 className="text-base font-semibold">{t('none.title')}</h3>
        <p className="text-sm text-pretty text-muted">{t('none.text')}</p>
        {acts}
      </div>
    );
  }
  return (
    <div className="grid h-full min-h-0 grid-cols-[20rem_minmax(0,1fr)] max-lg:h-auto max-lg:grid-cols-1">
      <div className="flex min-h-0 flex-col gap-4 overflow-y-auto border-line bg-panel p-3 lg:border-r max-lg:border-b">
        <section aria-label={t('list.title')} className="flex flex-col gap-1.5">
          <PanelHeading>{t('list.title')}</PanelHeading>
          <OptionList options={options} shownId={shown.id} onShow={setOpenId} edit={edit} />
        </section>
        {acts}
        {isChip ? null : <FlavorList options={options} edit={edit} />}
      </div>
      <div className="min-h-0 overflow-y-auto p-3">
        <OptionDetail
          key={shown.id}
          options={options}
          option={shown}
          lists={lists ? [lists.normal, lists.ambient ?? []] : []}
          edit={edit}
        />
      </div>
    </div>
  );
}
