// The dialog that starts a design: watch system, resolution, name, blank or from a template. It ends in the editor.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { SubmitControls } from '@/forms/SubmitField';
import { SubmitForm } from '@/forms/SubmitForm';
import { chosenCanvas, type NewDesignForm, newDesignDefaults, newDesignForm } from '@/schemas/forms/newDesign';
import { TEMPLATES } from '@/schemas/templates/index';
import { useLocalWork } from '@/service/localDrafts/localWork';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { startDesign } from './startDesign';
import { TemplateChooser } from './TemplateChooser';

export interface NewDesignDialogProps {
  open: boolean;
  onClose(): void;
  /** Chosen at first: id of a template, or `blank`. */
  template?: string | undefined;
}

const CONTROLS: SubmitControls = { template: TemplateChooser };

export function NewDesignDialog({ open, onClose, template = 'blank' }: NewDesignDialogProps) {
  const { t } = useTranslation('pages');
  const work = useLocalWork();
  const navigate = useNavigate();
  const [failed, setFailed] = useState(false);
  const nameKey = TEMPLATES.find(({ id }) => id === template)?.nameKey ?? 'newDesign.untitled';

  const close = () => {
    setFailed(false);
    onClose();
  };
  const create = async (form: NewDesignForm) => {
    setFailed(false);
    const { system, name } = form;
    try {
      const id = await startDesign({ system, name, template: form.template, ...chosenCanvas(form) }, work, (layer) =>
        t(`templates.layers.${layer}`),
      );
      navigate(`/dial/${id}`);
    } catch (error) {
      console.warn('The design could not be started.', error);
      setFailed(true);
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
        serverError={failed ? t('newDesign.failed') : undefined}
        footer={<Button onClick={close}>{t('newDesign.cancel')}</Button>}
      />
    </Dialog>
  );
}
