// Problems that can prevent a save. The code of their dialogs loads with the first one.
import { later } from '@/ui/later';
import { useWasOpen } from '@/ui/useWasOpen';
import type { ObstacleDialogsProps } from './ObstacleDialogs';
import type { Saving } from './useSaving';

const ObstacleDialogs = later<ObstacleDialogsProps>(
  async () => (await import('./ObstacleDialogs')).ObstacleDialogs,
  ({ saving }) => saving.putOff(),
);

export const SaveObstacles = ({ saving }: { saving: Saving }) =>
  useWasOpen(saving.obstacle !== null) ? <ObstacleDialogs saving={saving} /> : null;
