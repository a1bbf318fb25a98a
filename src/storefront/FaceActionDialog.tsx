// A pending action on a face or on one copy of it, with its confirmation dialog.
import { DeleteCopy } from './DeleteCopy';
import { DeleteDesign, type DeletedDesign } from './DeleteDesign';
import { type NamedCopy, SwitchOnline } from './SwitchOnline';

/** Without a copy: the whole face. */
export type FaceAction =
  | { act: 'online' | 'offline'; copy?: NamedCopy }
  | { act: 'delete' }
  | { act: 'deleteCopy'; copy: NamedCopy };

export interface FaceActionDialogProps {
  action: FaceAction;
  item: DeletedDesign;
  /** The face still exists but has changed. */
  onChanged(): void;
  onDeleted(id: string): void;
  onClose(): void;
}

export function FaceActionDialog({ action, item, onChanged, onDeleted, onClose }: FaceActionDialogProps) {
  if (action.act === 'delete') return <DeleteDesign item={item} onDeleted={onDeleted} onClose={onClose} />;
  const common = { item, onDone: onChanged, onClose };
  if (action.act === 'deleteCopy') return <DeleteCopy {...common} copy={action.copy} />;
  return <SwitchOnline {...common} copy={action.copy} online={action.act === 'online'} />;
}
