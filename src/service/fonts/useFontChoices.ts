// The fonts as a field offers them: the list with what has become of each face, and the way to bring another.
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFonts } from './fontService';
import { useFontUpload } from './useFontUpload';

export interface FontChoices {
  /** `note`: what is to be known of a font, such as that it is still being loaded. */
  fonts: readonly { family: string; note?: string | undefined }[];
  /** Lets the person bring a font of their own; gives its family, or null. Failures are told. Undefined: nobody takes fonts. */
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
