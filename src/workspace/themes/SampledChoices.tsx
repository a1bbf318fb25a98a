// A new choice from the colors of a picture of the design.
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dominantColors } from '@/bytes/picture/dominantColors';
import { useEditorState } from '@/editor/dispatch/useEditorState';
import { selectNodes } from '@/editor/document/selectors';
import { useAsset } from '@/face/nodes/AssetSvg';
import { imageRefsOf } from '@/schemas/imageRefs';
import { THEME_CHOICES_MAX } from '@/schemas/limits';
import type { FaceNode } from '@/schemas/nodes';
import { freeId } from '@/schemas/themeChanges';
import { PanelHeading } from '@/ui/PanelHeading';
import type { NewChoicesProps } from './NewChoices';
import { byLightness, filledColors, hueNumber, namedChoice, strongest } from './newChoice';
import { oklchOf } from './turnedHue';

/** Pictures that are offered at most. */
const PICTURES_MAX = 12;

interface Picture {
  ref: string;
  /** Name of the layer that shows it. */
  name: string;
}

/** The first picture of each layer, once each, those of the bottom layers first: dials and backgrounds. */
function picturesIn(nodes: readonly FaceNode[]): readonly Picture[] {
  const names = new Map<string, string>();
  for (const node of nodes) {
    const [ref] = imageRefsOf(node);
    if (ref !== undefined && !names.has(ref)) names.set(ref, node.label);
  }
  return [...names].slice(0, PICTURES_MAX).map(([ref, name]) => ({ ref, name }));
}

/** What the last press gave, if it was no choice. */
type Outcome = { key: 'failed' | 'noColors'; name: string };

export function SampledChoices({ theme, shown, edit, onShow }: NewChoicesProps) {
  const { t } = useTranslation('themes');
  const nodes = useEditorState(selectNodes);
  const pictures = useMemo(() => picturesIn(nodes), [nodes]);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const isFull = theme.choices.length >= THEME_CHOICES_MAX;
  const take = async ({ ref, name }: Picture) => {
    setOutcome(null);
    const { samplePictures } = await import('@/service/pictures/samplePictures');
    const pixels = (await samplePictures([ref], new AbortController().signal)).get(ref);
    if (!pixels) return setOutcome({ key: 'failed', name });
    const colors = dominantColors(pixels).map(({ color }) => color);
    if (colors.length === 0) return setOutcome({ key: 'noColors', name });
    const made = filledColors(byLightness(colors, shown), shown);
    const id = freeId('choice', theme.choices);
    edit(namedChoice(t(`hueNames.${hueNumber(oklchOf(strongest(colors)).hue)}`), made));
    onShow(id);
  };
  return (
    <section aria-label={t('sample.title')} className="flex flex-col gap-2">
      <PanelHeading>{t('sample.title')}</PanelHeading>
      <p className="text-xs text-pretty text-muted">
        {isFull
          ? t('choices.full', { most: THEME_CHOICES_MAX })
          : t(pictures.length === 0 ? 'sample.none' : 'sample.about')}
      </p>
      {isFull ? null : (
        <div className="flex flex-wrap gap-1.5">
          {pictures.map((picture) => (
            <PictureButton key={picture.ref} picture={picture} onTake={() => void take(picture)} />
          ))}
        </div>
      )}
      <p role="status" className="text-xs text-danger">
        {outcome ? t(`sample.${outcome.key}`, { name: outcome.name }) : null}
      </p>
    </section>
  );
}

function PictureButton({ picture, onTake }: { picture: Picture; onTake(): void }) {
  const { t } = useTranslation('themes');
  const asset = useAsset(picture.ref);
  return (
    <button
      type="button"
      aria-label={t('sample.take', { name: picture.name })}
      title={picture.name}
      className="keep-colors grid size-10 place-items-center overflow-hidden rounded-md border border-line bg-bezel hover:border-accent"
      onClick={onTake}
    >
      {asset.status === 'ready' ? <img src={asset.src} alt="" className="max-h-full max-w-full" /> : null}
    </button>
  );
}
