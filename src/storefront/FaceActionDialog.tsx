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
  asked: FaceAction;
  item: DeletedDesign;
  /** The face still exists but has changed. */
  onChanged(): void;
  onDeleted(id: string): void;
  onClose(): void;
}

export function FaceActionDialog({ asked, item, onChanged, onDeleted, onClose }: FaceActionDialogProps) {
  if (asked.act === 'delete') return <DeleteDesign item={item} onDeleted={onDeleted} onClose={onClose} />;
  const common = { item, onDone: onChanged, onClose };
  if (asked.act === 'deleteCopy') return <DeleteCopy {...common} copy={asked.copy} />;
  return <SwitchOnline {...common} copy={asked.copy} online={asked.act === 'online'} />;
}
