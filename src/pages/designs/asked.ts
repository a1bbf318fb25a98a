// The action on a listed design that awaits confirmation.
import type { Asked } from '@/storefront/AskedAct';
import type { ListedDesign } from './designList';

export type AskedDesign = Asked & { item: ListedDesign };
