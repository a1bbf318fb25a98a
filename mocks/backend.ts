// Assembles a backend from ports and a scenario. Tests supply clock, ids and storage.
import { storeBlobs } from '@/backend/adapters/blobs';
import { memoryUow } from '@/backend/adapters/memory';
import { browserDecode, randomIds, systemClock, webHash, webPasswords } from '@/backend/adapters/web';
import { createApp } from '@/backend/app';
import { defaultLimits } from '@/backend/shared/domain/accountLimits';
import type { Ports } from '@/backend/shared/ports';
import { upgrade } from '@/backend/upgrade';
import { browserLoadsFont } from '@/bytes/font/checkFont';
import type { Region } from '@/schemas/session';
import type { WorldName } from '@/schemas/testers';
import { demoAi } from './demoAi';
import { demoMessenger } from './demoMessenger';
import { demoPayouts } from './demoPayouts';
import { demoThirdParty } from './demoThirdParty';
import { type FaultyApp, withFaults } from './faults';
import { withProof } from './proof';
import { withReaderTexts } from './readerTexts';
import { seed } from './worlds/scenarios';

export interface BackendOptions extends Partial<Ports> {
  scenario?: WorldName;
  /** Region of the demo's account. */
  region?: Region;
}

/** A seeded backend; defaults: the platform's ports, in-memory storage. */
export async function makeBackend({
  scenario = 'empty',
  region = 'domestic',
  ...given
}: BackendOptions = {}): Promise<FaultyApp> {
  const uow = given.uow ?? memoryUow();
  const ports: Ports = {
    uow,
    blobs: storeBlobs(uow),
    clock: systemClock,
    ids: randomIds,
    passwords: webPasswords(),
    messenger: demoMessenger(),
    thirdParty: demoThirdParty,
    payouts: demoPayouts,
    ...demoAi,
    hash: webHash,
    decode: browserDecode,
    loadsFont: browserLoadsFont,
    policy: defaultLimits,
    report: (op, thrown) => console.error('backend', op, thrown),
    ...given,
  };
  await upgrade(ports);
  await seed(ports, scenario, region);
  return withProof(withFaults(withReaderTexts(createApp(ports))));
}
