// The shown choice: its name, its place, the color of each role, and the contrast of each with the background.
import { ArrowLeft, ArrowRight, Trash2, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contrastText } from '@/forms/contrast';
import { useColorChoices } from '@/forms/controls/color';
import type { FaceNode } from '@/schemas/nodes';
import type { FaceTheme, ThemeChoice, ThemeRole } from '@/schemas/theme';
import { choiceMoved, choiceRemoved, choiceRenamed, colorSet } from '@/schemas/themeChanges';
import { announce } from '@/ui/announce';
import { ColorInput } from '@/ui/ColorInput';
import { readHex } from '@/ui/colorMath';
import { IconButton } from '@/ui/IconButton';
import { PanelHeading } from '@/ui/PanelHeading';
import { NameField } from './NameField';
import type { EditTheme } from './ThemeEditor';
import { CONTRAST_LOW, contrastsOf } from './themeFacts';

export interface ChoiceDetailProps {
  theme: FaceTheme;
  choice: ThemeChoice;
  nodes: readonly FaceNode[];
  edit: EditTheme;
  onShow(id: string): void;
}

export function ChoiceDetail({ theme, choice, nodes, edit, onShow }: ChoiceDetailProps) {
  const { t } = useTranslation('themes');
  const { choices, roles } = theme;
  const at = choices.findIndex(({ id }) => id === choice.id);
  const contrasts = contrastsOf(theme, choice.id, nodes);
  const move = (by: number) => {
    edit(choiceMoved(choice.id, by));
    announce(t('detail.place', { n: at + by + 1, count: choices.length }), { topic: 'themeChoice' });
  };
  const remove = () => {
    const next = choices[at + 1] ?? choices[at - 1];
    edit(choiceRemoved(choice.id));
    if (next) onShow(next.id);
  };
  return (
    <section aria-label={t('detail.title', { name: choice.name })} className="flex flex-col gap-3">
      <PanelHeading
        aside={
          <span className="flex items-center">
            <IconButton
              size="sm"
              label={t('detail.earlier')}
              icon={<ArrowLeft size={14} />}
              disabledReason={at === 0 ? t('detail.first') : undefined}
              onClick={() => move(-1)}
            />
            <IconButton
              size="sm"
              label={t('detail.later')}
              icon={<ArrowRight size={14} />}
              disabledReason={at === choices.length - 1 ? t('detail.last') : undefined}
              onClick={() => move(1)}
            />
            <IconButton
              size="sm"
              label={t('detail.remove')}
              icon={<Trash2 size={14} />}
              disabledReason={choices.length === 1 ? t('detail.only') : undefined}
              onClick={remove}
            />
          </span>
        }
      >
        {t('detail.place', { n: at + 1, count: choices.length })}
      </PanelHeading>
      <NameField
        label={t('detail.name')}
        value={choice.name}
        onRename={(name) => edit(choiceRenamed(choice.id, name))}
      />
      <ul className="flex flex-col gap-2">
        {roles.map((role, index) => (
          <RoleColor
            key={role.id}
            role={role}
            value={choice.colors[index] ?? '#000000'}
            contrast={contrasts[index] ?? null}
            onChange={(color) => edit(colorSet(choice.id, role.id, color), `color:${choice.id}:${role.id}`)}
          />
        ))}
      </ul>
      <p className="text-xs text-pretty text-muted">{t('detail.about')}</p>
    </section>
  );
}

interface RoleColorProps {
  role: ThemeRole;
  value: string;
  /** Null for the background itself. */
  contrast: number | null;
  onChange(color: string): void;
}

function RoleColor({ role, value, contrast, onChange }: RoleColorProps) {
  const { t } = useTranslation('themes');
  const choices = useColorChoices(undefined);
  // An unfinished color stays in the field.
  const [typed, setTyped] = useState<string | null>(null);
  const isLow = contrast !== null && contrast < CONTRAST_LOW;
  return (
    <li className="flex flex-col gap-1">
      <span className="flex items-baseline justify-between gap-2 text-sm">
        <span aria-hidden="true" className="truncate text-muted">
          {role.name}
        </span>
        {contrast === null ? null : (
          <span
            className={`flex shrink-0 items-center gap-1 text-xs tabular-nums ${isLow ? 'font-semibold text-warning' : 'text-muted'}`}
          >
            {isLow ? <TriangleAlert size={12} aria-hidden="true" /> : null}
            <span className="sr-only">{t(isLow ? 'grid.lowContrast' : 'grid.contrast')}</span>
            {contrastText(contrast)} : 1
          </span>
        )}
      </span>
      <ColorInput
        label={role.name}
        value={typed ?? value}
        isOpaque
        invalid={typed !== null}
        choices={choices}
        onChange={(next) => {
          const read = readHex(next);
          setTyped(read ? null : next);
          if (read) onChange(read);
        }}
        onBlur={() => setTyped(null)}
      />
    </li>
  );
}
