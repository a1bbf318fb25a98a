// Services for the fields of the open design: its images, its platform's tags, live values, facts and colors.
import { type ReactNode, useMemo } from 'react';
import { evaluateText } from '@/face/dataTags/expression/evaluate';
import { parse } from '@/face/dataTags/expression/parse';
import type { LiveWatch } from '@/face/liveData/watch';
import type { PlatformPolicy } from '@/face/platforms/platformPolicy';
import { type FormEnvironment, FormEnvironmentContext } from '@/forms/services/formEnvironmentContext';
import { type LiveValues, LiveValuesContext } from '@/forms/services/liveValues';
import { type OwnColors, OwnColorsContext } from '@/forms/services/ownColors';
import { TagServiceContext } from '@/forms/services/tagService';
import { imageSrc, type PictureService, PictureServiceContext } from '@/service/pictures/pictures';
import { useSimulator } from '@/simulator/simulator';
import { useTagService } from './useTagService';

/** Values of a simulated watch that fields show. */
export const liveValuesOf = (watch: LiveWatch): LiveValues => ({
  liveExpression: (source) => {
    const parsed = parse(source);
    return parsed.ok ? evaluateText(parsed.tree, watch.read) : '';
  },
  subscribeLive: watch.subscribeState,
});

export interface EditorFormServicesProps {
  policy: PlatformPolicy;
  /** Chooses and stores images. Images, facts and colors keep their identity while the editor is open. */
  pictures: Omit<PictureService, 'imageSrc'>;
  facts: FormEnvironment;
  colors: OwnColors;
  children: ReactNode;
}

export function EditorFormServices({ policy, pictures, facts, colors, children }: EditorFormServicesProps) {
  const { watch } = useSimulator();
  const tags = useTagService(policy);
  const live = useMemo(() => liveValuesOf(watch), [watch]);
  const service = useMemo<PictureService>(
    () => ({
      pickImage: pictures.pickImage,
      takeImage: pictures.takeImage,
      pickImages: pictures.pickImages,
      takeImages: pictures.takeImages,
      imageSrc,
    }),
    [pictures],
  );
  return (
    <PictureServiceContext value={service}>
      <TagServiceContext value={tags}>
        <LiveValuesContext value={live}>
          <FormEnvironmentContext value={facts}>
            <OwnColorsContext value={colors}>{children}</OwnColorsContext>
          </FormEnvironmentContext>
        </LiveValuesContext>
      </TagServiceContext>
    </PictureServiceContext>
  );
}
