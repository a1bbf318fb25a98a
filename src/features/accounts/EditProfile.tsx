// The profile form, generated from its schema. A new image is uploaded first, then saved with the rest.
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SubmitControls } from '@/forms/SubmitField';
import { SubmitForm } from '@/forms/SubmitForm';
import { type ProfileForm, profileForm } from '@/schemas/forms/profile';
import { isAssetRef } from '@/schemas/imageRef';
import type { User } from '@/schemas/session';
import { errorMessage } from '@/service/api/apiError';
import { loadAsset } from '@/service/api/assetUrl';
import { useUpdateInfoMutation } from '@/service/api/profile';
import { useUploadCompressedMutation } from '@/service/api/uploads';
import { Button } from '@/ui/Button';
import { showToast } from '@/ui/toasts';
import { useLeaveQuestion } from '@/ui/useLeaveQuestion';
import { AvatarField } from './profile/AvatarField';
import { ProfilePictures } from './profile/ProfilePictures';

const FILE_NAME = 'avatar';

const CONTROLS: SubmitControls = { avatar: AvatarField };

export interface EditProfileProps {
  user: User;
  onClose(): void;
  /** The form contains unsaved text. */
  onUnsaved(isUnsaved: boolean): void;
}

export function EditProfile({ user, onClose, onUnsaved }: EditProfileProps) {
  const { t } = useTranslation(['pages', 'errors']);
  const [upload] = useUploadCompressedMutation();
  const [update] = useUpdateInfoMutation();
  const [failure, setFailure] = useState<unknown>(null);
  const [isUnsaved, setUnsaved] = useState(false);
  const { leave, question } = useLeaveQuestion(isUnsaved);
  useEffect(() => onUnsaved(isUnsaved), [isUnsaved, onUnsaved]);
  const form = useRef<HTMLElement>(null);
  // The button that opened the form is gone: focuses the first text field.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  const save = async ({ avatar, ...facts }: ProfileForm) => {
    setFailure(null);
    try {
      const url = isAssetRef(avatar)
        ? await loadAsset(avatar).then((blob) => upload(new File([blob], FILE_NAME, { type: blob.type })).unwrap())
        : { url: avatar };
      await update({ ...facts, avatar: url.url }).unwrap();
      showToast({ tone: 'success', text: t('profile:saved') });
      onClose();
    } catch (error) {
      setFailure(error);
    }
  };
  const { avatar, username, intro } = user;
  return (
    <section ref={form} aria-labelledby="edit-profile" className="rounded-xl border border-line bg-panel p-5 sm:p-6">
      <h2 id="edit-profile" className="mb-4 text-lg font-semibold">
        {t('profile:edit')}
      </h2>
      <ProfilePictures>
        <SubmitForm
          schema={profileForm}
          schemaName="profile"
          controls={CONTROLS}
          defaultValues={{ avatar, username, intro }}
          onSubmit={save}
          submitLabel={t('profile:save')}
          busyLabel={t('profile:saving')}
          serverError={failure === null ? undefined : errorMessage((key, values) => t(key, values), failure)}
          onDirty={setUnsaved}
          footer={<Button onClick={() => leave(onClose)}>{t('profile:cancel')}</Button>}
        />
      </ProfilePictures>
      {question}
    </section>
  );
}
