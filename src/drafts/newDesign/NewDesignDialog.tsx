// The dialog that starts a design: watch system, resolution, name, blank or from a template. Opens the editor at the
// end.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { SubmitControls } from '@/forms/SubmitField';
import { SubmitForm } from '@/forms/SubmitForm';
import { chosenCanvas, type NewDesignForm, newDesignDefaults, newDesignForm } from '@/schemas/forms/newDesign';
import { TEMPLATES } from '@/schemas/templates/index';
import { requireWords } from '@/service/language/i18n';
import { useDataLanguage } from '@/service/language/useDataLanguage';
import { useLocalWork } from '@/service/localDrafts/localWork';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { type StartFailure, startDesign, startFailure } from './startDesign';
import { TemplateChooser } from './TemplateChooser';

export interface NewDesignDialogProps {
  open: boolean;
  onClose(): void;
  /** Initial choice: id of a template, or `blank`. */
  template?: string | undefined;
}

const CONTROLS: SubmitControls = { template: TemplateChooser };

export function NewDesignDialog({ open, onClose, template = 'blank' }: NewDesignDialogProps) {
  const { t } = useTranslation('pages');
  const work = useLocalWork();
  const language = useDataLanguage();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<StartFailure | null>(null);
  const nameKey = TEMPLATES.find(({ id }) => id === template)?.nameKey ?? 'newDesign.untitled';

  const close = () => {
    setFailure(null);
    onClose();
  };
  const create = async (form: NewDesignForm) => {
    setFailure(null);
    const { system, name } = form;
    try {
      await requireWords(['templateLayers']);
      const id = await startDesign(
        { system, name, language, template: form.template, ...chosenCanvas(form) },
        work,
        (layer) => t(`templateLayers:${layer}`),
      );
      navigate(`/dial/${id}`);
    } catch (error) {
      console.warn('The design could not be started.', error);
      setFailure(startFailure(error));
    }
  };

  return (
    <Dialog open={open} onClose={close} title={t('newDesign.title')} size="lg">
      <SubmitForm
        schema={newDesignForm}
        schemaName="newDesign"
        defaultValues={{ ...newDesignDefaults, name: t(nameKey), template }}
        controls={CONTROLS}
        onSubmit={create}
        submitLabel={t('newDesign.create')}
        busyLabel={t('newDesign.creating')}
        stickyButtons
        serverError={failure ? t(`newDesign.failed.${failure}`) : undefined}
        footer={<Button onClick={close}>{t('newDesign.cancel')}</Button>}
      />
    </Dialog>
  );
}
