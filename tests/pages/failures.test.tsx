// Every page, with each of its calls failing: the page shows an error in the words of specification 8.
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OperationId } from '@/schemas/wire/operations';
import { selectUser, signedIn } from '@/service/session/session';
import { openWorld } from './world';

/** Everything is visible: there is no layout here. */
class InSight {
  constructor(private readonly report: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    this.report([{ isIntersecting: true }]);
  }
  disconnect() {}
}

beforeEach(() => vi.stubGlobal('IntersectionObserver', InSight));
afterEach(() => vi.unstubAllGlobals());

const REASON = {
  en: /Server error\. Please check the network or contact the administrator\./,
  zh: /服务器错误/,
} as const;

/** A page, the calls that it makes by itself, and its initial state. */
const PAGES: readonly { path: string; ops: readonly OperationId[]; roles?: boolean }[] = [
  { path: '/', ops: ['facePage', 'categoryList'] },
  { path: '/dialList', ops: ['facePage'] },
  { path: '/management', ops: ['statistics'] },
  { path: '/management/earnings', ops: ['walletInfo', 'walletStatement', 'withdrawPage'] },
  { path: '/profile', ops: ['userInfo'] },
  { path: '/moderation', ops: ['moderationPage'], roles: true },
  { path: '/operator', ops: ['operatorOrders', 'walletDifferences'], roles: true },
  { path: '/dialDetail/FACE/android', ops: ['faceGet', 'buildList', 'categoryList', 'tagList'] },
  { path: '/publish?id=FACE', ops: ['draftGet', 'faceGet', 'categoryList', 'tagList'] },
];

describe.each(['en', 'zh'] as const)('in %s', (language) => {
  it.each(PAGES.flatMap(({ path, ops, roles }) => ops.map((op) => [path, op, roles ?? false] as const)))(
    '%s says why %s failed',
    async (path, op, hasRoles) => {
      const world = await openWorld('/', { language, signedIn: true, scenario: 'demo' });
      const user = selectUser(world.store.getState());
      if (!user) throw new Error('The demo has a designer.');
      if (hasRoles) world.store.dispatch(signedIn({ ...user, roles: ['moderator', 'operator'] }));
      const { data } = await (
        await world.app.fetch(
          new Request('http://localhost/api/face/web/page?range=-1', {
            headers: { token: sessionStorage.getItem('dialwright.token') ?? '' },
          }),
        )
      ).json();
      const face: { id: string } =
        data.records.find((one: { status: string }) => one.status === 'live') ?? data.records[0];
      world.app.faults.plan([{ op, kind: 'status', code: 500, times: 50 }]);
      world.show({}, path.replace('FACE', face.id));
      await waitFor(() => expect(world.app.faults.calls[op] ?? 0).toBeGreaterThan(0), { timeout: 10_000 });
      expect((await screen.findAllByText(REASON[language], {}, { timeout: 10_000 })).length).toBeGreaterThan(0);
    },
    30_000,
  );
});
