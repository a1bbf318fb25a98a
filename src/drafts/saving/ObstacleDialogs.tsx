// The dialogs of the problems that can prevent a save.
import { ConflictDialog } from './ConflictDialog';
import { GoneDialog } from './GoneDialog';
import type { Saving } from './useSaving';

export interface ObstacleDialogsProps {
  saving: Saving;
}

export function ObstacleDialogs({ saving }: ObstacleDialogsProps) {
  const { obstacle, busy } = saving;
  const onClose = () => {
    // Cannot be dismissed while busy, because the design behind the dialog must not be edited meanwhile.
    if (!busy) saving.putOff();
  };
  return (
    <>
      <ConflictDialog
        open={obstacle === 'conflict'}
        busy={busy}
        onClose={onClose}
        onKeepCopy={() => void saving.keepCopy()}
        onOpenSaved={() => void saving.openSaved()}
      />
      <GoneDialog
        open={obstacle === 'gone'}
        busy={busy}
        onClose={onClose}
        onSaveAsNew={() => void saving.saveAsNew()}
      />
      <GoneDialog
        words="deleted"
        open={obstacle === 'deleted'}
        busy={busy}
        onClose={onClose}
        onSaveAsNew={() => void saving.keepDeleted()}
      />
    </>
  );
}
