// What of a design in the list is asked about before it is done.
import type { Asked } from '@/drafts/faces/AskedAct';
import type { ListedDesign } from './designList';

export type AskedDesign = Asked & { item: ListedDesign };
