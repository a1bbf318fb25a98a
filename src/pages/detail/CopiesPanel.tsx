// The copies of a face, one per watch: whether each is offered, its size, and the actions on it.
import { CloudOff, CloudUpload, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { policyOf } from '@/face/platforms';
import { copyBytes } from '@/face/platforms/fileSize';
import { canvasSize, type Design, type FaceCopy } from '@/schemas/design';
import type { FaceData } from '@/schemas/wire/faces';
import { copyName, sizeWords } from '@/simulator/copyWords';
import type { FaceAction } from '@/storefront/FaceActionDialog';
import { copyActsOf } from '@/storefront/faceActs';
import { Button } from '@/ui/Button';
import { PANEL_BOX } from '@/ui/panelBox';

type FaceCopyFacts = FaceData['copies'][number];

export interface CopiesPanelProps {
  face: FaceData;
  design: Design | null;
  /** Of the address. */
  platform: string;
  canDelete: boolean;
  onAsk(action: FaceAction): void;
}

export function CopiesPanel({ face, design, platform, canDelete, onAsk }: CopiesPanelProps) {
  const { t } = useTranslation(['detail', 'pages', 'editor', 'preview', 'designs']);
  const working = design?.copies ?? [];
  const shapeOf = ({ shape, ratio }: FaceCopyFacts) =>
    t('preview:shapeValue', { shape: t(`preview:shapes.${shape}`), ...canvasSize(ratio) });
  const weightOf = (copy: FaceCopy) => {
    const bytes = copyBytes(copy);
    return bytes > 0 && t('copySize', { size: sizeWords(bytes, policyOf(copy.platform).budgetBytes) });
  };
  return (
    <section aria-labelledby="detail-copies" className={`${PANEL_BOX} flex flex-col gap-3`}>
      <h2 id="detail-copies" className="font-semibold">
        {t('copies')}
      </h2>
      <ul className="flex flex-col">
        {face.copies.map((copy) => {
          const layers = working.find(({ id }) => id === copy.id);
          const acts = copyActsOf(face, copy, working);
          const words = { copy: copyName(t, copy) };
          const isShown = copy.platform === platform;
          return (
            <li
              key={copy.id}
              className="flex flex-col gap-2 border-t border-line py-3 text-sm first:border-t-0 first:pt-0 last:pb-0"
            >
              <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
                {isShown ? (
                  <strong className="font-semibold">{words.copy}</strong>
                ) : (
                  <Link
                    to={`/dialDetail/${face.id}/${copy.platform}`}
                    className="min-h-6 font-semibold text-accent underline-offset-2 hover:underline"
                  >
                    {words.copy}
                  </Link>
                )}
                {face.own ? (
                  <span className={copy.online ? 'text-accent' : 'text-muted'}>
                    {t(copy.online ? 'offered' : 'notOffered')}
                  </span>
                ) : null}
              </div>
              <p className="text-xs text-muted">
                {layers ? [shapeOf(copy), weightOf(layers)].filter(Boolean).join(' · ') : t('copyGone')}
              </p>
              {face.own && (acts.takeOffline || acts.bringOnline || (acts.delete && canDelete)) ? (
                <div className="flex flex-wrap gap-2">
                  {/* One button for both actions, as above the page. */}
                  {acts.takeOffline || acts.bringOnline ? (
                    <Button
                      size="sm"
                      icon={acts.takeOffline ? <CloudOff size={14} /> : <CloudUpload size={14} />}
                      aria-label={t(acts.takeOffline ? 'takeCopyOffline' : 'bringCopyOnline', words)}
                      onClick={() => onAsk({ act: acts.takeOffline ? 'offline' : 'online', copy })}
                    >
                      {t(acts.takeOffline ? 'designs:takeOffline' : 'designs:bringOnline')}
                    </Button>
                  ) : null}
                  {acts.delete && canDelete ? (
                    <Button
                      size="sm"
                      icon={<Trash2 size={14} />}
                      aria-label={t('designs:deleteCopy', words)}
                      onClick={() => onAsk({ act: 'deleteCopy', copy })}
                    >
                      {t('designs:delete')}
                    </Button>
                  ) : null}
                </div>
              ) : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
