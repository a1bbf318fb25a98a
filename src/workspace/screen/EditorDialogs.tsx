// The editor's dialogs. The code of each loads when it is first opened.
import type { ComponentType } from 'react';
import type { EditorDialog } from '@/editor/commands/viewState';
import { useIsOpen } from '@/editor/dispatch/dialogs';
import { useDesk } from '@/editor/dispatch/editorContext';
import { later } from '@/ui/later';
import { useStoreValue } from '@/ui/useStoreValue';
import { useWasOpen } from '@/ui/useWasOpen';
import type { ShortcutHelpProps } from '../help/ShortcutHelp';
import type { EditorPreviewProps } from '../preview/EditorPreview';

interface LaterProps {
  /** Its code could not be loaded. */
  giveUp(): void;
}

const part = (fetch: () => Promise<ComponentType<LaterProps>>) => later<LaterProps>(fetch, ({ giveUp }) => giveUp());

const NAMED: Readonly<Record<EditorDialog, ComponentType<LaterProps>>> = {
  addMenu: part(async () => (await import('../catalogue/AddMenu')).AddMenu),
  commandMenu: part(async () => (await import('../commandMenu/CommandMenu')).CommandMenu),
  contactSheet: part(async () => (await import('../preview/EditorPreview')).EditorContactSheet),
  describeFace: part(async () => (await import('@/features/describing/DescribeFace')).DescribeFace),
  export: part(async () => (await import('@/features/exporting/ExportDesign')).ExportDesign),
  guides: part(async () => (await import('../stage/GuidesDialog')).GuidesDialog),
  importReport: part(async () => (await import('@/features/importing/ImportReport')).ImportReport),
  messages: part(async () => (await import('../help/Messages')).Messages),
  options: part(async () => (await import('../options/OptionsDialog')).OptionsDialog),
  saveAsNew: part(async () => (await import('../versions/VersionDialogs')).OpenSaveAsNew),
  themes: part(async () => (await import('../themes/ThemesDialog')).ThemesDialog),
  versions: part(async () => (await import('../versions/VersionDialogs')).OpenVersions),
};
const NAMES = Object.keys(NAMED) as EditorDialog[];

const CopyDialogs = part(async () => (await import('../copies/CopyDialogs')).CopyDialogs);
const ReplaceTagDialog = part(async () => (await import('../properties/ReplaceTagDialog')).ReplaceTagDialog);
const EditorPreview = later<EditorPreviewProps>(
  async () => (await import('../preview/EditorPreview')).EditorPreview,
  ({ onClose }) => onClose(),
);
const ShortcutHelp = later<ShortcutHelpProps>(
  async () => (await import('../help/ShortcutHelp')).ShortcutHelp,
  ({ onClose }) => onClose(),
);

function NamedDialog({ name }: { name: EditorDialog }) {
  const Dialog = NAMED[name];
  const { dialogs } = useDesk();
  return useWasOpen(useIsOpen(name)) ? <Dialog giveUp={dialogs.close} /> : null;
}

export function EditorDialogs() {
  const { copyRequest, overLimit, replacement } = useDesk();
  const request = useStoreValue(copyRequest);
  const question = useStoreValue(overLimit);
  const asksForCopy = useWasOpen(request !== null || question !== null);
  const asksForTag = useWasOpen(useStoreValue(replacement) !== null);
  const endCopyQuestions = () => {
    copyRequest.end();
    overLimit.end();
  };
  return (
    <>
      {asksForCopy ? <CopyDialogs giveUp={endCopyQuestions} /> : null}
      {asksForTag ? <ReplaceTagDialog giveUp={replacement.end} /> : null}
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
