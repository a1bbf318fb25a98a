// The report before a copy is created or updated: the result for each layer and the designer's choices.
import { useTranslation } from 'react-i18next';
import { addCopy, updateCopy } from '@/editor/commands/copies';
import { useEditor } from '@/editor/dispatch/editorContext';
import { runCommand } from '@/editor/dispatch/runCommand';
import { copyName, platformName } from '@/simulator/copyWords';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { focusOpenCopy } from './focusOpenCopy';
import { LayerChooser } from './LayerChooser';
import { ReportSummary, ReportTable, WholeReport } from './ReportTable';
import { type ConversionRequest, useConversion } from './useConversion';

export function ConversionDialog({ request, onClose }: { request: ConversionRequest; onClose(): void }) {
  const { t } = useTranslation(['editor', 'conversion']);
  const { store } = useEditor();
  const plan = useConversion(request);
  if (!plan) return null;
  const { source, conversion, questionsAsked: questions, outlawed, choices, choose } = plan;
  const { copy, report, messages } = conversion;
  const words = { source: platformName(t, source), target: copyName(t, copy) };

  const leave = () => {
    onClose();
    focusOpenCopy(store.desk);
  };
  const go = () => {
    runCommand(store, request.kind === 'add' ? addCopy : updateCopy, { source, copy, messages });
    leave();
  };

  return (
    <Dialog
      open
      onClose={leave}
      size="lg"
      title={t(`conversion:${request.kind}Title`, words)}
      description={t(`conversion:${request.kind}Text`, words)}
      footer={
        <>
          <Button onClick={leave}>{t('conversion:cancel')}</Button>
          <Button variant="primary" onClick={go}>
            {t(`conversion:${request.kind}Confirm`)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <ReportSummary report={report} />
        <WholeReport messages={messages} outlawed={outlawed} />
        {questions.map((layer) => (
          <LayerChooser
            key={`${layer.mode} ${layer.uuid}`}
            layer={layer}
            choice={choices.get(layer.uuid)}
            onChoose={(choice) => choose(layer.uuid, choice)}
          />
        ))}
        <ReportTable layers={report} />
      </div>
    </Dialog>
  );
}
