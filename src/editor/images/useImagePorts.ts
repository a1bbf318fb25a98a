// The dependencies of reading and storing image files for the open design.
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useStore } from 'react-redux';
import { useLocalWork } from '@/service/localDrafts/localWork';
import type { WithSession } from '@/service/session/session';
import type { SessionDispatch } from '@/service/session/signIn';
import type { EditorStore } from '../dispatch/runCommand';
import type { ImagePorts } from './storeFiles';

export function useImagePorts<S extends EditorStore>(store: S): ImagePorts & { store: S } {
  const { t } = useTranslation(['editor', 'errors', 'catalogue']);
  const work = useLocalWork();
  const dispatch = useDispatch<SessionDispatch>();
  const redux = useStore<WithSession>();
  return useMemo(
    () => ({
      t: (key: string, values: Record<string, unknown> = {}) => t(key, values),
      work,
      dispatch,
      store,
      session: () => redux.getState().session,
    }),
    [t, work, dispatch, store, redux],
  );
}
