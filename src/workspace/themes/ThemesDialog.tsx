// The color themes of the face: roles, choices, and the whole face in every choice.
import { Palette } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { makeRole } from '@/editor/commands/themes';
import { useIsOpen } from '@/editor/dispatch/dialogs';
import { useDesk, useEditor } from '@/editor/dispatch/editorContext';
import { runCommand } from '@/editor/dispatch/runCommand';
import { useEditorState } from '@/editor/dispatch/useEditorState';
import { selectNodes } from '@/editor/document/selectors';
import { themeOf } from '@/editor/document/theme';
import { colorIn, roleFieldsOf } from '@/face/nodes/colorRoles';
import { usedColors } from '@/forms/usedColors';
import type { FaceNode } from '@/schemas/nodes';
import { Button } from '@/ui/Button';
import { FullDialog } from '@/ui/FullDialog';
import { useRoleName } from '../properties/roleNames';
import { HistoryActs } from './HistoryActs';
import { ThemeEditor } from './ThemeEditor';

/** Roles that a new theme starts with: the background, and the colors that the face uses most. */
const FIRST_ROLES = 3;

export function ThemesDialog() {
  const { t, ready } = useTranslation('themes', { useSuspense: false });
  const { dialogs } = useDesk();
  const isOpen = useIsOpen('themes');
  const theme = useEditorState(({ editor }) => editor.design && themeOf(editor.design));
  if (!ready) return null;
  return (
    <FullDialog open={isOpen} onClose={dialogs.close} title={t('title')} bar={<HistoryActs />}>
      {isOpen ? theme ? <ThemeEditor theme={theme} /> : <NoTheme /> : null}
    </FullDialog>
  );
}

/** Colors that a role can replace, most used first. */
function roleColors(nodes: readonly FaceNode[]): readonly { color: string; isBackground: boolean }[] {
  const possible = new Set(
    nodes.flatMap((node) => roleFieldsOf(node).flatMap((path) => colorIn(node, path)?.toLowerCase() ?? [])),
  );
  const [root] = nodes;
  const background = root && colorIn(root, 'style.fill')?.toLowerCase();
  return usedColors(nodes)
    .filter((color) => possible.has(color))
    .map((color) => ({ color, isBackground: color === background }));
}

function NoTheme() {
  const { t } = useTranslation('themes');
  const { store } = useEditor();
  const nextName = useRoleName();
  const start = () => {
    const colors = roleColors(selectNodes(store.getState())).slice(0, FIRST_ROLES);
    const roles: { color: string; name: string }[] = [];
    for (const { color, isBackground } of colors) {
      const named = { roles: roles.map(({ name }) => ({ id: 'x', name })) };
      roles.push({ color, name: nextName(named, isBackground) });
    }
    runCommand(store, makeRole, { roles, choiceName: t('choiceName', { n: 1 }) });
  };
  return (
    <div className="mx-auto flex min-h-full max-w-md flex-col items-center justify-center gap-4 p-6 text-center">
      <Palette size={40} strokeWidth={1.25} aria-hidden="true" className="text-muted" />
      <h3 className="text-base font-semibold">{t('none.title')}</h3>
      <p className="text-sm text-pretty text-muted">{t('none.text')}</p>
      <Button variant="primary" onClick={start}>
        {t('none.start')}
      </Button>
      <p className="text-xs text-pretty text-muted">{t('none.orField')}</p>
    </div>
  );
}
