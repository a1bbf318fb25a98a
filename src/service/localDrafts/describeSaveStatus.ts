// Text and icon of a save state.
import type { SaveStatus, SaveStatusName } from './saveStatus';

/** Names of lucide icons. */
export type SaveIcon =
  | 'cloud-check'
  | 'pencil'
  | 'loader-circle'
  | 'hard-drive'
  | 'cloud-upload'
  | 'cloud-off'
  | 'git-fork'
  | 'triangle-alert';

export interface SaveWords {
  /** Locale key. */
  key: string;
  icon: SaveIcon;
  params: Record<string, string | number>;
  /** How loudly to show it. */
  tone: 'calm' | 'warning' | 'danger';
}

const at = (name: string) => `editor:saveState.${name}`;
const calm = (name: string, icon: SaveIcon, params: SaveWords['params'] = {}): SaveWords => ({
  key: at(name),
  icon,
  params,
  tone: 'calm',
});

/** Below five seconds a number would flicker. */
const JUST_NOW_MS = 5000;

/** Elapsed time in the largest whole unit. Negative times count as just now. */
function savedWords(elapsedMs: number): SaveWords {
  const seconds = Math.floor(elapsedMs / 1000);
  if (elapsedMs < JUST_NOW_MS) return calm('savedNow', 'cloud-check');
  if (seconds < 60) return calm('savedSeconds', 'cloud-check', { n: seconds });
  if (seconds < 3600) return calm('savedMinutes', 'cloud-check', { n: Math.floor(seconds / 60) });
  return calm('savedHours', 'cloud-check', { n: Math.floor(seconds / 3600) });
}

const WORDS: { [N in SaveStatusName]: (status: Extract<SaveStatus, { name: N }>, now: number) => SaveWords } = {
  clean: () => calm('clean', 'cloud-check'),
  dirty: () => calm('dirty', 'pencil'),
  'saving-local': () => calm('savingLocal', 'loader-circle'),
  local: () => calm('local', 'hard-drive'),
  'saving-remote': () => calm('savingRemote', 'cloud-upload'),
  saved: (status, now) => savedWords(now - status.at),
  offline: ({ onDevice }) => ({
    key: at(onDevice ? 'offline' : 'offlineNotSaved'),
    icon: 'cloud-off',
    params: {},
    tone: onDevice ? 'warning' : 'danger',
  }),
  conflict: ({ rev }) => ({
    key: at(rev === null ? 'conflict' : 'conflictRev'),
    icon: 'git-fork',
    params: rev === null ? {} : { rev },
    tone: 'warning',
  }),
  blocked: ({ reason, onDevice }) => ({
    key: at(`blocked.${reason}`),
    icon: 'triangle-alert',
    params: {},
    tone: reason === 'signInNeeded' && onDevice ? 'warning' : 'danger',
  }),
};

/** Text next to the save button. `now`: local clock in ms. */
export function describeSaveStatus(status: SaveStatus, now: number): SaveWords {
  const words = WORDS[status.name] as (status: SaveStatus, now: number) => SaveWords;
  return words(status, now);
}
