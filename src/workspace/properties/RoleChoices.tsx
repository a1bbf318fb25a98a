// In the picker of a layer's color: the roles of the theme, and the color as a new role. Loaded with the first picker.
import { Check, Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { equalColors, makeRole, setColorRole } from '@/editor/commands/themes';
import { useEditor } from '@/editor/dispatch/editorContext';
import { runCommand } from '@/editor/dispatch/runCommand';
import { useEditorState } from '@/editor/dispatch/useEditorState';
import { currentCopy, type LayerList, listsOf } from '@/editor/document/editorState';
import { selectNode, selectPolicy } from '@/editor/document/selectors';
import { themeOf } from '@/editor/document/theme';
import { isRoot } from '@/face/nodes';
import { colorIn, roleFieldsOf } from '@/face/nodes/colorRoles';
import type { ColorRoleProps } from '@/forms/services/colorRole';
import { THEME_ROLES_MAX } from '@/schemas/limits';
import { roleColor } from '@/schemas/themeColors';
import { Button } from '@/ui/Button';
import { useRoleAt } from './ColorRole';
import { useRoleName } from './roleNames';

export interface RoleChoicesProps extends ColorRoleProps {
  uuids: readonly string[];
}

const NO_LISTS: readonly LayerList[] = [];

export function RoleChoices({ uuids, path }: RoleChoicesProps) {
  const { t, ready } = useTranslation('themes', { useSuspense: false });
  const { store } = useEditor();
  const theme = useEditorState(({ editor }) => editor.design && themeOf(editor.design));
  const choiceId = useEditorState(({ editor }) => editor.themeChoice);
  const role = useRoleAt(uuids, path);
  const [uuid = ''] = uuids;
  const node = useEditorState((state) => selectNode(state, uuid));
  const copy = useEditorState(({ editor }) => currentCopy(editor));
  const nodes = useEditorState(({ editor }) => editor.histories);
  const isChip = useEditorState((state) => selectPolicy(state)?.packaging === 'layers');
  const nextName = useRoleName();
  const color = node ? colorIn(node, path) : null;
  const same = useMemo(() => {
    const lists = nodes && copy ? listsOf(store.getState().editor, copy) : null;
    const all = lists ? [lists.normal, lists.ambient ?? []] : NO_LISTS;
    return color === null ? 0 : all.flat().reduce((sum, one) => sum + equalColors(one, color).length, 0);
  }, [store, nodes, copy, color]);
  if (!ready || !node || color === null || !roleFieldsOf(node).includes(path)) return null;
  const full = (theme?.roles.length ?? 0) >= THEME_ROLES_MAX ? t('picker.full', { most: THEME_ROLES_MAX }) : undefined;
  const make = (only: boolean) => {
    const roles = [{ color, name: nextName(theme, isRoot(node)) }];
    const choiceName = t('choiceName', { n: 1 });
    runCommand(store, makeRole, { roles, choiceName, ...(only ? { only: { uuids, path } } : {}) });
  };
  return (
    <fieldset aria-label={t('picker.label')} className="flex flex-col gap-1.5">
      <span aria-hidden="true" className="text-xs text-muted">
        {t('picker.label')}
      </span>
      {theme ? (
        <div className="flex flex-wrap gap-1">
          {theme.roles.map(({ id, name }) => (
            <button
              key={id}
              type="button"
              aria-pressed={role === id}
              className="inline-flex min-h-7 max-w-full items-center gap-1.5 rounded-md border border-line bg-raised px-2 text-xs hover:bg-hover aria-pressed:border-accent"
              onClick={() => runCommand(store, setColorRole, { uuids, path, role: role === id ? null : id })}
            >
              <span
                aria-hidden="true"
                className="keep-colors size-3.5 shrink-0 rounded-sm border border-line-strong"
                style={{ background: roleColor(theme, id, choiceId) ?? undefined }}
              />
              <span className="truncate">{name}</span>
              {role === id ? <Check size={12} aria-hidden="true" className="shrink-0 text-accent" /> : null}
            </button>
          ))}
        </div>
      ) : null}
      {role === '' ? (
        <div className="flex flex-wrap gap-1.5">
          <Button
            size="sm"
            className="max-w-full !whitespace-normal py-0.5 text-left"
            icon={<Plus size={14} aria-hidden="true" className="shrink-0" />}
            disabledReason={full}
            onClick={() => make(true)}
          >
            {t('picker.make')}
          </Button>
          {same > 1 ? (
            <Button
              size="sm"
              className="max-w-full !whitespace-normal py-0.5 text-left"
              icon={<Plus size={14} aria-hidden="true" className="shrink-0" />}
              disabledReason={full}
              onClick={() => make(false)}
            >
              {t('picker.makeAll', { count: same })}
            </Button>
          ) : null}
        </div>
      ) : null}
      {!isChip && isRoot(node) ? <p className="text-xs text-pretty text-muted">{t('picker.background')}</p> : null}
      {isChip && role !== '' ? <p className="text-xs text-pretty text-muted">{t('chip')}</p> : null}
    </fieldset>
  );
}
