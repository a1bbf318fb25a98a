// The menu of a designer's own moment: rename and remove.
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Menu } from '@/ui/Menu';

interface OwnMomentMenuProps {
  name: string;
  onRename(): void;
  onRemove(): void;
}

export function OwnMomentMenu({ name, onRename, onRemove }: OwnMomentMenuProps) {
  const { t } = useTranslation('contactSheet');
  return (
    <Menu
      iconOnly
      size="sm"
      label={t('own.actions', { name })}
      icon={<Ellipsis size={14} aria-hidden="true" />}
      anchor="bottom end"
      className="absolute top-1.5 right-1.5"
      items={[
        { id: 'rename', label: t('own.rename'), icon: <Pencil size={14} />, onSelect: onRename },
        { id: 'remove', label: t('own.remove'), icon: <Trash2 size={14} />, danger: true, onSelect: onRemove },
      ]}
    />
  );
}
