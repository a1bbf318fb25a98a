// Makes packages with the page's fonts and language.
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { MakeFacePackage } from '@/packaging/facePackage';
import { makeFacePackage } from '@/packaging/makeFacePackage';
import { useFonts } from '@/service/fonts/fontService';
import { languageRow } from '@/service/language/i18n';

export function useMakeFacePackage(): MakeFacePackage {
  const { fonts } = useFonts();
  const { i18n } = useTranslation();
  const language = languageRow(i18n.language).data;
  return useCallback(
    (request, signal, onStep) => makeFacePackage(request, { fonts, language }, signal, onStep),
    [fonts, language],
  );
}
