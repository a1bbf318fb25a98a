// The life of a face in Chromium, from signing up to deleting: domestic in Chinese, overseas in English, on the embedded backend
// and on `npm run serve` with PostgreSQL. Each step meets a disturbance; each takes effect once, and nothing is lost.
import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { buildCommand } from '../../build/serverBuild.mjs';
import { startBrowser } from '../support/browser';
import { carryOut, type Deed, DISTURBANCES, type Disturbance } from '../support/disturbed';
import { newPostgresDatabase } from '../support/media';
import { newOutput } from '../support/newOutput';
import { POSTGRES_PROGRAMS } from '../support/postgres';
import { serveFolder } from '../support/serveBuild';
import { newBuild, type ProductServer, serveProduct } from '../support/serveProduct';
import { design, edit } from './journeys/designFace';
import { remove, takeOffline } from './journeys/endFace';
import { FaceLife } from './journeys/faceLife';
import { approves, passes } from './journeys/judgeFace';
import { publish } from './journeys/publishFace';
import { signUp } from './journeys/signUp';

const { newDesigner } = startBrowser();

/** Requests after the deletion. */
const GONE = /404/;

const ONCE = ['published', 'reviewed', 'approved', 'offline'];
const TWICE = [...ONCE, 'published', 'reviewed', 'approved', 'offline'];

interface Market {
  VITE_BUILD: 'domestic' | 'overseas';
  lang: 'zh' | 'en';
  name: string;
  account(serial: number): string;
}
const MARKETS: readonly Market[] = [
  { VITE_BUILD: 'domestic', lang: 'zh', name: '夜空', account: (serial) => `1370000${1000 + serial}` },
  { VITE_BUILD: 'overseas', lang: 'en', name: 'Night sky', account: (serial) => `ana${serial}@dialwright.example` },
];
let serial = 0;

/** Who judges: only time, or a moderator on the moderation page. */
type Review = (life: FaceLife, events: readonly string[], how: Disturbance) => Promise<void>;

/** Runs it; the first step meets disturbance `from`, the next one the one after it, and so on. */
async function live(life: FaceLife, review: Review, disturbances: readonly Disturbance[], from: number): Promise<void> {
  const { designer } = life;
  let step = from;
  const next = () => disturbances[step++ % disturbances.length] ?? 'double click';
  const does = (deed: Deed) => carryOut(designer, deed, next());

  await designer.do((page) => life.at(page, '/'));
  await does(signUp(life));
  await design(life, 'solstice');
  await does(edit(life, 'steps', 1));
  await does(publish(life, ONCE.slice(0, 2)));
  await review(life, ONCE.slice(0, 3), next());
  await does(takeOffline(life, ONCE));
  // The publish form saved its suggested theme colors as revision 2.
  await does(edit(life, 'battery', 3));
  await does(publish(life, TWICE.slice(0, 6)));
  await review(life, TWICE.slice(0, 7), next());
  await does(takeOffline(life, TWICE));
  expect(await life.builds()).toBe(2);
  await does(remove(life));
}

const passesByTime: Review = (life, events, how) => carryOut(life.designer, passes(life, events), how);

/** The first disturbance of the first environment; each environment starts with another one. */
const FROM = Number(process.env.FROM ?? 0);

describe.runIf(process.env.LONG).each(MARKETS)('$VITE_BUILD in $lang, embedded', (market) => {
  const { VITE_BUILD, lang, name, account } = market;
  let baseUrl = inject('baseUrl');
  let close = async () => {};
  beforeAll(async () => {
    if (VITE_BUILD === 'domestic') return;
    const outDir = await newBuild({ VITE_BUILD });
    const served = await serveFolder(outDir);
    baseUrl = served.url;
    close = async () => {
      await served.close();
      await rm(outDir, { recursive: true, force: true });
    };
  }, 180_000);
  afterAll(() => close());

  it('a face is made, published, reviewed, live, offline, edited, republished and deleted; disturbances change nothing', async () => {
    serial += 1;
    const designer = newDesigner({ lang, baseUrl, reducedMotion: 'reduce', expected: GONE });
    const life = new FaceLife(designer, name, { account: account(serial) });
    await live(life, passesByTime, DISTURBANCES, FROM + MARKETS.indexOf(market));
  }, 300_000);
});

describe.runIf(process.env.LONG && POSTGRES_PROGRAMS)('on a server with PostgreSQL', () => {
  const OWN = DISTURBANCES.filter((how) => how !== 'worker stopped');
  let script = '';
  let databaseUrl = '';
  beforeAll(async () => {
    [script, databaseUrl] = await Promise.all([buildCommand(newOutput()), newPostgresDatabase()]);
  });
  afterAll(() => rm(dirname(script), { recursive: true, force: true }));

  describe.each(MARKETS)('$VITE_BUILD in $lang', (market) => {
    const { VITE_BUILD, lang, name, account } = market;
    let app = '';
    let server: ProductServer;
    beforeAll(async () => {
      app = await newBuild({ VITE_BUILD, VITE_BACKEND: 'remote' });
      server = await serveProduct({ script, app, databaseUrl });
    }, 180_000);
    afterAll(async () => {
      await server?.close();
      await rm(app, { recursive: true, force: true });
    });
    const person = (called: string) => {
      serial += 1;
      const designer = newDesigner({ lang, baseUrl: server.url, reducedMotion: 'reduce', expected: GONE });
      return new FaceLife(designer, called, { account: account(serial), codeFor: server.codeFor });
    };

    it('the same, reviewed by a moderator', async () => {
      const moderator = person('');
      await carryOut(moderator.designer, signUp(moderator), 'double click');
      await server.makeModerator(moderator.person.account);
      const byModerator: Review = async (life, events, how) => {
        await carryOut(moderator.designer, approves(moderator.designer, life), how);
        await life.designer.do((page) => life.seenAs(page, 'live', events));
      };
      // Another start than on the embedded backend.
      await live(person(name), byModerator, OWN, FROM + MARKETS.indexOf(market) + MARKETS.length);
    }, 300_000);
  });
});
