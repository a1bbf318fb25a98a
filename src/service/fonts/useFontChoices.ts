// Fonts for a font field: the list with the state of each face, and uploading another.
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFonts } from './fontService';
import { useFontUpload } from './useFontUpload';

export interface FontChoices {
  /** `note`: state of the font, such as loading. */
  fonts: readonly { family: string; note?: string | undefined }[];
  /** Uploads a font and returns its family, or null after reporting an error. Undefined if uploads are off. */
  upload: { busy: boolean; choose(): Promise<string | null> } | undefined;
}

export function useFontChoices(): FontChoices {
  const { t } = useTranslation('editor');
  const { fonts, uploading } = useFonts();
  const uploadFont = useFontUpload();
  return useMemo(
    () => ({
      fonts: fonts.map(({ fontName, state }) => ({
        family: fontName,
        ...(state === 'ready' ? {} : { note: t(`fonts.states.${state}`) }),
      })),
      upload: uploadFont && {
        busy: uploading !== null,
        choose: async () => (await uploadFont())?.fontName ?? null,
      },
    }),
    [fonts, uploading, uploadFont, t],
  );
}
