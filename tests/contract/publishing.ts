// The designer who publishes in the contract tests: saves, publishes, makes packages, lets time pass.

import type { Design } from '@/schemas/design';
import type { BuildTask, ListedTask } from '@/schemas/wire/builds';
import type { FaceData } from '@/schemas/wire/faces';
import { sampleDesign } from '../support/designs';
import { imageFile, solid } from '../support/images';
import { packageFile } from '../support/storePackages';
import { formOf, type World } from './world';

export const BUILD_MS = 2000;

/** A design with one copy, or with one for each platform. */
export function faceDesign(id: string, { name = 'Aurora', both = false, layers = [] as object[] } = {}): Design {
  const design = sampleDesign({ id, name, layers });
  const [copy] = design.copies;
  if (!copy) throw new Error('a design has a copy');
  const first = { ...copy, id: `${id}-a` };
  const chip = { ...copy, id: `${id}-f`, platform: 'falcon' as const, ratio: '466*466' };
  const copies = both ? [first, chip] : [first];
  return {
    ...design,
    system: both ? 'all' : 'wearOS',
    copies,
    fdIds: copies.map((one) => one.id),
    activeFdId: first.id,
  };
}

export const FACTS = {
  dialNameCn: '极光',
  dialName: 'Aurora',
  description: 'A calm dial with green light over a dark sky.',
  category: 'classic',
  tags: 'dark,stars',
  themeColors: ['#0A1B2C'],
  features: ['alwaysOn'],
  range: 'all',
  paymentType: 'free',
  price: null as null | { minor: number; currency: string },
  previewImage: '',
  detailImages: [] as string[],
  copyright: false,
};

export type SentFacts = typeof FACTS & { alt?: string };

let count = 0;

/** One person working on one face. */
export function publisher(world: World, id: string, token?: string) {
  const as = token === undefined ? {} : { token };
  let rev = 0;
  let design = faceDesign(id);
  const self = {
    id,
    rev: () => rev,
    design: () => design,
    as,
    async save(next: Design = design) {
      count += 1;
      design = next;
      const body = { id, baseRev: rev, saveId: `save-${String(count).padStart(8, '0')}`, doc: next };
      const answer = await world.send('draftSave', { body, ...as });
      if (answer.code === 200) rev = answer.data.rev;
      return answer;
    },
    /** Another state of the design, marked by its name and a layer. */
    edit: (name: string) => {
      const layers = [{ uuid: 'words', label: name, nodeType: 'text', style: { text: name } }];
      return self.save(faceDesign(id, { name, both: design.copies.length > 1, layers }));
    },
    async preview(): Promise<string> {
      const { data } = await world.send('upload', { body: formOf(imageFile(solid(9, 9), 'preview.png')), ...as });
      return data.url;
    },
    async facts(over: Partial<SentFacts> = {}): Promise<SentFacts> {
      return { ...FACTS, previewImage: await self.preview(), ...over };
    },
    async publish(over: Partial<SentFacts> = {}, publishId?: string) {
      count += 1;
      const facts = await self.facts(over);
      const body = { id, rev, publishId: publishId ?? `publish-${String(count).padStart(8, '0')}`, facts };
      return world.send('facePublish', { body, ...as });
    },
    tasks: async (): Promise<ListedTask[]> => (await world.send('buildList', { params: { faceId: id }, ...as })).data,
    packageOf: (copyId: string, more?: Parameters<typeof packageFile>[2]) => packageFile(design, copyId, more),
    async upload(task: BuildTask, file?: Blob) {
      const body = new FormData();
      body.append('taskId', task.id);
      body.append('file', file ?? (await packageFile(design, task.copyId)), 'face.apk');
      return world.send('packageUpload', { body, ...as });
    },
    /** Makes the packages of every waiting task and lets the check pass. */
    async build() {
      for (const task of await self.tasks()) if (task.state === 'queued') await self.upload(task);
      world.clock.now += BUILD_MS;
    },
    async face(): Promise<FaceData> {
      return (await world.send('faceGet', { params: { id }, ...as })).data;
    },
    status: async () => (await self.face()).status,
    online: (on: boolean) => world.send('changeOnline', { params: { id, online: String(on) }, ...as }),
    audit: (moderator: string, pass: boolean, reason = '') =>
      world.send('changeAudit', { params: { id, pass: String(pass), reason }, token: moderator }),
    delete: () => world.send('faceDelete', { params: { id }, ...as }),
    /** Saves, publishes, builds and approves it. */
    async goLive(moderator: string, over: Partial<SentFacts> = {}) {
      if (rev === 0) await self.save();
      await self.publish(over);
      await self.build();
      return self.audit(moderator, true);
    },
  };
  return self;
}
