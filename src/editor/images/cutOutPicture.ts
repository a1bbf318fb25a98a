// Removes the background of a layer's image with the service: uploads the file, stores the result on this device, and
// keeps the original until the command is run and in undo.
import type { AssetRef } from '@/schemas/imageRef';
import { type ApiError, errorMessage } from '@/service/api/apiError';
import { loadAsset } from '@/service/api/assetUrl';
import { backgroundRemove } from '@/service/api/backgrounds';
import { upload } from '@/service/api/uploads';
import { decodeImage } from '@/service/localDrafts/checkImage';
import { announce } from '@/ui/announce';
import { showToast } from '@/ui/toasts';
import { layersBy } from '../commands/layerFacts';
import { removeBackground } from '../commands/removeBackground';
import { pictureOf } from '../commands/replacePicture';
import { runCommand } from '../dispatch/runCommand';
import { workKey } from '../dispatch/running';
import { selectNodes } from '../document/selectors';
import { createFileKeeper, type ImagePorts } from './storeFiles';

/** A failed call with its error. */
class Refused extends Error {
  constructor(readonly error: unknown) {
    super('the service refused');
  }
}

/** The address of the image on the server. Uploads it first if necessary. */
async function ownAddress(ref: string, userId: string, { work, dispatch }: ImagePorts): Promise<string> {
  if (ref.startsWith('/api/files/')) return ref;
  const uploadedUrl = ref.startsWith('asset:') ? await work.assets.uploadedUrl(ref as AssetRef, userId) : null;
  if (uploadedUrl) return uploadedUrl;
  const { data, error } = await dispatch(upload.initiate(await loadAsset(ref)));
  if (!data) throw new Refused(error);
  if (ref.startsWith('asset:')) await work.assets.noteUpload(ref as AssetRef, userId, data.url);
  return data.url;
}

/** Removes the background of one layer of the shown list. Announces start and result; never rejects. */
export async function cutOutPicture(ports: ImagePorts, uuid: string): Promise<void> {
  const { t, store, dispatch } = ports;
  const { running } = store.desk;
  const [node] = layersBy(selectNodes(store.getState()), [uuid]);
  const { copyId, mode } = store.getState().editor;
  const key = workKey({ copyId, mode, uuid });
  const userId = ports.session().user?.userId;
  const from = node ? pictureOf(node) : '';
  if (!node || from === '' || userId === undefined || running.get().has(key)) return;
  const left = new AbortController();
  running.begin(key, { startedAt: Date.now(), cancel: () => left.abort() });
  const topic = 'backgrounds';
  announce(t('ai:backgrounds.started', { name: node.label }), { topic });
  const sayCancelled = () => announce(t('ai:backgrounds.cancelled', { name: node.label }), { topic });
  try {
    const url = await ownAddress(from, userId, ports);
    const request = dispatch(backgroundRemove.initiate({ url, wwid: userId }));
    left.signal.addEventListener('abort', () => request.abort(), { once: true });
    if (left.signal.aborted) request.abort();
    const { data, error } = await request;
    if (left.signal.aborted) return sayCancelled();
    if (!data) throw new Refused(error);
    const blob = await loadAsset(data.url);
    const { width, height } = await decodeImage(blob);
    const name = `${node.label}.png`;
    const file = new File([blob], name, { type: blob.type });
    const picture = (await createFileKeeper(ports).keepAll([{ file, name, width, height }]))?.[0];
    // The request may have been cancelled while the result was fetched and stored.
    if (left.signal.aborted) return sayCancelled();
    if (!picture) return;
    const { url: cut, fileSize } = picture;
    runCommand(store, removeBackground, { copyId, mode, uuid, from, url: cut, fileSize });
  } catch (error) {
    console.info('A background could not be removed.', error);
    const words = error instanceof Refused ? errorMessage((key, values) => t(key, values), error.error) : null;
    const isTimeout = error instanceof Refused && (error.error as ApiError | undefined)?.kind === 'timeout';
    showToast({ tone: 'error', text: isTimeout || !words ? t('ai:backgrounds.failed', { name: node.label }) : words });
  } finally {
    running.end(key);
  }
}
