// The theme switch beside the language: system, dark or light.
import { Monitor, Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { THEMES, type Theme, themeChoice } from '@/service/theme';
import { IconButton, type IconButtonProps } from '@/ui/IconButton';
import { useStoreValue } from '@/ui/useStoreValue';

const ICONS: Record<Theme, typeof Sun> = { system: Monitor, dark: Moon, light: Sun };

export function ThemeSwitch({ size }: Pick<IconButtonProps, 'size'>) {
  const { t } = useTranslation('messages');
  const chosen = useStoreValue(themeChoice);
  return (
    <fieldset aria-label={t('theme.heading')} className="flex flex-wrap items-center gap-0.5">
      {THEMES.map((theme) => {
        const Icon = ICONS[theme];
        return (
          <IconButton
            key={theme}
            size={size}
            label={t(`theme.${theme}`)}
            icon={<Icon size={16} aria-hidden="true" />}
            pressed={theme === chosen}
            onClick={() => themeChoice.set(theme)}
          />
        );
      })}
    </fieldset>
  );
}
