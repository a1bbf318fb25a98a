// The roles of the theme: name, color in the shown choice, how many layers use them, and what replaces one that is deleted.
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { newRoleId, roleUses } from '@/editor/commands/themes';
import { useEditor } from '@/editor/dispatch/editorContext';
import { useEditorState } from '@/editor/dispatch/useEditorState';
import { currentCopy, listsOf } from '@/editor/document/editorState';
import { THEME_ROLES_MAX } from '@/schemas/limits';
import { newId } from '@/schemas/newId';
import type { FaceTheme, ThemeChoice } from '@/schemas/theme';
import { roleAdded, roleRemoved, roleRenamed } from '@/schemas/themeChanges';
import { IconButton } from '@/ui/IconButton';
import { PanelHeading } from '@/ui/PanelHeading';
import { RemoveMenu } from '@/ui/RemoveMenu';
import { useRoleName } from '../properties/roleNames';
import { NameField } from './NameField';
import type { EditTheme } from './ThemeEditor';

const NEW_COLOR = '#ffffff';

export interface RoleListProps {
  theme: FaceTheme;
  shown: ThemeChoice;
  edit: EditTheme;
}

export function RoleList({ theme, shown, edit }: RoleListProps) {
  const { t } = useTranslation('themes');
  const { store } = useEditor();
  const nextName = useRoleName();
  const histories = useEditorState(({ editor }) => editor.histories);
  const copy = useEditorState(({ editor }) => currentCopy(editor));
  const lists = copy && histories ? listsOf(store.getState().editor, copy) : null;
  const uses = roleUses(lists ? [lists.normal, lists.ambient ?? []] : []);
  const { roles } = theme;
  const full = roles.length >= THEME_ROLES_MAX ? t('picker.full', { most: THEME_ROLES_MAX }) : undefined;
  const add = () => {
    const role = { id: newRoleId(theme, newId), name: nextName(theme, false) };
    edit(roleAdded(role, NEW_COLOR));
  };
  return (
    <section aria-label={t('roles.title')} className="flex flex-col gap-1.5">
      <PanelHeading
        aside={
          <span className="flex items-center gap-1">
            {t('roles.count', { count: roles.length, most: THEME_ROLES_MAX })}
            <IconButton
              size="sm"
              label={t('roles.add')}
              icon={<Plus size={14} />}
              disabledReason={full}
              onClick={add}
            />
          </span>
        }
      >
        {t('roles.title')}
      </PanelHeading>
      <ul className="flex flex-col gap-1.5">
        {roles.map(({ id, name }, at) => (
          <li key={id} className="flex items-center gap-1.5">
            <span
              aria-hidden="true"
              className="keep-colors size-5 shrink-0 rounded-sm border border-line-strong"
              style={{ background: shown.colors[at] }}
            />
            <NameField
              label={t('roles.name', { n: at + 1 })}
              value={name}
              onRename={(next) => edit(roleRenamed(id, next))}
            />
            <span className="w-14 shrink-0 text-right text-xs text-muted">
              {t('roles.layers', { count: uses.get(id) ?? 0 })}
            </span>
            <RemoveMenu
              label={t('roles.remove', { name })}
              heading={t('roles.instead', { name })}
              items={[
                ...roles
                  .filter((other) => other.id !== id)
                  .map((other) => ({
                    id: other.id,
                    label: other.name,
                    icon: <Dot color={shown.colors[roles.indexOf(other)]} />,
                    onSelect: () => edit(roleRemoved(id, other.id)),
                  })),
                {
                  id: 'fixed',
                  label: t('roles.fixed', { color: (theme.choices[0]?.colors[at] ?? NEW_COLOR).toUpperCase() }),
                  icon: <Dot color={theme.choices[0]?.colors[at]} />,
                  onSelect: () =>
                    edit((now) =>
                      now.roles.length === 1 ? null : roleRemoved(id, theme.choices[0]?.colors[at] ?? NEW_COLOR)(now),
                    ),
                },
              ]}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

const Dot = ({ color }: { color: string | undefined }) => (
  <span
    aria-hidden="true"
    className="keep-colors size-3.5 shrink-0 rounded-sm border border-line-strong"
    style={{ background: color }}
  />
);
