// Uploading a font: choosing a file, sign-in if necessary, and reporting the result.

import type { TFunction } from 'i18next';
import { useContext, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Font } from '@/schemas/font';
import { isAssetRef } from '@/schemas/imageRef';
import { takeResumed } from '@/service/session/pendingSignIn';
import { announce } from '@/ui/announce';
import { askForFiles } from '@/ui/askForFiles';
import { showToast } from '@/ui/toasts';
import { errorMessage } from '../api/apiError';
import { useLocalWork } from '../localDrafts/localWork';
import { type FontService, FontServiceContext, type FontUploadOutcome } from './fontService';

/** Opens the file chooser for one font; null on cancel. */
export async function chooseFontFile(): Promise<File | null> {
  const [file] = await askForFiles({ accept: '.ttf,font/ttf' });
  return file ?? null;
}

/** Reports the result, with the file's name on a refusal; returns the font if there is one. */
function say(t: TFunction, name: string, outcome: FontUploadOutcome): Font | null {
  const refuse = (reason: string) => showToast({ tone: 'error', text: t('errors:refusedFile', { name, reason }) });
  if (outcome.kind === 'done') {
    const { font } = outcome;
    showToast({ tone: 'success', text: t('editor:fonts.added', { name: font.fontName }) });
    if (font.restricted)
      showToast({ tone: 'warning', text: t('editor:fonts.restrictedLong', { name: font.fontName }) });
    return font;
  }
  if (outcome.kind === 'cancelled') announce(t('editor:fonts.cancelled'));
  else if (outcome.kind === 'refused') refuse(t(`errors:font.${outcome.key}`));
  else if (outcome.error?.kind === 'business') refuse(errorMessage((key, values) => t(key, values), outcome.error));
  else refuse(t('errors:font.failed'));
  return null;
}

async function uploadFrom(service: FontService, t: TFunction): Promise<Font | null> {
  const file = await chooseFontFile();
  return file ? uploadFile(file, service, t) : null;
}

async function uploadFile(file: File, service: FontService, t: TFunction): Promise<Font | null> {
  announce(t('editor:fonts.uploading', { name: file.name }));
  return say(t, file.name, await service.upload(file));
}

/** Resumes an upload that waited for a sign-in which left the page. */
export function useResumedFont(): void {
  const { t } = useTranslation(['editor', 'errors']);
  const service = useContext(FontServiceContext);
  const { assets } = useLocalWork();
  useEffect(() => {
    const work = service ? takeResumed('font') : null;
    if (!service || !work || !isAssetRef(work.ref)) return;
    assets.getAsset(work.ref).then(
      (font) => font && uploadFile(new File([font.blob], work.name, { type: font.type }), service, t),
      (error: unknown) => console.warn('The font that waited for the sign-in could not be read.', error),
    );
  }, [service, assets, t]);
}

/** Asks for a font file and uploads it; null if it was not accepted. Undefined if fonts cannot be uploaded. */
export function useFontUpload(): (() => Promise<Font | null>) | undefined {
  const { t } = useTranslation(['editor', 'errors']);
  const service = useContext(FontServiceContext);
  return useMemo(() => (service ? () => uploadFrom(service, t) : undefined), [service, t]);
}
