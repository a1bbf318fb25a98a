// Left part of the bottom bar: the copies of the design, the size of the open one, and actions on it.
import { Ellipsis, Plus, RefreshCw, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { addCopy, canUpdate, offeredPlatforms, removeCopy, updateCopy } from '@/editor/commands/copies';
import { useEditor } from '@/editor/dispatch/editorContext';
import { performCommand } from '@/editor/dispatch/performCommand';
import { useEditorState } from '@/editor/dispatch/useEditorState';
import { sourceCopy } from '@/editor/document/copySync';
import { selectCopies, selectCopyId } from '@/editor/document/selectors';
import { copyName, platformName } from '@/simulator/copyWords';
import { Button } from '@/ui/Button';
import { Menu } from '@/ui/Menu';
import type { MenuEntry } from '@/ui/menuEntries';
import { CopyTabs } from './CopyTabs';
import { WeightPopover } from './WeightPopover';

export function CopiesBar() {
  const { t } = useTranslation('editor');
  const { store, port } = useEditor();
  const copies = useEditorState(selectCopies);
  const openId = useEditorState(selectCopyId);
  const open = copies.find((copy) => copy.id === openId);
  const [offered] = offeredPlatforms({ copies });
  const source = sourceCopy({ copies });
  if (!open || !source) return null;

  const update: MenuEntry = {
    id: 'update',
    label: t('copies.updateFrom', { source: platformName(t, source) }),
    icon: <RefreshCw size={14} />,
    disabledReason: canUpdate({ copies }, open.id) ? undefined : t('copies.upToDate'),
    onSelect: () => void performCommand(store, port, updateCopy),
  };
  const remove: MenuEntry = {
    id: 'remove',
    label: t('copies.delete'),
    icon: <Trash2 size={14} />,
    danger: true,
    onSelect: () => void performCommand(store, port, removeCopy),
  };

  return (
    <section
      aria-label={t('copies.title')}
      data-copies=""
      className="flex min-w-0 flex-wrap items-center gap-1.5 px-3 py-2 max-[1400px]:pb-0 min-[1400px]:shrink-0 min-[1400px]:flex-nowrap"
    >
      <CopyTabs />
      <WeightPopover copy={open} />
      {copies.length > 1 ? (
        <Menu
          label={t('copies.actions', { name: copyName(t, open) })}
          icon={<Ellipsis size={16} aria-hidden="true" />}
          iconOnly
          variant="ghost"
          size="sm"
          anchor="top start"
          items={open === source ? [remove] : [update, remove]}
        />
      ) : null}
      {offered ? (
        <Button
          variant="ghost"
          size="sm"
          icon={<Plus size={14} aria-hidden="true" />}
          aria-label={t('copies.addFor', { platform: platformName(t, offered) })}
          onClick={() => performCommand(store, port, addCopy)}
        >
          {t('copies.add')}
        </Button>
      ) : null}
    </section>
  );
}
