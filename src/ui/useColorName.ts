// Name of a colour: the nearest colour name, with hex digits if it is not an exact match.
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { nearestSwatch, SWATCHES } from './swatches';

export function useColorName(): (color: string) => string {
  const { t } = useTranslation('messages');
  return useCallback(
    (color) => {
      const nearest = nearestSwatch(color);
      const name = t(`ui.color.names.${nearest}`);
      return SWATCHES[nearest] === color ? name : t('ui.color.nearly', { name, hex: color.toUpperCase() });
    },
    [t],
  );
}
