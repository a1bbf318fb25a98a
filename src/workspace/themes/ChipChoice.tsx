// The color choice of the ASR copies of the face, whose wearers cannot choose.
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditorState } from '@/editor/dispatch/useEditorState';
import { policyOf } from '@/face/platforms';
import type { FaceTheme } from '@/schemas/theme';
import { chipChoiceSet } from '@/schemas/themeChanges';
import { choiceOf } from '@/schemas/themeColors';
import { Select } from '@/ui/Select';
import type { EditTheme } from './ThemeEditor';

export function ChipChoice({ theme, edit }: { theme: FaceTheme; edit: EditTheme }) {
  const { t } = useTranslation('themes');
  const id = useId();
  const hasChip = useEditorState(({ editor }) =>
    editor.design?.copies.some(({ platform }) => policyOf(platform).packaging === 'layers'),
  );
  if (!hasChip || theme.choices.length < 2) return null;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-1.5">
      <span id={id} className="text-sm">
        {t('asr.label')}
      </span>
      <Select
        aria-labelledby={id}
        value={choiceOf(theme, theme.chipChoice ?? null)?.id}
        options={theme.choices.map(({ id: value, name }) => ({ value, label: name }))}
        onChange={(choice) => edit(chipChoiceSet(choice))}
      />
      <p className="text-xs text-pretty text-muted">{t('asr.about')}</p>
    </section>
  );
}
