// An image set: a large sample and all its images as thumbnails. A click or a drag onto the canvas adds it. A second
// button applies its images to a matching layer.

import { ImageOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useTileDrag } from '@/editor/canvas/useTileDrag';
import { useEditorState } from '@/editor/dispatch/useEditorState';
import { useAsset } from '@/face/nodes/AssetSvg';
import { inLanguage } from '@/schemas/languages';
import type { Assembly } from '@/schemas/wire/assembly';
import { languageRow } from '@/service/language/i18n';
import { Button } from '@/ui/Button';
import { Spinner } from '@/ui/Spinner';
import { sampleIndex } from './setPicture';
import { isFittingSet, useSetActs } from './useSetActs';

/** Decorative: the card has a description. */
function SetPicture({ url, className }: { url: string; className: string }) {
  const asset = useAsset(url);
  if (asset.status === 'ready')
    return <img src={asset.src} alt="" draggable={false} loading="lazy" className={`object-contain ${className}`} />;
  return (
    <span className={`inline-grid place-items-center text-muted ${className}`}>
      {asset.status === 'broken' ? <ImageOff size={12} aria-hidden="true" /> : null}
    </span>
  );
}

export function SetCard({ set }: { set: Assembly }) {
  const { t, i18n } = useTranslation('assets');
  const name = inLanguage(languageRow(i18n.language).data, { zh: set.name, en: set.nameEn ?? '' }) || set.id;
  const { busy, add, replace } = useSetActs(set, name);
  const count = set.imgs.length;
  const isFitting = useEditorState((state) => isFittingSet(state, count));
  const sample = set.imgs[sampleIndex(set)];
  const drag = useTileDrag<Assembly>({
    onDrop: (_, at) => void add(at),
    picture: () => (
      <>
        {sample ? <SetPicture url={sample.url} className="size-10" /> : null}
        <span>{name}</span>
      </>
    ),
  });
  return (
    <li className="overflow-hidden rounded-md border border-line bg-raised">
      <button
        type="button"
        data-name={name}
        aria-label={t('assets:add', { name, count })}
        aria-busy={busy || undefined}
        onPointerDown={(event) => drag.onPointerDown(event, set)}
        onClick={() => drag.isDragEnd() || void add()}
        className="flex w-full min-w-0 items-center gap-2.5 p-2 text-left transition-colors select-none hover:bg-hover focus-visible:-outline-offset-2"
      >
        <span className="keep-colors relative h-14 w-16 shrink-0 rounded bg-bezel">
          {sample ? <SetPicture url={sample.url} className="absolute inset-1.5 h-11 w-13" /> : null}
        </span>
        <span className="flex min-w-0 grow flex-col gap-1">
          <span className="flex items-center gap-1.5 text-sm text-ink">
            <span className="truncate">{name}</span>
            {busy ? <Spinner size={12} /> : null}
          </span>
          <span className="keep-colors flex flex-wrap gap-y-0.5 rounded bg-bezel p-1" aria-hidden="true">
            {set.imgs.map(({ url }) => (
              <SetPicture key={url} url={url} className="h-3.5 max-w-12 min-w-2" />
            ))}
          </span>
        </span>
      </button>
      {drag.ghost}
      {isFitting ? (
        <div className="border-t border-line p-1.5">
          <Button
            size="sm"
            className="w-full"
            aria-label={t('assets:replaceWith', { name })}
            onClick={() => void replace()}
          >
            {t('assets:replace')}
          </Button>
        </div>
      ) : null}
    </li>
  );
}
