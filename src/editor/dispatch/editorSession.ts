// The state around one open design that is not part of it: view, requests, typed text and focus. Discarded with its
// editor.
import type { Point } from '@/face/geometry/bounds';
import type { Gap } from '@/face/geometry/distances';
import { createSignal, createStore, type Signal, type Store } from '@/face/liveData/createStore';
import type { RefusedTyping } from '@/forms/fieldSource';
import type { DeviceStore } from '@/service/deviceStore';
import { createPictureLoader, type LoadPictures } from '@/simulator/pictureLoader';
import type { CopyRequest } from '../commands/ports';
import { type CheckResults, createCheckResults } from './checkResults';
import { createDialogs, type Dialogs } from './dialogs';
import { createDrawnAngles, type DrawnAngles } from './drawnAngles';
import { createFocusRegistry, type FocusRegistry } from './focus';
import { createGuides, type Guides } from './guides';
import { createLastCopied } from './lastCopied';
import { createLayerDrawings, type LayerDrawings } from './layerDrawings';
import { createOffers, type Offers } from './offers';
import { createOrderedInserts, type OrderedInserts } from './orderedInserts';
import { createOriginalPictures, type OriginalPictures } from './originalPictures';
import type { OverLimitQuestion } from './overLimit';
import { createPendingRequest, type PendingRequest } from './pendingRequest';
import { createRunning, type Running } from './running';
import { createSingleKeys } from './singleKeys';
import type { ReplaceTextRequest } from './textEditing';
import { createTypeAheadBuffer, type TypeAheadBuffer } from './typeAheadBuffer';
import { createViewOptions, type ViewOptionStore } from './viewOptions';

/** A color stop of a gradient: its layer, the path of its field such as `style.fill`, and its place in the list. */
export interface PickedStop {
  readonly uuid: string;
  readonly path: string;
  readonly index: number;
}

/** The pen, which draws a new path, or the points of a path. `from`: the first point of the pen, canvas px. */
export type DrawingTool =
  | { readonly kind: 'pen'; readonly from?: Point | undefined }
  | { readonly kind: 'points'; readonly uuid: string };

export interface EditorSession {
  readonly viewOptions: ViewOptionStore;
  readonly guides: Guides;
  readonly singleKeys: DeviceStore<boolean>;
  readonly lastCopied: DeviceStore<string | null>;
  readonly dialogs: Dialogs;
  readonly typedAhead: TypeAheadBuffer;
  /** Rejected input of layer fields, until it is fixed or reverted. */
  readonly typings: Map<string, RefusedTyping>;
  /** The last image prompt, by the part that wrote it. */
  readonly prompts: Map<string, string>;
  readonly focus: FocusRegistry;
  /** Requests to show a panel. The tabs that contain it listen. */
  readonly panels: Signal<string>;
  /** Ends a running drag as if the pointer was released. */
  readonly lettingGo: Signal<void>;
  /**
   * Finishes the path that the pen draws; null while there is none. Every other command does so first, so that a path is
   * added to the list in which it was begun.
   */
  readonly unfinished: { current: (() => void) | null };
  /** Ends a running drag or the path of the pen, because the design is written for the last time. */
  letGo(): void;
  /** Distances to draw over the canvas, canvas px, until something changes there. */
  readonly distances: Signal<readonly Gap[]>;
  /** The layer whose name is edited in the layer list, requested with a key, a menu or a double click. */
  readonly renaming: PendingRequest<string>;
  /** The last selection that the layer list showed. The list is unmounted while another panel is open. */
  readonly listed: { selection: readonly string[] | null };
  /** Uuids of the groups whose layers the layer list does not show. */
  readonly collapsed: Store<ReadonlySet<string>>;
  /** The color stop that was picked last, in the panel or on the canvas. */
  readonly pickedStop: Store<PickedStop | null>;
  /** The tool that takes the presses on the canvas; null: they act on layers. */
  readonly tool: Store<DrawingTool | null>;
  /** The pending question before a copy is created, updated or deleted. */
  readonly copyRequest: PendingRequest<CopyRequest>;
  readonly overLimit: PendingRequest<OverLimitQuestion>;
  /** The layer whose live data would be replaced with text. */
  readonly replacement: PendingRequest<ReplaceTextRequest>;
  /** Findings of the open copy. */
  readonly check: CheckResults;
  readonly arrivals: OrderedInserts;
  readonly offers: Offers;
  /** Running background removals. */
  readonly running: Running;
  readonly pictures: OriginalPictures;
  /** The layers as the canvas draws them. */
  readonly drawings: LayerDrawings;
  /** The angles at which they are drawn. */
  readonly angles: DrawnAngles;
  /** Loads images for previews of the face, which are redrawn after each edit. */
  readonly loadPictures: LoadPictures;
  /** Finishes the path of the pen, and clears all requests and listeners, before the design is closed. */
  clear(): void;
}

export function createDesk(): EditorSession {
  const typedAhead = createTypeAheadBuffer();
  const dialogs = createDialogs(typedAhead);
  const panels = createSignal<string>();
  const typings = new Map<string, RefusedTyping>();
  const prompts = new Map<string, string>();
  const listed: EditorSession['listed'] = { selection: null };
  const collapsed = createStore<ReadonlySet<string>>(new Set());
  const pickedStop = createStore<PickedStop | null>(null);
  const tool = createStore<DrawingTool | null>(null);
  const unfinished: EditorSession['unfinished'] = { current: null };
  const lettingGo = createSignal<void>();
  const offers = createOffers();
  const running = createRunning();
  const requests = {
    renaming: createPendingRequest<string>(),
    copyRequest: createPendingRequest<CopyRequest>(),
    overLimit: createPendingRequest<OverLimitQuestion>(),
    replacement: createPendingRequest<ReplaceTextRequest>(),
  };
  return {
    viewOptions: createViewOptions(),
    guides: createGuides(),
    singleKeys: createSingleKeys(),
    lastCopied: createLastCopied(),
    dialogs,
    typedAhead,
    typings,
    prompts,
    focus: createFocusRegistry(panels.emit),
    panels,
    lettingGo,
    distances: createSignal<readonly Gap[]>(),
    ...requests,
    listed,
    collapsed,
    pickedStop,
    tool,
    unfinished,
    letGo() {
      lettingGo.emit();
      unfinished.current?.();
    },
    check: createCheckResults(),
    arrivals: createOrderedInserts(),
    offers,
    running,
    pictures: createOriginalPictures(),
    drawings: createLayerDrawings(),
    angles: createDrawnAngles(),
    loadPictures: createPictureLoader(),
    clear() {
      unfinished.current?.();
      dialogs.close();
      typings.clear();
      prompts.clear();
      listed.selection = null;
      collapsed.set(new Set());
      pickedStop.set(null);
      tool.set(null);
      unfinished.current = null;
      offers.clear();
      running.clear();
      for (const question of Object.values(requests)) question.end();
    },
  };
}
