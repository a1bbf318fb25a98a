// Runs a fix with one click: selects the layer in its mode, runs the act and reports whether it succeeded.
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useStore } from 'react-redux';
import { fitTextBox, fitTextSize } from '@/editor/commands/fitText';
import { TOGGLE_EFFECT } from '@/editor/commands/flags';
import { MODE_COMMANDS } from '@/editor/commands/modes';
import {
  addListedPictures,
  enlargeTap,
  enlargeText,
  fixTag,
  halveFrames,
  hideSeconds,
  moveInside,
  speakLayer,
  swapPictures,
  useDefaultFont,
  useExpression,
  useReadableColor,
} from '@/editor/commands/quickFixes';
import { removeNodes } from '@/editor/commands/removeNodes';
import { select } from '@/editor/commands/select';
import type { StoredCommand } from '@/editor/dispatch/decide';
import { type EditorServices, useEditor } from '@/editor/dispatch/editorContext';
import { type RunOptions, runCommand } from '@/editor/dispatch/runCommand';
import { currentNodes } from '@/editor/document/editorState';
import { chooseFiles } from '@/editor/images/addImages';
import { scalePictures } from '@/editor/images/scalePictures';
import { createFileKeeper } from '@/editor/images/storeFiles';
import type { CheckFinding, QuickFix, QuickFixKind } from '@/output/watchFace/checkFinding';
import { useLocalWork } from '@/service/localDrafts/localWork';
import type { WithSession } from '@/service/session/session';
import type { SessionDispatch } from '@/service/session/signIn';
import { showToast } from '@/ui/toasts';

/** `false`: refused, and the reason was reported. `later`: still running, reports its own result. */
export type QuickFixResult = boolean | 'later';

type Place = Pick<CheckFinding, 'mode' | 'uuid'>;

function showMode({ store }: Pick<EditorServices, 'store'>, mode: Place['mode'], options?: RunOptions): void {
  if (mode !== null && store.getState().editor.mode !== mode)
    runCommand(store, MODE_COMMANDS[mode], undefined, options);
}

function selectLayer({ store }: Pick<EditorServices, 'store'>, uuid: Place['uuid'], options?: RunOptions): void {
  if (uuid !== null && currentNodes(store.getState().editor).some((node) => node.uuid === uuid))
    runCommand(store, select, { mode: 'replace', uuids: [uuid] }, options);
}

/** Shows the mode of a finding and selects its layer. */
export function goToFinding(services: Pick<EditorServices, 'store'>, { mode, uuid }: Place): void {
  showMode(services, mode);
  selectLayer(services, uuid);
}

/** The panel announces the fix, so its steps are silent. */
const QUIET: RunOptions = { isToldElsewhere: true };

type Act<K extends QuickFixKind> = (
  mend: Extract<QuickFix, { kind: K }>,
  uuid: string,
  name: string,
) => Promise<QuickFixResult>;

export function useQuickFixes(): (finding: CheckFinding, mend: QuickFix, name: string) => Promise<QuickFixResult> {
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
    const run = <P>(command: StoredCommand<P>, payload: P) => runCommand(store, command, payload, QUIET) === null;
    const acts: { [K in QuickFixKind]: Act<K> } = {
      literal: async ({ path, tag }, uuid) => run(fixTag, { uuid, path, tag }),
      remove: async (_, uuid) => run(removeNodes, { uuids: [uuid] }),
      hideSeconds: async (_, uuid) => run(hideSeconds, { uuid }),
      moveInside: async ({ dx, dy }, uuid) => run(moveInside, { uuid, dx, dy }),
      readableColor: async ({ fill }, uuid) => run(useReadableColor, { uuid, fill }),
      enlargeText: async ({ fontSize }, uuid) => run(enlargeText, { uuid, fontSize }),
      expression: async ({ path, source }, uuid) => run(useExpression, { uuid, path, source }),
      addArt: async ({ images }, uuid) => run(addListedPictures, { uuid, images }),
      async addPictures({ count, like }, uuid) {
        const files = await chooseFiles({ multiple: count > 1 });
        const group = await keeper.keepGroup(files, { min: count, max: count, like });
        return group !== null && run(addListedPictures, { uuid, images: group.images });
      },
      enlargeTap: async ({ box }, uuid) => run(enlargeTap, { uuid, box }),
      fitTextSize: async ({ fontSize }, uuid) => run(fitTextSize, { uuid, patch: { fontSize } }),
      fitTextBox: async ({ box }, uuid) => run(fitTextBox, { uuid, patch: box }),
      speak: async ({ en, zh }, uuid) => run(speakLayer, { uuid, en, zh }),
      noEffect: async ({ effect }, uuid) => run(TOGGLE_EFFECT[effect], { uuids: [uuid] }),
      halveFrames: async (_, uuid) => run(halveFrames, { uuid }),
      defaultFont: async ({ family }, uuid) => run(useDefaultFont, { uuid, family }),
      async dedupe({ from, to }) {
        return run(swapPictures, { pictures: new Map([[from, { url: to, fileSize: null }]]) });
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
        return run(swapPictures, { pictures: smaller });
      },
    };
    /** Runs the fix on the layer of a finding in the shown mode. */
    const mended = ({ uuid }: CheckFinding, mend: QuickFix, name: string): Promise<QuickFixResult> => {
      selectLayer(services, uuid, QUIET);
      const act = acts[mend.kind] as Act<QuickFixKind>;
      return act(mend, uuid ?? '', name);
    };
    /** Fixes in always-on, then returns to the previous mode before always-on is rendered. */
    const mendedInAmbient = (finding: CheckFinding, mend: QuickFix, name: string): Promise<QuickFixResult> => {
      showMode(services, 'ambient', QUIET);
      const under = mended(finding, mend, name);
      showMode(services, finding.mode, QUIET);
      return under;
    };
    return async (finding, mend, name) => {
      const before = store.getState().editor.change;
      try {
        showMode(services, finding.mode);
        const here = await mended(finding, mend, name);
        // A locked layer is refused with its own reason. A fix without any change is an error here.
        if (here === true && store.getState().editor.change === before) throw new Error('nothing changed');
        return here === true && finding.inBoth ? await mendedInAmbient(finding, mend, name) : here;
      } catch (error) {
        console.info('A finding could not be mended.', error);
        showToast({ tone: 'error', text: t('check:notMended', { name }) });
        return false;
      }
    };
  }, [services, work, dispatch, redux, t]);
}
