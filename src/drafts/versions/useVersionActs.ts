// Actions on versions: name the present state, restore, rename, delete, open as a new design. Each reports its result.

import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router';
import type { Design } from '@/schemas/design';
import { copyNames } from '@/schemas/designNames';
import { newId } from '@/schemas/newId';
import { errorMessage } from '@/service/api/apiError';
import { nameVersion, useDeleteVersionMutation, versionDesign, versions } from '@/service/api/versions';
import { joinSentences } from '@/service/language/spacing';
import { useDataLanguage } from '@/service/language/useDataLanguage';
import { keepAsOwn } from '@/service/localDrafts/keepAsOwn';
import { useLocalWork } from '@/service/localDrafts/localWork';
import { type StoredVersion, VISITOR } from '@/service/localDrafts/records';
import type { SessionDispatch } from '@/service/session/signIn';
import { announce } from '@/ui/announce';
import { showToast } from '@/ui/toasts';
import { useOpenedDraftPorts } from './openedDraft';
import { replaceOpen } from './replaceOpen';
import type { ListedVersion } from './useVersions';

/** A running action: `restore` replaces the open design. */
export type VersionAct = 'restore' | 'other';

type Stored = Exclude<StoredVersion, { kind: 'tooMany' }>;

export interface VersionActs {
  /** The running action, or null. Until it ends the design must not be edited. */
  busy: VersionAct | null;
  /** Names the present state. False on failure. */
  nameOpen(name: string): Promise<boolean>;
  rename(version: ListedVersion, name: string): Promise<boolean>;
  remove(version: ListedVersion, label: string): Promise<void>;
  /** Replaces the present state with the version, after saving the present state as a version. */
  restore(version: ListedVersion, label: string): Promise<boolean>;
  openAsNew(version: ListedVersion): Promise<boolean>;
}

export function useVersionActs(onChanged: () => void): VersionActs {
  const { t } = useTranslation(['versions', 'errors']);
  const { opened, session, save, reopen } = useOpenedDraftPorts();
  const work = useLocalWork();
  const language = useDataLanguage();
  const dispatch = useDispatch<SessionDispatch>();
  const navigate = useNavigate();
  const [deleteInAccount] = useDeleteVersionMutation();
  const [busy, setBusy] = useState<VersionAct | null>(null);
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const refuse = (text: string) => {
    showToast({ tone: 'error', text });
    return false;
  };
  /** Runs one action at a time. An unexpected failure shows a message and changes nothing. */
  const doing = async (act: () => Promise<boolean>, kind: VersionAct = 'other'): Promise<boolean> => {
    if (busy) return false;
    setBusy(kind);
    try {
      return await act();
    } catch (error) {
      console.warn('An act on a version failed.', error);
      return refuse(t('failed'));
    } finally {
      setBusy(null);
      // After a restore the design is reopened and this list is unmounted.
      if (isMounted.current) onChanged();
    }
  };

  /** Nothing may be written under the design's id: `save` offers to keep a deleted design as a new one. */
  const refuseWrite = (): boolean => {
    if (!session.isDeleted()) return refuse(t('failed'));
    void save();
    return false;
  };
  const refuseFor = (error: unknown) => refuse(errorMessage((key, values) => t(key, values), error));
  const keepOnDevice = async (design: Design, name: string): Promise<Stored | null> => {
    const version = await session.keepVersion(design, name);
    if (!version) refuseWrite();
    else if (version.kind === 'tooMany') refuse(t('tooMany'));
    else return version;
    return null;
  };

  /**
   * Names the version that the save just created. If that state already has another name, adds a second version with
   * this one. Null if the account is not reachable.
   */
  const nameSaved = async (design: Design, name: string): Promise<boolean | null> => {
    const { data, isError } = await dispatch(versions.initiate(design.id, { forceRefetch: true, subscribe: false }));
    // A failed request still carries the list of an earlier one.
    const newest = isError ? undefined : data?.[0];
    if (!newest) return null;
    if (newest.name === name) return true;
    if (newest.name !== '') {
      const version = await keepOnDevice(design, name);
      if (!version) return false;
      const refused = (await work.carryVersions(design.id)).find(({ seq }) => seq === version.seq);
      if (!refused) return true;
      if (version.kind === 'kept') await work.versions.remove(version.seq);
      return refuseFor(refused.error);
    }
    const { error } = await dispatch(nameVersion.initiate({ id: newest.id, name }));
    return error ? refuseFor(error) : true;
  };

  /** The design of a version. Null after a message about why it is not available. */
  const designOf = async (version: ListedVersion): Promise<Design | null> => {
    const fetched =
      version.where === 'device'
        ? { data: version.design, error: undefined }
        : await dispatch(versionDesign.initiate(version.id, { subscribe: false }));
    if (fetched.error) {
      const reason = errorMessage((key, values) => t(key, values), fetched.error);
      refuse(joinSentences([reason, t('notFetched')]));
    } else if (!fetched.data) refuse(t('unreadable'));
    return fetched.data ?? null;
  };

  return {
    busy,
    nameOpen: (name) =>
      doing(async () => {
        if (!session.canWrite()) return refuseWrite();
        opened.endBurst();
        const design = opened.design();
        if (!design) return false;
        const isSaved = session.owner() !== VISITOR && (await save());
        const saved = opened.design() ?? design;
        const isNamed = (isSaved ? await nameSaved(saved, name) : null) ?? (await keepOnDevice(saved, name)) !== null;
        if (isNamed) announce(t('named', { name }));
        return isNamed;
      }),
    rename: (version, name) =>
      doing(async () => {
        if (version.where === 'account') {
          const { error } = await dispatch(nameVersion.initiate({ id: version.id, name }));
          if (error) return refuseFor(error);
        } else {
          const renamed = await work.versions.rename(version.seq, name);
          if (renamed !== 'done') return refuse(t(renamed));
        }
        announce(t(name === '' ? 'unnamed' : 'named', { name }));
        return true;
      }),
    async remove(version, label) {
      await doing(async () => {
        if (version.where === 'account') {
          // The API's listener shows the failure.
          if ((await deleteInAccount(version.id)).error) return false;
        } else await work.versions.remove(version.seq);
        announce(t('deleted', { version: label }));
        return true;
      });
    },
    restore: (version, label) =>
      doing(async () => {
        const design = await designOf(version);
        if (!design) return false;
        const replaced = await replaceOpen(design, { opened, session, work });
        if (replaced.kind === 'refused') return refuseWrite();
        if (replaced.kind === 'notStored') return refuse(t('notRestored'));
        const isAllSaved = replaced.isSaved || session.owner() === VISITOR;
        showToast({ tone: 'success', text: t(isAllSaved ? 'restored' : 'restoredHere', { version: label }) });
        // Otherwise the user has left the editor, and opening the design again would interrupt other work.
        if (isMounted.current) reopen();
        return true;
      }, 'restore'),
    openAsNew: (version) =>
      doing(async () => {
        const design = await designOf(version);
        if (!design) return false;
        const names = copyNames(design, language);
        const ownCopy = await keepAsOwn(design, { journal: work.journal, owner: session.owner(), newId, names });
        if (!ownCopy) return refuse(t('notRestored'));
        showToast({ tone: 'success', text: t('openedAsNew') });
        if (isMounted.current) await navigate(`/dial/${ownCopy.id}`);
        return true;
      }),
  };
}
