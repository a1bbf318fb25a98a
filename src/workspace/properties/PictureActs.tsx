// Below a layer's image: crop transparent edges, use the natural size. The file is read first, off the main thread.
import { Crop, Scan } from 'lucide-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { layersBy } from '@/editor/commands/layerFacts';
import { pictureOf } from '@/editor/commands/replacePicture';
import { useEditor } from '@/editor/dispatch/editorContext';
import { useEditorState } from '@/editor/dispatch/useEditorState';
import { selectNodes, type WithEditor } from '@/editor/document/selectors';
import { useAiAccess } from '@/service/ai/aiAccess';
import { Button } from '@/ui/Button';
import { later } from '@/ui/later';

/** Loaded if the AI background removal is available. */
const BackgroundAct = later<{ uuid: string }>(async () => (await import('./BackgroundAct')).BackgroundAct);

export function PictureActs({ uuids, disabled }: { uuids: readonly string[]; disabled: boolean }) {
  const { t } = useTranslation('editor');
  const { pictures } = useEditor();
  const hasPicture = useEditorState(
    useCallback(
      (state: WithEditor) => layersBy(selectNodes(state), uuids).some((node) => pictureOf(node) !== ''),
      [uuids],
    ),
  );
  const { backgrounds } = useAiAccess();
  if (!hasPicture || disabled) return null;
  const [single, ...others] = uuids;
  return (
    <div className="flex flex-wrap gap-1.5 pb-1">
      <Button size="sm" icon={<Crop size={14} />} onClick={() => pictures.trim(uuids)}>
        {t('commands.trimPicture')}
      </Button>
      <Button size="sm" icon={<Scan size={14} />} onClick={() => pictures.naturalSize(uuids)}>
        {t('commands.naturalSize')}
      </Button>
      {backgrounds && single !== undefined && others.length === 0 ? <BackgroundAct uuid={single} /> : null}
    </div>
  );
}
