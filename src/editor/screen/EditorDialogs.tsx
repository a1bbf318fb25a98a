// The editor's dialogs: the code of each comes when it is first opened.
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { later } from '@/ui/later';
import type { EditorDialog } from '../commands/viewFacts';
import { closeDialog, useIsOpen } from '../door/openDialog';
import { overLimit } from '../door/overLimit';
import { textEditing } from '../door/textEditing';
import { copyRequest, endCopyRequest, subscribeCopyRequest } from '../panels/copies/copyRequests';
import type { ShortcutHelpProps } from '../panels/help/ShortcutHelp';
import type { EditorPreviewProps } from '../panels/preview/EditorPreview';

const part = (fetch: () => Promise<ComponentType>) => later<object>(fetch, closeDialog);

const NAMED: Readonly<Record<EditorDialog, ComponentType>> = {
  addMenu: part(async () => (await import('../panels/catalogue/AddMenu')).AddMenu),
  commandMenu: part(async () => (await import('../panels/commandMenu/CommandMenu')).CommandMenu),
  guides: part(async () => (await import('../panels/stage/GuidesDialog')).GuidesDialog),
  messages: part(async () => (await import('../panels/help/Messages')).Messages),
};
const NAMES = Object.keys(NAMED) as EditorDialog[];

const CopyDialogs = later<object>(
  async () => (await import('../panels/copies/CopyDialogs')).CopyDialogs,
  () => {
    endCopyRequest();
    overLimit.end();
  },
);
const ReplaceTagDialog = later<object>(
  async () => (await import('../panels/properties/ReplaceTagDialog')).ReplaceTagDialog,
  textEditing.close,
);
const EditorPreview = later<EditorPreviewProps>(
  async () => (await import('../panels/preview/EditorPreview')).EditorPreview,
  ({ onClose }) => onClose(),
);
const ShortcutHelp = later<ShortcutHelpProps>(
  async () => (await import('../panels/help/ShortcutHelp')).ShortcutHelp,
  ({ onClose }) => onClose(),
);

/** Whether it is, or was, open: once it was, it stays, and gives the focus back when it closes. */
function useWasOpen(isOpen: boolean): boolean {
  const [was, setWas] = useState(isOpen);
  if (isOpen && !was) setWas(true);
  return isOpen || was;
}

function NamedDialog({ name }: { name: EditorDialog }) {
  const Dialog = NAMED[name];
  return useWasOpen(useIsOpen(name)) ? <Dialog /> : null;
}

export function EditorDialogs() {
  const request = useSyncExternalStore(subscribeCopyRequest, copyRequest);
  const question = useSyncExternalStore(overLimit.subscribe, overLimit.get);
  const asksForCopy = useWasOpen(request !== null || question !== null);
  // None outlives the editor.
  useEffect(() => closeDialog, []);
  const asksForTag = useWasOpen(useSyncExternalStore(textEditing.subscribe, textEditing.asked) !== null);
  return (
    <>
      {asksForCopy ? <CopyDialogs /> : null}
      {asksForTag ? <ReplaceTagDialog /> : null}
      {NAMES.map((name) => (
        <NamedDialog key={name} name={name} />
      ))}
    </>
  );
}

export function LaterPreview(props: EditorPreviewProps) {
  return useWasOpen(props.open) ? <EditorPreview {...props} /> : null;
}

export function LaterHelp(props: ShortcutHelpProps) {
  return useWasOpen(props.open) ? <ShortcutHelp {...props} /> : null;
}
