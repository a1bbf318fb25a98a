// The design's name in the top bar: the page heading. A click edits it in place.
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditorState } from '@/editor/dispatch/useEditorState';
import { designName } from '@/schemas/designNames';
import { useDataLanguage } from '@/service/language/useDataLanguage';
import { later } from '@/ui/later';
import { PageHeading } from '@/ui/PageHeading';
import { languageOfText, UserText } from '@/ui/UserText';
import type { NameEditProps } from './NameEdit';

/** The field and the name rules load with the first edit. */
const NameEdit = later<NameEditProps>(
  async () => (await import('./NameEdit')).NameEdit,
  ({ onEnd }) => onEnd(),
);

export function DesignTitle() {
  const { t } = useTranslation('editor');
  const language = useDataLanguage();
  const name = useEditorState(({ editor }) => (editor.design ? designName(editor.design, language) : ''));
  const [isEdited, setEdited] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <PageHeading title={name} className={isEdited ? 'sr-only' : 'min-w-0 truncate text-sm font-semibold sm:max-w-64'}>
        {isEdited ? (
          <UserText text={name} />
        ) : (
          <button
            ref={button}
            type="button"
            title={t('topBar.rename')}
            lang={languageOfText(name)}
            onClick={() => setEdited(true)}
            className="min-h-6 touch:min-h-11 touch:min-w-11 max-w-full cursor-text truncate rounded-sm text-left hover:bg-hover"
          >
            {name}
          </button>
        )}
      </PageHeading>
      {isEdited ? (
        <NameEdit
          onEnd={(isByKey) => {
            setEdited(false);
            if (isByKey) setTimeout(() => button.current?.focus());
          }}
        />
      ) : null}
    </>
  );
}
