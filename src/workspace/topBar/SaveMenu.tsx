// Further save actions: the design's versions, and saving as a new design.
import { ChevronDown, CopyPlus, History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useEditor } from '@/editor/dispatch/editorContext';
import { Menu } from '@/ui/Menu';

export function SaveMenu() {
  const { t } = useTranslation('editor');
  const { port } = useEditor();
  return (
    <Menu
      label={t('topBar.moreSaving')}
      iconOnly
      icon={<ChevronDown size={14} aria-hidden="true" />}
      variant="ghost"
      anchor="bottom end"
      items={[
        {
          id: 'versions',
          label: t('commands.showVersions'),
          icon: <History size={14} />,
          onSelect: () => port.open('versions'),
        },
        {
          id: 'saveAsNew',
          label: t('commands.saveAsNew'),
          icon: <CopyPlus size={14} />,
          onSelect: () => port.open('saveAsNew'),
        },
      ]}
    />
  );
}
