// The owner's actions on the whole face, with the main action last.
import { CloudOff, CloudUpload, CopyPlus, Pencil, Send, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { FaceData } from '@/schemas/wire/faces';
import type { FaceAction } from '@/storefront/FaceActionDialog';
import { actsOf } from '@/storefront/faceActs';
import { Button, buttonClass } from '@/ui/Button';

interface OwnerActsProps {
  face: FaceData;
  name: string;
  onAsk(action: FaceAction): void;
  /** Missing if this version cannot read the design. */
  onDuplicate: (() => void) | undefined;
}

export function OwnerActs({ face, name, onAsk, onDuplicate }: OwnerActsProps) {
  const { t } = useTranslation(['pages', 'designs']);
  const acts = actsOf(face);
  const { id } = face;
  return (
    <fieldset aria-label={t('designs:actions', { name })} className="flex flex-wrap gap-2">
      {acts.delete ? (
        <Button size="lg" variant="ghost" icon={<Trash2 size={16} />} onClick={() => onAsk({ act: 'delete' })}>
          {t('designs:delete')}
        </Button>
      ) : null}
      {onDuplicate ? (
        <Button size="lg" icon={<CopyPlus size={16} />} onClick={onDuplicate}>
          {t('designs:duplicate')}
        </Button>
      ) : null}
      {/* One button for both actions, so it keeps the focus when they change. */}
      {acts.takeOffline || acts.bringOnline ? (
        <Button
          size="lg"
          icon={acts.takeOffline ? <CloudOff size={16} /> : <CloudUpload size={16} />}
          onClick={() => onAsk({ act: acts.takeOffline ? 'offline' : 'online' })}
        >
          {t(acts.takeOffline ? 'designs:takeOffline' : 'designs:bringOnline')}
        </Button>
      ) : null}
      {acts.publish ? (
        <Link to={`/publish?id=${id}`} className={buttonClass('secondary', 'lg')}>
          <Send size={16} aria-hidden="true" />
          {t(acts.publish === 'first' ? 'designs:publish' : 'designs:publishAgain')}
        </Link>
      ) : null}
      <Link to={`/dial/${id}`} className={buttonClass('primary', 'lg')}>
        <Pencil size={16} aria-hidden="true" />
        {t('designs:edit')}
      </Link>
    </fieldset>
  );
}
