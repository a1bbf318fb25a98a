// The table of states and events (docs/rules/backend.md L9), and invariants over any order of commands.

import { describe, expect, it } from 'vitest';
import { memoryUow } from '@/backend/adapters/memory';
import { faceOfDraft } from '@/backend/modules/publishing/domain/faces';
import { type Face, happen, LIFE, type LifeEvent, settled } from '@/backend/modules/publishing/domain/lifecycle';
import { storeFace } from '@/backend/modules/publishing/endpoints/faceStore';
import { defaultLimits } from '@/backend/shared/domain/accountLimits';
import { FACE_STATUSES, type FaceStatus } from '@/schemas/faceStatus';
import { forEachText } from '@/schemas/forms/publishTexts';
import fc from '@/tests/support/property';
import { FACTS, faceDesign } from '../contract/publishing';

const policy = { ...defaultLimits, reviewMs: 5000 };
const design = faceDesign('face', { both: true });
const draft = { id: 'face', owner: 'me', rev: 1, savedAt: 0 } as Parameters<typeof faceOfDraft>[1];
const fresh = () => faceOfDraft(undefined, draft, design, 'content-1');
const facts = {
  ...FACTS,
  ...forEachText(() => ''),
  tags: [],
  paymentType: 'free' as const,
  range: 'all' as const,
  features: [],
  price: null,
};

const edition = (face: Face) => ({
  publishId: `publish-${face.rev}`,
  rev: face.rev,
  content: face.content,
  system: face.system,
  ratio: face.ratio,
  facts,
  copies: face.copies.map((copy) => copy.id),
  working: face.working,
  builds: [],
  judged: [],
});

const EVENTS = {
  publish: (face: Face): LifeEvent => ({ kind: 'publish', edition: edition(face) }),
  packaged: (): LifeEvent => ({ kind: 'packaged' }),
  buildFailed: (): LifeEvent => ({ kind: 'buildFailed' }),
  approve: (): LifeEvent => ({ kind: 'approve' }),
  reject: (): LifeEvent => ({ kind: 'reject', reason: 'Blurred' }),
  offline: (): LifeEvent => ({ kind: 'offline' }),
  online: (): LifeEvent => ({ kind: 'online', builds: [] }),
  delete: (): LifeEvent => ({ kind: 'delete' }),
} as const satisfies Record<LifeEvent['kind'], (face: Face) => LifeEvent>;

const after = (...kinds: (keyof typeof EVENTS)[]): Face =>
  kinds.reduce((face, kind, index) => {
    const next = happen(face, EVENTS[kind](face), index, policy);
    if ('refused' in next) throw new Error(`${kind} is refused`);
    return next;
  }, fresh());

const IN_STATE: Record<FaceStatus, () => Face> = {
  draft: fresh,
  review: () => after('publish', 'packaged'),
  rejected: () => after('publish', 'packaged', 'reject'),
  live: () => after('publish', 'packaged', 'approve'),
  offline: () => after('publish', 'packaged', 'approve', 'offline'),
};

/** The next state for each event, `=` for no change; absent: refused with 409, the face unchanged. */
const LEADS: Record<FaceStatus, Partial<Record<keyof typeof EVENTS, FaceStatus | '=' | 'gone'>>> = {
  draft: { publish: 'draft', delete: 'gone' },
  review: { publish: '=', approve: 'live', reject: 'rejected' },
  rejected: { publish: 'rejected', delete: 'gone' },
  live: { publish: 'live', offline: 'offline', online: 'live' },
  offline: { publish: 'offline', offline: '=', online: 'live', delete: 'gone' },
};

describe('L9 every pair of a state and an event', () => {
  const pairs = FACE_STATUSES.flatMap((status) =>
    (Object.keys(LIFE) as (keyof typeof EVENTS)[]).map((kind) => [status, kind] as const),
  );
  it.each(pairs)('%s, %s', (status, kind) => {
    const face = IN_STATE[status]();
    const before = structuredClone(face);
    expect(face.status).toBe(status);
    const next = happen(face, EVENTS[kind](face), 99, policy);
    const leads = LEADS[status][kind];
    if (leads === undefined) expect(next).toMatchObject({ code: 409 });
    else if (leads === '=') expect(next).toBe(face);
    else if (leads === 'gone') expect(next).toMatchObject({ shown: 'no' });
    else expect(next).toMatchObject({ status: leads, shown: 'yes' });
    expect(face).toEqual(before);
  });
});

describe('time', () => {
  it("judges by the demo's rule after its delay, dated to that instant, however late it is read", () => {
    const waiting = after('publish', 'packaged');
    const since = waiting.pending?.since ?? 0;
    expect(settled(waiting, [], since + 4999, policy).status).toBe('review');
    const live = settled(waiting, [], since + 900_000, policy);
    expect([live.status, live.approved?.at]).toEqual(['live', since + 5000]);
  });

  it('rejects a face with the marker word', () => {
    const face = fresh();
    const marked = { ...edition(face), facts: { ...facts, description: 'Please reject this one.' } };
    const sent = happen(face, { kind: 'publish', edition: marked }, 0, policy);
    if ('refused' in sent) throw new Error('refused');
    const waiting = happen(sent, { kind: 'packaged' }, 1, policy);
    if ('refused' in waiting) throw new Error('refused');
    expect(settled(waiting, [], 9000, policy)).toMatchObject({ status: 'rejected', pending: null });
  });
});

describe('any order of commands', () => {
  const command = fc.oneof(
    fc.constantFrom(...(Object.keys(EVENTS) as (keyof typeof EVENTS)[])),
    fc.constantFrom('save' as const, 'wait' as const),
    fc.constantFrom('offline:face-a' as const, 'online:face-f' as const),
  );

  it('keeps one approved revision while live, none in review that is not pending, and counts that agree', () =>
    fc.assert(
      fc.asyncProperty(fc.array(command, { maxLength: 25 }), async (commands) => {
        const uow = memoryUow();
        const store = (before: Face | undefined, face: Face) =>
          uow.rw(['faces', 'builds', 'docs', 'counts', 'copies', 'users'], (tx) => storeFace(tx, before, face));
        let face = fresh();
        await store(undefined, face);
        let now = 0;
        for (const each of commands) {
          now += 1000;
          const before = face;
          const [kind = '', copyId] = each.split(':');
          if (each === 'wait') now += 10_000;
          const made =
            each === 'save'
              ? { ...face, rev: face.rev + 1, content: `content-${face.rev + 1}` }
              : each === 'wait'
                ? settled(face, [], now, policy)
                : copyId
                  ? happen(face, { kind: kind as 'offline', copyId, builds: [] } as LifeEvent, now, policy)
                  : happen(face, EVENTS[kind as keyof typeof EVENTS](face), now, policy);
          if (!('refused' in made)) face = made;
          if (face.shown === 'no') break;
          if (face !== before) await store(before, face);
          expect(face.live === 'yes').toBe(face.status === 'live');
          if (face.status === 'live') expect(face.approved).not.toBeNull();
          expect(face.copies.some((copy) => copy.online)).toBe(face.status === 'live');
          if (face.status === 'review') expect(face.pending?.stage).toBe('review');
          expect(face.queued === 'yes').toBe(face.pending?.stage === 'review');
          // Users get only reviewed content: every live revision was approved.
          if (face.approved) expect(face.history.some(({ what }) => what === 'approved')).toBe(true);
          const counts = await uow.ro(['counts'], (tx) => tx.get('counts', 'me'));
          const sum = FACE_STATUSES.reduce((total, status) => total + (counts?.[status] ?? 0), 0);
          expect([sum, counts?.[face.status]]).toEqual([1, 1]);
        }
        await uow.close();
      }),
      { numRuns: 200 },
    ));
});
