// Asks what to do with imported layers that exceed the platform's size limit.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OverLimitQuestion } from '@/editor/dispatch/overLimit';
import type { OverLimitChoice } from '@/face/platforms/conversion';
import { framesOffered } from '@/face/platforms/overLimit';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { OverLimitChooser } from './OverLimitChooser';

export function OverLimitDialog({ question, onClose }: { question: OverLimitQuestion; onClose(): void }) {
  const { t } = useTranslation(['editor', 'conversion']);
  const [choices, setChoices] = useState<ReadonlyMap<string, OverLimitChoice>>(new Map());
  const go = () => {
    onClose();
    question.go(choices);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={t('conversion:overLimit.askTitle', { count: question.layers.length })}
      description={t('conversion:overLimit.askText')}
      footer={
        <>
          <Button onClick={onClose}>{t('conversion:cancel')}</Button>
          <Button variant="primary" onClick={go}>
            {t('conversion:overLimit.confirm')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {question.layers.map((node) => (
          <OverLimitChooser
            key={node.uuid}
            layer={node}
            offered={{ kind: 'frames', frameUrls: framesOffered(node) }}
            choice={choices.get(node.uuid) ?? { kind: 'scale' }}
            onChoose={(choice) => setChoices(new Map([...choices, [node.uuid, choice]]))}
          />
        ))}
      </div>
    </Dialog>
  );
}
