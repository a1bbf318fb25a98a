// Actions on a listed design by its state: the entries of its menu and the target of its card.
import { CloudOff, CloudUpload, CopyPlus, FolderOpen, Info, Pencil, Send, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Design, Platform } from '@/schemas/design';
import { actsOf, copyActsOf } from '@/storefront/faceActs';
import type { MenuEntry } from '@/ui/menuEntries';
import type { DesignAction } from './designAction';
import type { ListedDesign } from './designList';

const detailOf = (id: string, platform: Platform): string => `/dialDetail/${id}/${platform}`;

/** A draft opens in the editor, a submitted design on its detail page. */
export function placeOfCard({ id, face }: ListedDesign, platform: Platform | undefined): string {
  return face && platform && (face.status !== 'draft' || face.pending) ? detailOf(id, platform) : `/dial/${id}`;
}

/** `platform`: of the copy that the card shows. */
export function useCardMenu(
  item: ListedDesign,
  platform: Platform | undefined,
  onAsk: (action: DesignAction) => void,
  onDuplicate: (design: Design) => void,
): MenuEntry[] {
  const { t } = useTranslation(['pages', 'designs']);
  const navigate = useNavigate();
  const { id, face, design } = item;
  const go = (path: string) => () => void navigate(path);
  const open: MenuEntry = {
    id: 'open',
    label: t(design ? 'designs:edit' : 'designs:openAction'),
    icon: design ? <Pencil size={14} /> : <FolderOpen size={14} />,
    onSelect: go(`/dial/${id}`),
  };
  const remove: MenuEntry = {
    id: 'delete',
    label: t('designs:delete'),
    icon: <Trash2 size={14} />,
    danger: true,
    onSelect: () => onAsk({ act: 'delete', item }),
  };
  // A visitor's design that another tab edits belongs to that tab until it is adopted.
  const copies: MenuEntry[] =
    design && item.state !== 'elsewhere'
      ? [
          {
            id: 'duplicate',
            label: t('designs:duplicate'),
            icon: <CopyPlus size={14} />,
            onSelect: () => onDuplicate(design),
          },
        ]
      : [];
  if (!face) return [open, ...copies, remove];
  const acts = actsOf(face);
  const working = design?.copies ?? [];
  // Deleting a copy changes the saved design. With local edits, it is done in the editor.
  const deletable = item.state === 'draft' ? face.copies.filter((copy) => copyActsOf(face, copy, working).delete) : [];
  const name = (copy: { platform: Platform }) => ({ copy: t(`designs:copyFor.${copy.platform}`) });
  return [
    open,
    ...copies,
    ...(platform
      ? [{ id: 'detail', label: t('designs:details'), icon: <Info size={14} />, onSelect: go(detailOf(id, platform)) }]
      : []),
    ...(acts.publish && design
      ? [
          {
            id: 'publish',
            label: t(acts.publish === 'first' ? 'designs:publish' : 'designs:publishAgain'),
            icon: <Send size={14} />,
            onSelect: go(`/publish?id=${id}`),
          },
        ]
      : []),
    ...(acts.takeOffline || acts.bringOnline
      ? [
          {
            id: 'online',
            label: t(acts.takeOffline ? 'designs:takeOffline' : 'designs:bringOnline'),
            icon: acts.takeOffline ? <CloudOff size={14} /> : <CloudUpload size={14} />,
            onSelect: () => onAsk({ act: acts.takeOffline ? 'offline' : 'online', item }),
          },
        ]
      : []),
    ...deletable.map((copy) => ({
      id: `delete-${copy.id}`,
      label: t('designs:deleteCopy', name(copy)),
      icon: <Trash2 size={14} />,
      danger: true,
      onSelect: () => onAsk({ act: 'deleteCopy', item, copy }),
    })),
    ...(acts.delete ? [remove] : []),
  ];
}
