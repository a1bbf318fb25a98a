// Names of new roles in the designer's language, by what their color is used for.
import { useTranslation } from 'react-i18next';
import type { FaceTheme } from '@/schemas/theme';

const NAMES = ['main', 'accent', 'second', 'quiet'] as const;

/** A name that no role of the theme has. */
export function useRoleName(): (theme: Pick<FaceTheme, 'roles'> | null, isBackground: boolean) => string {
  const { t } = useTranslation('themes', { useSuspense: false });
  return (theme, isBackground) => {
    const taken = new Set(theme?.roles.map(({ name }) => name) ?? []);
    const names = [...(isBackground ? [t('roleNames.background')] : []), ...NAMES.map((key) => t(`roleNames.${key}`))];
    return names.find((name) => !taken.has(name)) ?? t('roleNames.other', { n: taken.size + 1 });
  };
}
