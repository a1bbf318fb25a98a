// One submission of a face for build and review: uploads images, then sends the facts, with the same id for every
// retry.
import { z } from 'zod';
import { modeName } from '@/schemas/design';
import { isAssetRef } from '@/schemas/imageRef';
import type { Currency } from '@/schemas/money';
import { draftConflict } from '@/schemas/wire/drafts';
import { type FaceData, factsBody as factsOfForm } from '@/schemas/wire/faces';
import { isApiError } from '@/service/api/apiError';
import { facePublish, faceSave } from '@/service/api/faces';
import { uploadCompressed } from '@/service/api/uploads';
import type { LocalWork } from '@/service/localDrafts/localWork';
import { isSessionEnd, serverFailure, withRetry } from '@/service/localDrafts/retry';
import { timers } from '@/service/localDrafts/schedule';
import type { FormWork } from '@/service/session/pendingWork';
import type { WithSession } from '@/service/session/session';
import { ensureSignedIn, type SessionDispatch } from '@/service/session/signIn';
import { factsBody, type PublishDetailsBody, type PublishDraft } from './publishDetails';

const brokenRule = z.object({
  copyId: z.string(),
  mode: modeName.nullable(),
  uuid: z.string().nullable(),
  key: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
/** A rule that a copy breaks, as found by the server. */
export type BrokenRule = z.output<typeof brokenRule>;
const brokenRules = z.object({ broken: z.array(brokenRule) });
const faultOfField = z.object({ path: z.string() });

export type Sent =
  | { kind: 'sent'; face: FaceData }
  /** The earlier submission is being reviewed, so this one is not in the queue. */
  | { kind: 'waits' }
  /** The design has a newer revision. */
  | { kind: 'moved' }
  | { kind: 'broken'; broken: readonly BrokenRule[] }
  /** The server refuses a field. */
  | { kind: 'field'; path: string; error: unknown }
  /** Another tab edits the design, which contains the theme colors. */
  | { kind: 'otherTab' }
  | { kind: 'cancelled' }
  | { kind: 'otherPerson' }
  | { kind: 'failed'; error: unknown };

export interface PublishPorts {
  work: LocalWork;
  dispatch: SessionDispatch;
  getState(): WithSession;
}

const retry = { schedule: timers, random: Math.random };

/** The server's addresses of local images. Images that the server has are not uploaded again. */
async function uploaded(refs: readonly string[], { work, dispatch }: PublishPorts): Promise<Map<string, string>> {
  const owner = work.owner();
  const urls = new Map<string, string>();
  for (const ref of new Set(refs)) {
    if (!isAssetRef(ref)) continue;
    const uploadedUrl = await work.assets.uploadedUrl(ref, owner);
    const asset = uploadedUrl === null ? await work.assets.getAsset(ref) : null;
    if (uploadedUrl !== null) urls.set(ref, uploadedUrl);
    else if (asset) {
      const name = `picture.${asset.type === 'image/jpeg' ? 'jpg' : 'png'}`;
      const file = new File([asset.blob], name, { type: asset.type });
      const { url } = await withRetry(() => dispatch(uploadCompressed.initiate(file)).unwrap(), retry);
      urls.set(ref, url);
      await work.assets.noteUpload(ref, owner, url);
    }
  }
  return urls;
}

const picturesOf = ({ previewImage = '', detailImages = [] }: PublishDraft): readonly string[] => [
  previewImage,
  ...detailImages,
];

function refusalOf(error: unknown): Sent {
  if (!isApiError(error)) return { kind: 'failed', error };
  if (error.code === 409 && draftConflict.safeParse(error.data).success) return { kind: 'moved' };
  const broken = brokenRules.safeParse(error.data);
  if (broken.success) return { kind: 'broken', broken: broken.data.broken };
  const field = faultOfField.safeParse(error.data);
  return field.success ? { kind: 'field', path: field.data.path, error } : { kind: 'failed', error };
}

/** Runs work for a signed-in user. If the session expires, it continues after a sign-in of the same user. */
async function signedIn(work: () => Promise<Sent>, form: FormWork, ports: PublishPorts): Promise<Sent> {
  const owner = ports.work.owner();
  for (let endings = 0; ; endings += 1) {
    try {
      return await work();
    } catch (error) {
      const failure = serverFailure(error);
      if (!failure || !isSessionEnd(failure) || endings > 1) return refusalOf(error);
      const isIn = await ensureSignedIn(ports.dispatch, ports.getState, form).catch(refusalOf);
      if (typeof isIn === 'object') return isIn;
      if (!isIn) return { kind: 'cancelled' };
      if (ports.work.owner() !== owner) return { kind: 'otherPerson' };
    }
  }
}

/** Whether a face has the submitted facts. Ignores spaces and the case of colors, which the service normalizes. */
function holds({ facts }: Pick<FaceData, 'facts'>, sent: PublishDetailsBody): boolean {
  const stored = { ...facts, tags: facts?.tags.join(',') };
  const plain = (value: unknown) =>
    JSON.stringify(value ?? null)
      .replaceAll(/\s/g, '')
      .toLowerCase();
  return Object.entries(sent).every(([key, value]) => plain(stored[key as keyof typeof stored]) === plain(value));
}

/** The form in the format that survives a sign-in on another page. */
export function formWork(act: FormWork['act'], { id, rev, publishId, values, currency }: Publishing): FormWork {
  const facts = factsOfForm.parse(factsBody(values, currency, new Map()));
  return { kind: 'form', act, id, rev, publishId, facts: { ...facts, tags: [...(values.tags ?? [])] } };
}

/** The facts with uploaded images. Images that the server has lost are uploaded again. */
async function withPictures(
  values: PublishDraft,
  currency: Currency,
  ports: PublishPorts,
  send: (facts: PublishDetailsBody) => Promise<FaceData>,
): Promise<Sent> {
  const refs = picturesOf(values);
  for (let tries = 0; ; tries += 1) {
    const facts = factsBody(values, currency, await uploaded(refs, ports));
    try {
      const face = await withRetry(() => send(facts), retry);
      return face.pending?.stage === 'review' && !holds(face, facts) ? { kind: 'waits' } : { kind: 'sent', face };
    } catch (error) {
      const refused = refusalOf(error);
      const isLost = refused.kind === 'field' && refused.path === 'previewImage' && refs.some(isAssetRef);
      if (!isLost || tries > 0) throw error;
      await ports.work.assets.forgetUploads(refs.filter(isAssetRef));
    }
  }
}

export interface Publishing {
  id: string;
  rev: number;
  publishId: string;
  values: PublishDraft;
  currency: Currency;
}

/** Submits the face for build and review. Never rejects. */
export function publishFace(sending: Publishing, ports: PublishPorts): Promise<Sent> {
  const { id, rev, publishId, values, currency } = sending;
  const send = (facts: PublishDetailsBody) =>
    ports.dispatch(facePublish.initiate({ id, rev, publishId, facts })).unwrap();
  return signedIn(() => withPictures(values, currency, ports, send), formWork('send', sending), ports);
}

/** Saves the form, complete or not. Never rejects. */
export function keepForm(sending: Publishing, ports: PublishPorts): Promise<Sent> {
  const { id, values, currency } = sending;
  const send = (facts: PublishDetailsBody) => ports.dispatch(faceSave.initiate({ id, facts })).unwrap();
  return signedIn(() => withPictures(values, currency, ports, send), formWork('keep', sending), ports);
}
