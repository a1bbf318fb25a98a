// How the scripts of a build are put together: what packs and travels well, without anything a page does not need.
import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;

/** The part of a bundler's module that is asked here. */
interface ModuleFacts {
  readonly importedIds: readonly string[];
}

interface Asked {
  getModuleInfo(id: string): ModuleFacts | null;
}

/** Everything some modules stand on, themselves included. */
function groundOf(starts: readonly string[], asked: Asked): ReadonlySet<string> {
  const ground = new Set<string>();
  const open = [...starts];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (ground.has(id)) continue;
    ground.add(id);
    open.push(...(asked.getModuleInfo(id)?.importedIds ?? []));
  }
  return ground;
}

/** What the editor stands on goes into the first of these that stands on it too, so that no page fetches another's. */
const GROUPS = {
  start: ['src/app/main.tsx'],
  frame: ['src/app/Shell.tsx', 'src/pages/home/HomePage.tsx'],
  work: ['src/app/openLocalWork.ts'],
  backend: ['mocks/browser.ts', 'mocks/handlers.ts'],
  face: ['src/pages/home/HomeFaces.tsx'],
  lists: ['src/app/SignInDialog.tsx', 'src/drafts/newDesign/NewDesignDialog.tsx', 'src/pages/designs/DesignsPage.tsx'],
  editor: ['src/pages/editor/EditorPage.tsx', 'src/app/editorStore.ts', 'src/app/fonts.ts'],
} as const;
/** What of the embedded backend the editor does not stand on: one file, though the service's pages share much of it. */
const SERVICE = 'service';
const NAMES = Object.keys(GROUPS) as (keyof typeof GROUPS)[];

/** Icons are named by one list, which says nothing of who draws them. */
const isIcon = (id: string) => id.includes('/lucide-react/');

/**
 * Groups of modules for Rolldown. Left alone it makes a file of each set of modules that the same pages share: a hundred
 * files of a few lines, which pack badly. `at` gives the path of a file of the repository.
 */
export function chunkGroups(at: (path: string) => string): Group[] {
  let places: ReadonlyMap<string, string> | undefined;
  const settle = (asked: Asked) => {
    const grounds = NAMES.map((name) => ({ name, ground: groundOf(GROUPS[name].map(at), asked) }));
    const found = new Map<string, string>();
    for (const id of grounds.at(-1)?.ground ?? []) {
      const first = grounds.find(({ ground }) => ground.has(id));
      if (first && !isIcon(id)) found.set(id, first.name);
    }
    for (const id of groundOf(GROUPS.backend.map(at), asked)) {
      if (!found.has(id) && !isIcon(id)) found.set(id, SERVICE);
    }
    return found;
  };
  const placeOf = (id: string, asked: Asked) => {
    places ??= settle(asked);
    return places.get(id);
  };
  return [
    { name: 'start', tags: ['$initial'], priority: NAMES.length + 1 },
    // Before the groups: they would take along what they stand on.
    { name: 'icons', test: isIcon, minShareCount: 2, priority: NAMES.length },
    { name: (id: string, asked: Asked) => (placeOf(id, asked) === SERVICE ? SERVICE : null), priority: 0.5 },
    ...NAMES.slice(1).map((name, index) => ({
      name: (id: string, asked: Asked) => (placeOf(id, asked) === name ? name : null),
      priority: NAMES.length - 1 - index,
    })),
  ];
}
