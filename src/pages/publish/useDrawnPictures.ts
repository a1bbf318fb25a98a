// Pictures of the face for the store, drawn when the page opens and kept on this device until they are sent.
import { useContext, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FaceCopy } from '@/schemas/design';
import { FontServiceContext } from '@/service/fonts/fontService';
import { useLocalWork } from '@/service/localDrafts/localWork';
import { type FacePicture, facePicture } from '@/simulator/facePicture';
import { NOT_YET, noteDrawn } from './drawnContext';

export interface DrawnPictures {
  status: 'drawing' | 'failed' | 'drawn';
  /** References; empty until they are drawn, and for an always-on that there is none of. */
  normal: string;
  ambient: string;
  /** Share of the pixels that are lit in always-on; null where it has none. */
  lit: number | null;
}

/** Draws a mode of a copy; another one in tests, which have no canvas. */
export type DrawFace = typeof facePicture;

/** The pictures of a copy; drawn anew where the copy is another object. */
export function useDrawnPictures(copy: FaceCopy | undefined, draw: DrawFace = facePicture): DrawnPictures {
  const { assets } = useLocalWork();
  const { i18n } = useTranslation();
  const fonts = useContext(FontServiceContext);
  const [drawn, setDrawn] = useState<{ of: FaceCopy; pictures: DrawnPictures } | null>(null);
  // The picture is of a language's words; switching the page's language draws no other one.
  const [language] = useState(i18n.language);

  useEffect(() => {
    if (!copy) return;
    const run = new AbortController();
    const options = { fonts: fonts?.get().fonts ?? [], language, signal: run.signal };
    const kept = ({ file }: FacePicture) => assets.putAsset(file);
    const make = async (): Promise<DrawnPictures> => {
      const normal = await draw(copy, 'normal', options);
      const ambient = copy.ambient ? await draw(copy, 'ambient', options) : null;
      return {
        status: 'drawn',
        normal: await kept(normal),
        ambient: ambient ? await kept(ambient) : '',
        lit: ambient?.lit ?? null,
      };
    };
    make().then(
      (pictures) => {
        if (run.signal.aborted) return;
        noteDrawn([pictures.normal, pictures.ambient]);
        setDrawn({ of: copy, pictures });
      },
      (error: unknown) => {
        if (run.signal.aborted) return;
        console.info('The pictures of the face could not be drawn.', error);
        setDrawn({ of: copy, pictures: { ...NOT_YET, status: 'failed' } });
      },
    );
    return () => run.abort();
  }, [copy, assets, fonts, language, draw]);
  return drawn && drawn.of === copy ? drawn.pictures : NOT_YET;
}
