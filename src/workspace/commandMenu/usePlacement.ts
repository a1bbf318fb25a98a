// Parses the typed text as a placement. Its code and texts are loaded with the first search.
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditor } from '@/editor/dispatch/editorContext';
import { situationOf } from '@/editor/dispatch/runCommand';
import { useEditorState } from '@/editor/dispatch/useEditorState';
import { selectNodes, selectSelection } from '@/editor/document/selectors';
import { fetchWords } from '@/service/language/i18n';
import { laterCode } from '@/ui/later';

const load = laterCode(() => import('@/features/placement/placementEntry'));
const ROOMS = ['placement'];
type Code = Awaited<ReturnType<typeof load>>;
export type TypedPlacement = ReturnType<Code['placementEntry']>;

/** The placement or its fault; null if the text is none, and until the code is loaded. */
export function usePlacement(typed: string): TypedPlacement {
  const { store } = useEditor();
  const { i18n } = useTranslation('placement', { useSuspense: false });
  const [code, setCode] = useState<Code | null>(null);
  const isSearching = typed.trim() !== '';
  useEffect(() => {
    if (!isSearching || code) return;
    let mounted = true;
    Promise.all([load(), fetchWords(ROOMS)]).then(
      ([loaded]) => mounted && setCode(loaded),
      // Everything else in the menu works without it; the next search fetches again.
      (error: unknown) => console.info('The code that reads placements could not be loaded.', error),
    );
    return () => {
      mounted = false;
    };
  }, [isSearching, code]);
  useEditorState(selectSelection);
  useEditorState(selectNodes);
  const situation = situationOf(store);
  if (!code || !situation || !isSearching || !i18n.hasResourceBundle(i18n.language, 'placement')) return null;
  return code.placementEntry(typed, situation);
}
