// Runs an AI entry of the command menu: opens its panel, starts the background removal, or asks for an expression.
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useStore } from 'react-redux';
import { setField } from '@/editor/commands/setField';
import { useDesk, useEditor } from '@/editor/dispatch/editorContext';
import { runCommand } from '@/editor/dispatch/runCommand';
import { cutOutPicture } from '@/editor/images/cutOutPicture';
import { useTagService } from '@/forms/services/tagService';
import { useLocalWork } from '@/service/localDrafts/localWork';
import type { WithSession } from '@/service/session/session';
import type { SessionDispatch } from '@/service/session/signIn';
import type { AiAct, ExpressionRequest } from './aiEntries';
import { AiTextDialog } from './texts/AiTextDialog';

export interface RunAiProps {
  act: AiAct;
  /** The action was opened, started or finished. */
  onDone(): void;
}

export function RunAi({ act, onDone }: RunAiProps) {
  if (act.name === 'expression') return <SuggestExpression request={act.request} onDone={onDone} />;
  if (act.name === 'background') return <StartBackground uuid={act.uuid} onDone={onDone} />;
  return <OpenPictures onDone={onDone} />;
}

function OpenPictures({ onDone }: Pick<RunAiProps, 'onDone'>) {
  const { focus } = useDesk();
  const open = useEffectEvent(() => {
    focus.ask({ place: 'ai' });
    onDone();
  });
  useEffect(() => open(), []);
  return null;
}

function StartBackground({ uuid, onDone }: { uuid: string } & Pick<RunAiProps, 'onDone'>) {
  const { t } = useTranslation(['ai', 'editor', 'errors']);
  const { store } = useEditor();
  const work = useLocalWork();
  const dispatch = useDispatch<SessionDispatch>();
  const redux = useStore<WithSession>();
  const start = useEffectEvent(() => {
    const session = () => redux.getState().session;
    void cutOutPicture({ t: (key, values = {}) => t(key, values), work, dispatch, store, session }, uuid);
    onDone();
  });
  useEffect(() => start(), []);
  return null;
}

function SuggestExpression({ request, onDone }: { request: ExpressionRequest } & Pick<RunAiProps, 'onDone'>) {
  const { uuid, path, asks } = request;
  const { store } = useEditor();
  const { tags, checkExpression } = useTagService();
  const kind = path === 'textTag' ? 'text' : 'number';
  return (
    <AiTextDialog
      kind="expression"
      tags={tags()}
      gives={kind === 'number' ? 'number' : undefined}
      asks={asks}
      check={(text) => checkExpression(text, kind)}
      onUse={(value) => {
        runCommand(store, setField, { uuids: [uuid], path, value });
        onDone();
      }}
      onClose={onDone}
    />
  );
}
