// Store images of the face, rendered when the page opens and stored on this device until they are submitted, and the
// lit share of always-on.
import { useContext, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Design, FaceCopy } from '@/schemas/design';
import { noteDrawn } from '@/service/drawnPictures';
import { FontServiceContext } from '@/service/fonts/fontService';
import { useLocalWork } from '@/service/localDrafts/localWork';
import { type FacePicture, facePicture } from '@/simulator/facePicture';
import { NOT_YET } from './form/drawnContext';
import type { LitShares } from './form/preflight';

export interface DrawnPictures {
  status: 'drawing' | 'failed' | 'drawn';
  /** References. Empty until rendered, and for a missing always-on mode. */
  normal: string;
  ambient: string;
}

/** Renders a mode of a copy. Tests replace it, because they have no canvas. */
export type DrawFace = typeof facePicture;

const NONE: LitShares = new Map();

export interface DrawnFace {
  /** The store copy as saved. */
  saved: FaceCopy | undefined;
  /** The store copy in the choices in which it is drawn. */
  shown: FaceCopy | undefined;
}

/**
 * The images of the store copy in its choices, and the lit share of each copy's always-on in the default choices, starting
 * with the store copy. Rendered again for a new design object and for other choices.
 */
export function useDrawnPictures(
  design: Design,
  { saved, shown }: DrawnFace,
  draw: DrawFace = facePicture,
): { pictures: DrawnPictures; lit: LitShares } {
  const { assets } = useLocalWork();
  const { i18n } = useTranslation();
  const fonts = useContext(FontServiceContext);
  const [drawn, setDrawn] = useState<{ of: FaceCopy; pictures: DrawnPictures } | null>(null);
  const [result, setResult] = useState<{ of: Design; lit: LitShares } | null>(null);
  /** Copies of the design whose share is measured. */
  const measured = useRef<{ of: Design; lit: Map<string, number> } | null>(null);
  // The image contains words of one language. A language switch does not render it again.
  const [language] = useState(i18n.language);

  useEffect(() => {
    if (!saved || !shown) return;
    const run = new AbortController();
    const options = { fonts: fonts?.get().fonts ?? [], language, signal: run.signal };
    const storePicture = ({ file }: FacePicture) => assets.putAsset(file);
    if (measured.current?.of !== design) measured.current = { of: design, lit: new Map() };
    const shares = measured.current.lit;
    const worn = shown === saved ? null : shown;
    const ambientOf = async (copy: FaceCopy): Promise<FacePicture | null> => {
      const ambient = copy.ambient ? await draw(copy, 'ambient', options) : null;
      if (ambient && copy !== worn && !run.signal.aborted) {
        if (ambient.lit !== null) shares.set(copy.id, ambient.lit);
        setResult({ of: design, lit: new Map(shares) });
      }
      return ambient;
    };
    const make = async (): Promise<void> => {
      const normal = await draw(shown, 'normal', options);
      const ambient = await ambientOf(shown);
      const refs = { normal: await storePicture(normal), ambient: ambient ? await storePicture(ambient) : '' };
      if (run.signal.aborted) return;
      noteDrawn([refs.normal, refs.ambient]);
      setDrawn({ of: shown, pictures: { status: 'drawn', ...refs } });
    };
    const fails = (words: string, otherwise: () => void) => (error: unknown) => {
      if (run.signal.aborted) return;
      console.info(words, error);
      otherwise();
    };
    const notDrawn = fails('The pictures of the face could not be drawn.', () =>
      setDrawn({ of: shown, pictures: { ...NOT_YET, status: 'failed' } }),
    );
    // One after the other. If a copy cannot be rendered, only its own share stays unknown.
    const whole = async (): Promise<void> => {
      await make().catch(notDrawn);
      for (const copy of design.copies) {
        if (copy === shown || shares.has(copy.id)) continue;
        await ambientOf(copy).catch(fails('An always-on could not be drawn.', () => {}));
      }
    };
    void whole();
    return () => run.abort();
  }, [design, saved, shown, assets, fonts, language, draw]);
  return {
    pictures: shown && drawn?.of === shown ? drawn.pictures : NOT_YET,
    lit: result?.of === design ? result.lit : NONE,
  };
}
