// The heaviest layers of a copy. Each is a button that selects it.
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MODE_COMMANDS } from '@/editor/commands/modes';
import { select } from '@/editor/commands/select';
import { type EditorServices, useEditor } from '@/editor/dispatch/editorContext';
import { runCommand } from '@/editor/dispatch/runCommand';
import { currentNodes } from '@/editor/document/editorState';
import { bytesBeside, bytesByLayer, copyBytes, type LayerBytes, wholeUnits } from '@/face/platforms/fileSize';
import type { FaceCopy } from '@/schemas/design';
import { copyName, KILOBYTE, kilobytes, sizeWords } from '@/simulator/copyWords';
import { UserText } from '@/ui/UserText';

const SHOWN_MAX = 8;

/** Selects a layer of the open copy in its mode. */
function selectLayer({ store }: EditorServices, { uuid, mode }: LayerBytes): void {
  if (store.getState().editor.mode !== mode) runCommand(store, MODE_COMMANDS[mode], undefined);
  if (currentNodes(store.getState().editor).some((node) => node.uuid === uuid))
    runCommand(store, select, { mode: 'replace', uuids: [uuid] });
}

export interface LayerWeightsProps {
  copy: FaceCopy;
  /** The platform's limit in bytes. Null for no limit. */
  budget: number | null;
}

export function LayerWeights({ copy, budget }: LayerWeightsProps) {
  const { t } = useTranslation(['editor', 'conversion']);
  const services = useEditor();
  const total = copyBytes(copy);
  const weights = bytesByLayer(copy);
  const beside = bytesBeside(copy);
  const inKilobytes = wholeUnits([...weights.map(({ bytes }) => bytes), beside], KILOBYTE);
  const layers = weights.map((layer, index) => ({ ...layer, size: inKilobytes[index] ?? 0 })).slice(0, SHOWN_MAX);
  const sizeText = (size: number) => `${size < 1 ? '< 1' : size} KB`;
  const isOver = budget !== null && total > budget;
  return (
    <div className="flex flex-col gap-2">
      <p className="font-semibold">{t('copies.weight', { name: copyName(t, copy), size: sizeWords(total, budget) })}</p>
      {isOver ? (
        <p className="flex items-center gap-1.5 text-warning">
          <TriangleAlert size={14} aria-hidden="true" />
          {t('conversion:overBy', { size: kilobytes(total - budget) })}
        </p>
      ) : null}
      {layers.length > 0 || beside === 0 ? (
        <p className="text-xs text-muted">
          {layers.length > 0 ? t('conversion:heaviest') : t('conversion:noPictures')}
        </p>
      ) : null}
      {layers.length > 0 ? (
        <ul className="flex flex-col">
          {layers.map((layer) => (
            <li key={`${layer.mode} ${layer.uuid}`}>
              <button
                type="button"
                onClick={() => selectLayer(services, layer)}
                className="flex min-h-7 w-full items-center gap-3 rounded-md px-2 text-left hover:bg-hover"
              >
                <span className="min-w-0 grow truncate">
                  <UserText text={layer.label} />
                </span>
                {copy.ambient ? (
                  <span className="shrink-0 text-xs text-muted">
                    {t(layer.isInBoth ? 'copies.inBothModes' : `modes.${layer.mode}`)}
                  </span>
                ) : null}
                <span className="shrink-0 text-xs text-muted tabular-nums">{sizeText(layer.size)}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {beside > 0 ? (
        <p className="flex items-baseline justify-between gap-3 px-2 text-xs text-muted">
          {t('conversion:besideLayers')}
          <span className="shrink-0 tabular-nums">{sizeText(inKilobytes.at(-1) ?? 0)}</span>
        </p>
      ) : null}
    </div>
  );
}
