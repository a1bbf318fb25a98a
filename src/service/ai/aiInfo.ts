// What the AI panel shows to each person on this device, by the names of the specification's "AI info" (spec 3): whether the box of
// pictures is open, and which picture was put on the canvas last. The task itself is in storedTask.ts, its pictures in the history.
import { z } from 'zod';
import { createDeviceStore } from '../deviceStore';

const aiInfo = z.object({
  /** Whose it is: another person starts anew. */
  owner: z.string().max(64),
  showImgBox: z.boolean(),
  useImgUrl: z.string().max(300),
});
type AiInfo = z.output<typeof aiInfo>;

const NOBODY: AiInfo = { owner: '', showImgBox: true, useImgUrl: '' };

const store = createDeviceStore<AiInfo>('dialwright.aiInfo', (raw) => aiInfo.catch(NOBODY).parse(raw));

/** What stands for anybody else's. */
const fresh = (owner: string): AiInfo => ({ ...NOBODY, owner });

/** Calls the listener when any of it changes; the returned function ends it. */
export const onAiInfo = store.subscribe;

/** The box is open, and no picture is marked, until the person says otherwise. */
export function aiInfoOf(owner: string): Pick<AiInfo, 'showImgBox' | 'useImgUrl'> {
  const info = store.get();
  return info.owner === owner ? info : fresh(owner);
}

export function setAiInfo(owner: string, change: Partial<Pick<AiInfo, 'showImgBox' | 'useImgUrl'>>): void {
  store.set({ ...fresh(owner), ...aiInfoOf(owner), ...change });
}
