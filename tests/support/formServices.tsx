// Services of form fields in tests. Each has a default; a test overrides the ones it needs.
import type { ReactNode } from 'react';
import { type FormEnvironment, FormEnvironmentContext } from '@/forms/services/formEnvironmentContext';
import { type LiveValues, LiveValuesContext } from '@/forms/services/liveValues';
import { type OwnColors, OwnColorsContext } from '@/forms/services/ownColors';
import { type TagService, TagServiceContext } from '@/forms/services/tagService';
import { DEFAULT_FONT } from '@/schemas/font';
import { type FontService, FontServiceContext } from '@/service/fonts/fontService';
import { type PictureService, PictureServiceContext } from '@/service/pictures/pictures';

export interface GivenServices extends PictureService, TagService, LiveValues {
  /** Font families besides the default one. */
  families: readonly string[];
  facts: FormEnvironment | null;
  ownColors: OwnColors;
}

export const QUIET_SERVICES: GivenServices = {
  pickImage: async () => null,
  pickImages: async () => null,
  takeImages: async () => null,
  imageSrc: () => undefined,
  tags: () => [],
  checkExpression: () => null,
  checkPlainText: () => null,
  liveExpression: (source) => source,
  subscribeLive: () => () => {},
  families: [],
  facts: null,
  ownColors: () => [],
};

/** A service that has these fonts and accepts no others. */
function fontsOf(families: readonly string[]): FontService {
  const others = families.map((fontName, at) => ({ id: at + 1, fontName, fontUrl: '', isSys: false }));
  const fonts = [DEFAULT_FONT, ...others].map((font) => ({ ...font, state: 'ready' as const }));
  const state = { fonts, loadedFontNum: fonts.length, list: 'ready' as const, uploading: null };
  return {
    get: () => state,
    subscribe: () => () => {},
    reload: async () => {},
    need: () => {},
    upload: async () => ({ kind: 'cancelled' }),
    cancelUpload: () => {},
    keepOnDevice: async () => Promise.reject(new Error('No fonts are kept here.')),
    carry: async () => [],
    remove: async () => null,
    dispose: () => {},
  };
}

/** Every context of the fields, as an open editor provides them. */
export function WithServices({ given = {}, children }: { given?: Partial<GivenServices>; children: ReactNode }) {
  const all = { ...QUIET_SERVICES, ...given };
  return (
    <PictureServiceContext value={all}>
      <TagServiceContext value={all}>
        <LiveValuesContext value={all}>
          <FormEnvironmentContext value={all.facts}>
            <OwnColorsContext value={all.ownColors}>
              {all.families.length > 0 ? (
                <FontServiceContext value={fontsOf(all.families)}>{children}</FontServiceContext>
              ) : (
                children
              )}
            </OwnColorsContext>
          </FormEnvironmentContext>
        </LiveValuesContext>
      </TagServiceContext>
    </PictureServiceContext>
  );
}
