// The role of the theme that a color of the shown layers follows: a line below the field, and choices in its picker.
import { Palette } from 'lucide-react';
import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditorState } from '@/editor/dispatch/useEditorState';
import { selectNode } from '@/editor/document/selectors';
import { themeOf } from '@/editor/document/theme';
import { rolesOf } from '@/face/nodes/colorRoles';
import type { ColorRoleParts, ColorRoleProps } from '@/forms/services/colorRole';
import { standingRole } from '@/schemas/themeColors';
import { later } from '@/ui/later';
import type { RoleChoicesProps } from './RoleChoices';

/** The layers whose fields are shown. */
export const ShownLayersContext = createContext<readonly string[]>([]);

/** Id of the role that the color of every shown layer follows; empty: of none, or of one that the theme no longer has. */
export function useRoleAt(uuids: readonly string[], path: string): string {
  return useEditorState((state) => {
    const theme = state.editor.design && themeOf(state.editor.design);
    const roles = new Set(
      uuids.map((uuid) => {
        const node = selectNode(state, uuid);
        const role = node && rolesOf(node)[path];
        return (theme && role !== undefined && standingRole(theme, role)) || '';
      }),
    );
    const [role = ''] = roles;
    return roles.size === 1 ? role : '';
  });
}

const Choices = later<RoleChoicesProps>(async () => (await import('./RoleChoices')).RoleChoices);

function Note({ path }: ColorRoleProps) {
  const { t } = useTranslation('editor');
  const uuids = useContext(ShownLayersContext);
  const role = useRoleAt(uuids, path);
  const name = useEditorState(({ editor }) =>
    role === '' || !editor.design ? '' : (themeOf(editor.design)?.roles.find(({ id }) => id === role)?.name ?? ''),
  );
  if (name === '') return null;
  return (
    <p className="mt-1 flex min-w-0 items-center gap-1 text-xs text-muted">
      <Palette size={12} aria-hidden="true" className="shrink-0" />
      <span className="truncate">{t('properties.followsRole', { name })}</span>
    </p>
  );
}

/** The choices with the layers of the panel: the picker is drawn elsewhere in the page. */
function LayersChoices(props: ColorRoleProps) {
  return <Choices {...props} uuids={useContext(ShownLayersContext)} />;
}

export const COLOR_ROLE: ColorRoleParts = { Note, Choices: LayersChoices };
