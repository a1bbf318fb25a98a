// State of one live panel field: the draft, its validity, and the burst of changes it belongs to.
import { useContext, useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { labelled } from '@/service/language/labelled';
import { announce } from '@/ui/announce';
import { showToast, type ToastTone } from '@/ui/toasts';
import { type Controls, controlOf } from './Control';
import type { FieldDescriptor } from './describeFields';
import { issueOf, issueText } from './fieldIssue';
import type { FieldSource } from './fieldSource';
import { fieldLabel } from './fieldWords';
import { TagServiceContext } from './services/tagService';

/** Delay between the last key and the announcement of an error, ms (docs/accessibility.md A11). */
const SPEAK_ERROR_MS = 500;

/** Translated reason why the store refused a value that the schema accepts. */
export interface FieldRefusal {
  text: string;
  tone: ToastTone;
}

export interface LiveHandlers {
  change(path: string, value: unknown): FieldRefusal | null;
  commit(path: string): void;
  revert(path: string, firstValue: unknown): void;
}

interface Draft {
  value: unknown;
  /** The stored value right after the change; undefined while the draft is invalid. */
  stored: { value: unknown } | undefined;
  /** The store's refusal, if the schema accepts the value. */
  refused?: string;
}

/** Text that is not a number is lost with its field, because an empty field would hide the value. */
const isNoNumber = (value: unknown) => typeof value === 'number' && Number.isNaN(value);

export interface LiveFieldArgs {
  field: FieldDescriptor;
  schemaName: string;
  controls: Controls;
  schema: z.ZodType;
  source: FieldSource;
  handlers: LiveHandlers;
}

export function useLiveField({ field, schemaName, controls, schema, source, handlers }: LiveFieldArgs) {
  const { path } = field;
  const { t } = useTranslation(['errors', 'fields', 'messages']);
  const tags = useContext(TagServiceContext);
  const subscribe = useMemo(() => (listener: () => void) => source.subscribe(path, listener), [source, path]);
  const stored = useSyncExternalStore(subscribe, () => source.get(path));
  const mixed = useSyncExternalStore(subscribe, () => source.isMixed(path));
  const [draft, setDraft] = useState<Draft | null>(() => {
    const typed = source.typed?.get(path);
    return typed ? { ...typed, stored: undefined } : null;
  });
  const burst = useRef<{ firstValue: unknown } | null>(null);

  const judge = (value: unknown): { value: unknown } | { error: string } => {
    const parsed = schema.safeParse(value);
    const issue = parsed.error?.issues[0];
    if (issue) return { error: issueText(t, issueOf(issue), field) };
    const unplain = field.plain && typeof value === 'string' ? tags?.checkPlainText(value) : null;
    const wrong = unplain || (tags && controlOf(controls, field.control).check?.(value, tags));
    return wrong ? { error: wrong } : { value: parsed.data };
  };

  // A valid draft stays until the store changes from elsewhere; an invalid one until it is corrected or reverted.
  const current = draft?.stored && !Object.is(draft.stored.value, stored) ? null : draft;
  const invalid = current !== null && current.stored === undefined;
  // A change and a commit can occur in one event, before the field re-renders.
  const isInvalidNow = useRef(invalid);
  useLayoutEffect(() => {
    isInvalidNow.current = invalid;
  }, [invalid]);
  const verdict = invalid ? judge(current.value) : null;
  const error = verdict && 'error' in verdict ? verdict.error : current?.refused;

  const label = fieldLabel(t, schemaName, field);
  useEffect(() => {
    if (!error) return;
    const timer = setTimeout(() => announce(labelled(t, label, error), { topic: `field ${path}` }), SPEAK_ERROR_MS);
    return () => clearTimeout(timer);
  }, [t, error, label, path]);

  // On leaving a field with an invalid value, announce it. The draft returns with the field if the source stores it.
  const unkept = useRef<string | null>(null);
  const typed = invalid && error && !isNoNumber(current.value) ? current : null;
  useEffect(() => {
    unkept.current = error ? t('messages:ui.notKept', { label, error }) : null;
    source.typed?.set(path, typed);
  }, [source, path, typed, error, label, t]);
  useEffect(
    () => () => {
      if (unkept.current) showToast({ tone: 'warning', text: unkept.current });
    },
    [],
  );

  const onChange = (value: unknown) => {
    const judged = judge(value);
    if ('error' in judged) {
      isInvalidNow.current = true;
      setDraft({ value, stored: undefined });
      return;
    }
    burst.current ??= { firstValue: stored };
    const refusal = handlers.change(path, judged.value);
    isInvalidNow.current = refusal !== null && controlOf(controls, field.control).isTyped === true;
    if (!refusal) {
      setDraft({ value, stored: { value: source.get(path) } });
    } else if (controlOf(controls, field.control).isTyped) {
      setDraft({ value, stored: undefined, refused: refusal.text });
    } else {
      setDraft(null);
      showToast(refusal);
    }
  };

  /** Blur and Enter end the burst. An invalid draft stays. */
  const commit = () => {
    if (!isInvalidNow.current) setDraft(null);
    if (burst.current) handlers.commit(path);
    burst.current = null;
  };

  /** Escape restores the value from before the burst. Returns whether there was anything to restore. */
  const revert = (): boolean => {
    const first = burst.current;
    if (!first && !invalid) return false;
    setDraft(null);
    burst.current = null;
    if (first) handlers.revert(path, first.firstValue);
    return true;
  };

  const isShownAsStored = controlOf(controls, field.control).isShownAsStored === true && !invalid;
  const value = current && !isShownAsStored ? current.value : stored;
  return { value, mixed: mixed && current === null, error, onChange, commit, revert };
}
