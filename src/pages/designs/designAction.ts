// The action on a listed design that awaits confirmation.
import type { FaceAction } from '@/storefront/FaceActionDialog';
import type { ListedDesign } from './designList';

export type DesignAction = FaceAction & { item: ListedDesign };
