// State of the AI panel per user on this device, with the names of the specification's "AI info" (spec 3): whether the
// picture box is open, and which picture was last put on the canvas. The task itself is in storedTask.ts, its pictures
// in the history.
import { z } from 'zod';
import { createDeviceStore } from '../deviceStore';

const aiInfo = z.object({
  /** The user it belongs to; another user starts with defaults. */
  owner: z.string().max(64),
  showImgBox: z.boolean(),
  useImgUrl: z.string().max(300),
});
type AiInfo = z.output<typeof aiInfo>;

const NOBODY: AiInfo = { owner: '', showImgBox: true, useImgUrl: '' };

const store = createDeviceStore<AiInfo>('dialwright.aiInfo', (raw) => aiInfo.catch(NOBODY).parse(raw));

/** The defaults for another user. */
const fresh = (owner: string): AiInfo => ({ ...NOBODY, owner });

/** Calls the listener on any change; the returned function unsubscribes. */
export const onAiInfo = store.subscribe;

/** By default the box is open and no picture is marked. */
export function aiInfoOf(owner: string): Pick<AiInfo, 'showImgBox' | 'useImgUrl'> {
  const info = store.get();
  return info.owner === owner ? info : fresh(owner);
}

export function setAiInfo(owner: string, change: Partial<Pick<AiInfo, 'showImgBox' | 'useImgUrl'>>): void {
  store.set({ ...fresh(owner), ...aiInfoOf(owner), ...change });
}
