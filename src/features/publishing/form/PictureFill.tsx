// Fills in rendered images where the form has none, and replaces earlier rendered ones.
import { useContext, useEffect } from 'react';
import { useFormActs } from '@/forms/formValue';
import { isArtRef, isAssetRef } from '@/schemas/imageRef';
import { drawnBefore } from '@/service/drawnPictures';
import { type LocalWork, useLocalWork } from '@/service/localDrafts/localWork';
import { DrawnContext } from './drawnContext';

/** The images in the form that the product rendered, by their reference there. */
async function drawnAmong(refs: readonly string[], { assets }: LocalWork): Promise<ReadonlySet<string>> {
  const ofDevice = await assets.refsOfUrls(refs.filter((ref) => ref !== '' && !isAssetRef(ref)));
  const drawn = drawnBefore.get();
  // The demo's faces ship with rendered images. The service accepts only its own files.
  return new Set(refs.filter((ref) => isArtRef(ref) || drawn.includes(ofDevice.get(ref) ?? ref)));
}

const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

export function PictureFill({ isFirst }: { isFirst: boolean }) {
  const { values, fill } = useFormActs();
  const drawn = useContext(DrawnContext);
  const work = useLocalWork();
  useEffect(() => {
    if (drawn.status !== 'drawn') return;
    let isHere = true;
    const { normal, ambient } = drawn;
    const now = () => ({ preview: String(values().previewImage ?? ''), details: textsOf(values().detailImages) });
    const before = now();
    const put = (own: ReadonlySet<string>) => {
      if (!isHere) return;
      const { preview, details } = now();
      if (preview === '' || own.has(preview)) fill('previewImage', normal);
      const first = details.findIndex((ref) => own.has(ref));
      const others = details.filter((ref) => !own.has(ref));
      const isShown = first >= 0 || (isFirst && details.length === 0);
      if (isShown) fill('detailImages', ambient === '' ? others : [ambient, ...others]);
    };
    drawnAmong([before.preview, ...before.details], work).then(put, (error: unknown) => {
      console.info('It is not known which pictures were drawn before.', error);
      put(new Set());
    });
    return () => {
      isHere = false;
    };
  }, [drawn, isFirst, values, fill, work]);
  return null;
}
