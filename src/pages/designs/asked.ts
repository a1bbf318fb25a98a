// What of a design in the list is asked about before it is done.
import type { NamedCopy } from '@/drafts/faces/SwitchOnline';
import type { ListedDesign } from './designList';

export type AskedDesign =
  | { act: 'delete'; item: ListedDesign }
  | { act: 'deleteCopy'; item: ListedDesign; copy: NamedCopy }
  | { act: 'online' | 'offline'; item: ListedDesign; copy?: NamedCopy };
