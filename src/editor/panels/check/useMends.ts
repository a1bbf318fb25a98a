// One click on a mend: to the layer in its mode, then the act; tells whether it was done.
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useStore } from 'react-redux';
import type { CheckFinding, Mend, MendKind } from '@/output/watchFace/checkFinding';
import { useLocalWork } from '@/service/localDrafts/localWork';
import type { WithSession } from '@/service/session/session';
import type { SessionDispatch } from '@/service/session/signIn';
import { showToast } from '@/ui/toasts';
import { fixTag, halveFrames, hideSeconds, swapPictures, useDefaultFont } from '../../commands/mends';
import { MODE_COMMANDS } from '../../commands/modes';
import { removeNodes } from '../../commands/removeNodes';
import { select } from '../../commands/select';
import { currentNodes } from '../../document/editorState';
import { type EditorServices, useEditor } from '../../door/editorContext';
import { runCommand } from '../../door/runCommand';
import { createFileKeeper } from '../../images/keepFiles';
import { scalePictures } from '../../images/scalePictures';

/** `false`: it was refused, which was told. `later`: it is under way, and tells of itself. */
export type Mended = boolean | 'later';

/** Shows the mode of a finding, its layer selected. */
export function goToFinding({ store }: Pick<EditorServices, 'store'>, { mode, uuid }: CheckFinding): void {
  if (mode !== null && store.getState().editor.mode !== mode) runCommand(store, MODE_COMMANDS[mode], undefined);
  if (uuid !== null && currentNodes(store.getState().editor).some((node) => node.uuid === uuid))
    runCommand(store, select, { mode: 'replace', uuids: [uuid] });
}

type Act<K extends MendKind> = (mend: Extract<Mend, { kind: K }>, uuid: string, name: string) => Promise<Mended>;

export function useMends(): (finding: CheckFinding, mend: Mend, name: string) => Promise<Mended> {
  const { t } = useTranslation(['check', 'editor', 'errors']);
  const services = useEditor();
  const work = useLocalWork();
  const dispatch = useDispatch<SessionDispatch>();
  const redux = useStore<WithSession>();
  return useMemo(() => {
    const { store, pictures } = services;
    const keeper = createFileKeeper({
      t: (key, values = {}) => t(key, values),
      ...{ work, dispatch, store },
      session: () => redux.getState().session,
    });
    const done = (refusal: unknown) => refusal === null;
    const acts: { [K in MendKind]: Act<K> } = {
      literal: async ({ path, tag }, uuid) => done(runCommand(store, fixTag, { uuid, path, tag })),
      remove: async (_, uuid) => done(runCommand(store, removeNodes, { uuids: [uuid] })),
      hideSeconds: async (_, uuid) => done(runCommand(store, hideSeconds, { uuid })),
      halveFrames: async (_, uuid) => done(runCommand(store, halveFrames, { uuid })),
      defaultFont: async ({ family }, uuid) => done(runCommand(store, useDefaultFont, { uuid, family })),
      async dedupe({ from, to }) {
        return done(runCommand(store, swapPictures, { pictures: new Map([[from, { url: to, fileSize: null }]]) }));
      },
      async trim(_, uuid) {
        pictures.trim([uuid]);
        return 'later';
      },
      async scale({ pictures: wanted }, _uuid, name) {
        const smaller = await scalePictures(wanted, name, keeper);
        if (smaller === null) {
          showToast({ tone: 'error', text: t('check:nothingSmaller', { name }) });
          return false;
        }
        return done(runCommand(store, swapPictures, { pictures: smaller }));
      },
    };
    const mended = async (finding: CheckFinding, mend: Mend, name: string): Promise<Mended> => {
      goToFinding(services, finding);
      const act = acts[mend.kind] as Act<MendKind>;
      return act(mend, finding.uuid ?? '', name);
    };
    return async (finding, mend, name) => {
      const before = store.getState().editor.change;
      try {
        const here = await mended(finding, mend, name);
        // A locked layer is refused with a reason of its own; nothing to change is told here.
        if (here === true && store.getState().editor.change === before) throw new Error('nothing changed');
        if (here !== true || !finding.inBoth) return here;
        const there = await mended({ ...finding, mode: 'ambient' }, mend, name);
        goToFinding(services, { ...finding, uuid: null });
        return there;
      } catch (error) {
        console.info('A finding could not be mended.', error);
        showToast({ tone: 'error', text: t('check:notMended', { name }) });
        return false;
      }
    };
  }, [services, work, dispatch, redux, t]);
}
