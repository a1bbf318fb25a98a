// The dialogs of the open design's versions and of "Save as a new design".
import { SaveAsNewDialog } from '@/drafts/versions/SaveAsNewDialog';
import { VersionsDialog } from '@/drafts/versions/VersionsDialog';
import { useIsOpen } from '@/editor/dispatch/dialogs';
import { useDesk } from '@/editor/dispatch/editorContext';

export function OpenVersions() {
  const { dialogs } = useDesk();
  return useIsOpen('versions') ? <VersionsDialog onClose={dialogs.close} /> : null;
}

export function OpenSaveAsNew() {
  const { dialogs } = useDesk();
  return useIsOpen('saveAsNew') ? <SaveAsNewDialog onClose={dialogs.close} /> : null;
}
