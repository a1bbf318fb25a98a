// Build task endpoints: list, preview builds, package upload and download (docs/rules/backend.md K1 to K7).

import type { RecordOf } from '@/backend/records';
import type { AccountLimits } from '@/backend/shared/domain/accountLimits';
import { ownFace } from '@/backend/shared/domain/ownFaces';
import { isRefusal, refuse } from '@/backend/shared/domain/refusal';
import { preparedEndpoint, StoredFile } from '@/backend/shared/endpoint';
import type { Ports } from '@/backend/shared/ports';
import { PACKAGE_BYTES_MAX } from '@/schemas/limits';
import type { ListedTask } from '@/schemas/wire/builds';
import { buildStateAt, taskOf } from '../domain/builds';
import { checkPackage, packageType } from '../packageCheck';
import { type PreparedEdition, prepareEdition, writeBuilds } from './editions';
import { broughtUp, buildsOf, FACE_STORES } from './faceStore';
import { ownFaceNow } from './faces';

/** A task with a comparison to the saved design, if that is readable. */
const listedTask = (
  build: RecordOf<'builds'>,
  edition: PreparedEdition | null,
  now: number,
  policy: AccountLimits,
): ListedTask => ({
  ...taskOf(build, now, policy),
  current: edition?.copies.some(({ copy, content }) => copy.id === build.copyId && content === build.content) ?? false,
});

export const buildList = preparedEndpoint<'buildList', PreparedEdition | null>({
  stores: FACE_STORES,
  mode: 'read',
  prepare: ({ params }, ports) => prepareEdition(params.faceId, ports),
  handle: async (tx, { params, prepared, userId, now, ports }) => {
    const face = ownFace(await tx.get('faces', params.faceId), userId);
    if (isRefusal(face)) return face;
    return (await buildsOf(tx, face.id)).map((build) => listedTask(build, prepared, now, ports.policy));
  },
});

/** Creates tasks for every copy of the saved revision; the face keeps its state (K6). */
export const buildPreview = preparedEndpoint<'buildPreview', PreparedEdition | null>({
  stores: FACE_STORES,
  mode: 'write',
  prepare: ({ params }, ports) => prepareEdition(params.id, ports),
  handle: async (tx, { params, prepared, userId, now, ports }) => {
    const face = await ownFaceNow(tx, params.id, { userId, now }, ports);
    if (isRefusal(face)) return face;
    if (!prepared || prepared.rev !== face.rev) return refuse('revisionMoved', { rev: face.rev });
    const ids = new Set(await writeBuilds(tx, face, { range: 'all' }, prepared, now, ports.policy, 'preview'));
    return (await buildsOf(tx, face.id))
      .filter(({ id }) => ids.has(id))
      .map((build) => listedTask(build, prepared, now, ports.policy));
  },
});

type Build = RecordOf<'builds'>;

/** A stored package of a task. */
type Package = Pick<Build, 'release'> & { blob: string; size: number };

/** The caller's own task for an upload; nothing is read or stored for others. */
async function askedTask(taskId: string, sessionId: string | null, { uow }: Pick<Ports, 'uow'>): Promise<Build | null> {
  const [session, build] = await uow.ro(['sessions', 'builds'], (tx) =>
    Promise.all([sessionId === null ? undefined : tx.get('sessions', sessionId), tx.get('builds', taskId)]),
  );
  return build && build.owner === session?.userId ? build : null;
}

/** The bytes by which `packageType` recognizes a package. */
const SIGNATURE = { first: 0, last: 3 };

/** Failed by timeout, whether or not that was recorded (K1). */
const isOver = (build: Build, now: number, { policy }: Pick<Ports, 'policy'>): boolean =>
  buildStateAt(build, now, policy) === 'failed';

/** Stores a package after checking that it matches its task. Repeating the same bytes changes nothing (K4). */
export const packageUpload = preparedEndpoint<'packageUpload', Package | null>({
  stores: FACE_STORES,
  mode: 'write',
  prepare: async ({ body: { file, taskId }, sessionId }, ports) => {
    const build = await askedTask(taskId, sessionId, ports);
    if (!build) return refuse('notFound');
    if (build.uploadedAt !== null) return null;
    if (isOver(build, ports.clock(), ports)) return refuse('buildOver');
    if (file.size > PACKAGE_BYTES_MAX) return refuse('packageTooLarge');
    const bytes = new Uint8Array(await file.arrayBuffer());
    const checked = await checkPackage(bytes, build);
    if (isRefusal(checked)) return checked;
    const blob = await ports.hash(bytes);
    await ports.blobs.put(blob, bytes);
    return { blob, size: bytes.length, release: checked.release };
  },
  handle: async (tx, { body, prepared, userId, now, ports }) => {
    const build = await tx.get('builds', body.taskId);
    if (build?.owner !== userId) return refuse('notFound');
    // The state at the first upload, so that a repeat gets the same response.
    if (build.uploadedAt !== null) return taskOf(build, build.uploadedAt, ports.policy);
    // Restarted since the package was checked, or timed out meanwhile.
    if (prepared === null || isOver(build, now, ports)) return refuse('buildOver');
    const taken = { ...build, uploadedAt: now, ...prepared };
    await tx.put('builds', taken);
    const face = await tx.get('faces', build.faceId);
    if (face?.pending?.builds.includes(build.id))
      await broughtUp(tx, { ...face, waiting: 'yes', dueAt: 0 }, now, ports.policy);
    return taskOf(taken, now, ports.policy);
  },
});

/** The package of an own task. */
export const packageGet = preparedEndpoint<'packageGet', { owner: string; file: StoredFile } | null>({
  stores: ['builds'],
  mode: 'read',
  prepare: async ({ params }, { uow, blobs }) => {
    const build = await uow.ro(['builds'], (tx) => tx.get('builds', params.id));
    const start = build?.blob ? await blobs.get(build.blob, SIGNATURE) : null;
    if (!build?.blob || !start) return null;
    return { owner: build.owner, file: new StoredFile(build.blob, packageType(start, build), false) };
  },
  handle: async (_, { prepared, userId }) => (prepared?.owner === userId ? prepared.file : refuse('notFound')),
});
