// What of a face, or of one copy of it, is asked about before it is done, with the dialog that asks.
import { DeleteCopy } from './DeleteCopy';
import { DeleteDesign, type DeletedDesign } from './DeleteDesign';
import { type NamedCopy, SwitchOnline } from './SwitchOnline';

/** Without a copy: the whole face. */
export type Asked =
  | { act: 'online' | 'offline'; copy?: NamedCopy }
  | { act: 'delete' }
  | { act: 'deleteCopy'; copy: NamedCopy };

export interface AskedActProps {
  asked: Asked;
  item: DeletedDesign;
  /** It is there still, and another than before. */
  onChanged(): void;
  onDeleted(id: string): void;
  onClose(): void;
}

export function AskedAct({ asked, item, onChanged, onDeleted, onClose }: AskedActProps) {
  if (asked.act === 'delete') return <DeleteDesign item={item} onDeleted={onDeleted} onClose={onClose} />;
  const common = { item, onDone: onChanged, onClose };
  if (asked.act === 'deleteCopy') return <DeleteCopy {...common} copy={asked.copy} />;
  return <SwitchOnline {...common} copy={asked.copy} online={asked.act === 'online'} />;
}
