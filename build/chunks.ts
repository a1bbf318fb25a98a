// Groups a build's scripts into files: few files that compress well, without code that a page does not need.
import { readFileSync } from 'node:fs';
import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;

/** The used fields of a bundler's module. */
interface ModuleFacts {
  readonly importedIds: readonly string[];
  readonly code?: string | null;
}

interface ModuleGraph {
  getModuleInfo(id: string): ModuleFacts | null;
}

/** All modules that the given modules import statically, including themselves. */
function closureOf(entries: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const closure = new Set<string>();
  const open = [...entries];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (closure.has(id)) continue;
    closure.add(id);
    open.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return closure;
}

/**
 * A module shared by several pages goes into the first of these groups whose entries import it, so that no page loads
 * another's code.
 */
const GROUPS = {
  start: ['src/app/main.tsx'],
  frame: ['src/app/Shell.tsx', 'src/pages/home/HomePage.tsx'],
  face: ['src/pages/home/HomeFaces.tsx'],
  work: ['src/app/openLocalWork.ts'],
  rules: ['mocks/browser.ts', 'mocks/handlers.ts'],
  lists: [
    'src/features/accounts/SignInDialog.tsx',
    'src/drafts/newDesign/NewDesignDialog.tsx',
    'src/pages/designs/DesignsPage.tsx',
  ],
  editor: ['src/pages/editor/EditorPage.tsx', 'src/app/editorStore.ts', 'src/app/fonts.ts'],
  panels: ['src/workspace/layers/LayersPanel.tsx', 'src/workspace/properties/PropertiesPanel.tsx'],
} as const;
const NAMES = Object.keys(GROUPS) as (keyof typeof GROUPS)[];
/** The embedded backend, without modules that the editor or a faceless page also imports. */
const SERVICE = 'service';

/**
 * Pages that draw no face. What they share with the groups above is in separate files, because such a page would
 * otherwise load a whole group for one module: schemas and endpoints in `records` if the editor needs them too;
 * otherwise schemas in `wire`, which the embedded backend shares, and endpoints in `calls`; controls and icons in `ui`.
 */
const FACELESS = [
  'src/pages/management/ManagementPage.tsx',
  'src/pages/management/EarningsPage.tsx',
  'src/pages/thirdParty/ThirdPartyPage.tsx',
  'src/pages/guide/GuidePage.tsx',
];
const RECORDS = 'records';
/** Those of `records` that drawing a face does not need: accounts and money. */
const ACCOUNTS = 'accounts';
const WIRE = 'wire';
const CALLS = 'calls';

/** Modules that `lists` shares only with the panels; the editor's first render does not need them. */
const FORMS = 'forms';

/** Controls of `lists` and of faceless pages. */
const UI = 'ui';

const ICONS = '/lucide-react/';
const isIcon = (id: string) => id.includes(ICONS);

/** Names that a module imports from the icon library. */
function iconsIn(code: string): string[] {
  const lists = [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g)];
  return lists.flatMap(([, names = '']) =>
    names.split(',').map((name) => (name.trim().split(/\s+as\s+/)[0] ?? '').trim()),
  );
}

/** The file of each icon by its exported names: a renamed icon is also exported under its old name. */
function iconFiles(library: string): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const [, names = '', file = ''] of library.matchAll(
    /export \{([^}]*)\} from ['"]\.\/icons\/([^'"]+)\.m?js['"]/g,
  ))
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) files.set(name, file);
  return files;
}

/** Writers and readers of the node types are loaded together, so each of both is one file, also in a worker. */
export const NODE_GROUPS: readonly Group[] = [
  { name: 'writers', test: /\/src\/face\/nodes\/\w+\/writer\.ts$/, priority: 1 },
  { name: 'readers', test: /\/src\/face\/nodes\/\w+\/reader\.ts$/, priority: 1 },
];

/**
 * Code that draws complication slots. Home and the editor load it with the first slot; the writers share some of it.
 */
const SLOTS: Group = {
  name: 'slots',
  test: /\/src\/face\/nodes\/googleComplication\/(?:DrawnSlotSvg|RangeSvg|Slot\w+Svg|slotLayout|slotIcons|sampleData|fitText)\.tsx?$/,
  priority: 2,
};

/**
 * Module groups for Rolldown. By default it creates a file for each set of modules shared by the same pages: a hundred
 * tiny files, which compress badly. `at` returns the path of a file in the repository.
 */
export function chunkGroups(at: (path: string) => string): Group[] {
  let places: ReadonlyMap<string, string> | undefined;
  /** Schemas of node types are in the folders of the types. */
  const isSchema = (id: string) =>
    id.startsWith(at('schemas/')) || (id.startsWith(at('src/face/nodes/')) && id.endsWith('/schema.ts'));
  const settle = (graph: ModuleGraph) => {
    const closures = NAMES.map((name) => ({ name, closure: closureOf(GROUPS[name].map(at), graph) }));
    const placed = new Map<string, string>();
    const initial = closureOf([...GROUPS.start, ...GROUPS.frame].map(at), graph);
    const faceless = [...closureOf(FACELESS.map(at), graph)].filter((id) => !initial.has(id));
    const facelessUi = new Set(faceless.filter((id) => id.startsWith(at('src/ui/'))));
    const facelessData = new Set(faceless.filter((id) => isSchema(id) || id.startsWith(at('src/service/'))));
    const drawn = closureOf([...GROUPS.work, ...GROUPS.editor].map(at), graph);
    const placeIn = (group: (typeof NAMES)[number], id: string) => {
      if (facelessData.has(id)) return group === 'start' || group === 'frame' || group === 'face' ? RECORDS : ACCOUNTS;
      if (facelessUi.has(id) || (group === 'lists' && id.startsWith(at('src/ui/')))) return UI;
      return group === 'lists' && !drawn.has(id) ? FORMS : group;
    };
    // Other modules stay with their pages, or get separate files.
    const needed = closureOf([...GROUPS.work, ...GROUPS.editor, ...GROUPS.panels].map(at), graph);
    for (const id of needed) {
      const first = closures.find(({ closure }) => closure.has(id));
      if (first && !isIcon(id)) placed.set(id, placeIn(first.name, id));
    }
    for (const id of facelessData) if (!placed.has(id)) placed.set(id, isSchema(id) ? WIRE : CALLS);
    for (const id of closureOf(GROUPS.rules.map(at), graph)) {
      if (!placed.has(id) && !isIcon(id)) placed.set(id, SERVICE);
    }
    // The icon library exports all icons from one file, so import statements determine which module uses which icon.
    const files = iconFiles(readFileSync(at('node_modules/lucide-react/dist/esm/lucide-react.mjs'), 'utf8'));
    const iconKeys = (ids: Iterable<string>) =>
      [...ids]
        .filter((id) => !isIcon(id))
        .flatMap((id) => iconsIn(graph.getModuleInfo(id)?.code ?? ''))
        .map((icon) => `${ICONS}${files.get(icon) ?? icon}`);
    const facelessIcons = new Set(iconKeys(faceless));
    for (const { name, closure } of closures) {
      const isLater = name !== 'start' && name !== 'frame';
      for (const key of iconKeys(closure))
        if (!placed.has(key)) placed.set(key, name === 'lists' || (isLater && facelessIcons.has(key)) ? UI : name);
    }
    return placed;
  };
  const placeOf = (id: string, graph: ModuleGraph) => {
    places ??= settle(graph);
    const icon = isIcon(id) ? /\/icons\/([^/]+)\.m?js$/.exec(id)?.[1] : undefined;
    return places.get(icon === undefined ? id : `${ICONS}${icon}`);
  };
  /**
   * The first group takes its modules with everything they import, so shared modules must be assigned to earlier
   * groups. Priorities are whole numbers.
   */
  const order = NAMES.slice(1).flatMap((name) => {
    if (name === 'face') return [RECORDS, ACCOUNTS, WIRE, CALLS, UI, name];
    return name === 'lists' ? [name, FORMS] : [name];
  });
  const groups = [...order, SERVICE].map((name, index) => ({
    name: (id: string, graph: ModuleGraph) => (placeOf(id, graph) === name ? name : null),
    priority: order.length + 2 - index,
  }));
  return [
    { name: 'start', tags: ['$initial'], priority: order.length + 3 },
    ...groups,
    SLOTS,
    ...NODE_GROUPS,
    { name: 'icons', test: isIcon, minShareCount: 2, priority: 1 },
  ];
}
