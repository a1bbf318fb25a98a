// Puts a backend together from its ports and a scenario. Tests give their own clock, ids and medium.
import { storeBlobs } from '@/backend/adapters/blobs';
import { memoryUow } from '@/backend/adapters/memory';
import {
  browserDecodes,
  browserFontLoads,
  randomIds,
  systemClock,
  webHash,
  webInflate,
  webPasswords,
} from '@/backend/adapters/web';
import { type App, createApp } from '@/backend/app';
import { defaultPolicy } from '@/backend/domain/policy';
import type { Ports } from '@/backend/ports';
import { type ScenarioName, seed } from './worlds/scenarios';

export interface BackendOptions extends Partial<Ports> {
  scenario?: ScenarioName;
}

/** A seeded backend; whatever is not given is the platform's own, the medium is memory. */
export async function makeBackend({ scenario = 'demo', ...given }: BackendOptions = {}): Promise<App> {
  const uow = given.uow ?? memoryUow();
  const ports: Ports = {
    uow,
    blobs: storeBlobs(uow),
    clock: systemClock,
    ids: randomIds,
    passwords: webPasswords(),
    hash: webHash,
    inflate: webInflate,
    decodes: browserDecodes,
    fontLoads: browserFontLoads,
    policy: defaultPolicy,
    ...given,
  };
  await seed(ports, scenario);
  return createApp(ports);
}
