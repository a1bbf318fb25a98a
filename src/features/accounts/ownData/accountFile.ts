// Makes the ZIP file with everything of an account, one part after the other, so that only one design is in memory at a time.

import { zipInParts } from '@/bytes/zip/writeZip';
import { collectFonts } from '@/drafts/projectFiles/collectFonts';
import { collectImages } from '@/drafts/projectFiles/collectImages';
import { fileNameOf, projectFileName } from '@/drafts/projectFiles/fileName';
import { projectFileOf } from '@/drafts/projectFiles/projectWork';
import { type CsvCell, csvText } from '@/output/csv';
import { designName } from '@/schemas/designNames';
import { DEFAULT_FONT_ID, type Font } from '@/schemas/font';
import type { DataLanguage } from '@/schemas/languages';
import { PAGE_SIZE_MAX } from '@/schemas/limits';
import { amountText, CURRENCY_OF } from '@/schemas/money';
import type { User } from '@/schemas/session';
import { RECORD_KINDS, type RecordKind } from '@/schemas/wire/accountRecords';
import { captchaWait } from '@/schemas/wire/captcha';
import { loadAsset } from '@/service/api/assetUrl';
import { type DraftRecord, draftPage } from '@/service/api/drafts';
import { fontPage } from '@/service/api/fonts';
import { accountRecords } from '@/service/api/ownAccount';
import { picturePage, pictureSets } from '@/service/api/pictures';
import { isTooMany, serverFailure } from '@/service/localDrafts/retry';
import type { SessionDispatch } from '@/service/session/session';

/** What is read now; `total` is 0 while it is not known. */
export interface AccountStep {
  part: 'records' | 'pictures' | 'fonts' | 'designs';
  done: number;
  total: number;
  /** The server takes no request before this time, UTC ms. Absent: nothing waits. */
  waitsUntil?: number;
}

export interface AccountFile {
  file: Blob;
  /** Files that could not be read, by their names in the ZIP file. */
  missing: readonly string[];
}

export interface AccountSource {
  user: User;
  dispatch: SessionDispatch;
  language: DataLanguage;
  /** Name of a design without one. */
  unnamed: string;
  signal: AbortSignal;
  onStep(step: AccountStep): void;
}

type OwnRecord = Readonly<Record<string, unknown>>;

const FILES: Readonly<Record<RecordKind, string>> = {
  faces: 'faces',
  downloads: 'downloads',
  ledger: 'ledger',
  withdrawals: 'withdrawals',
  payment: 'payment',
  aiTasks: 'ai-tasks',
  aiTexts: 'ai-texts',
};
/** Columns of the tables; the others are only in the JSON file. */
const TABLES: Readonly<Partial<Record<RecordKind, readonly string[]>>> = {
  ledger: ['id', 'kind', 'ref', 'at', 'since', 'month', 'faceId', 'cents'],
  withdrawals: [
    ...['number', 'at', 'kind', 'account', 'payeeName', 'currency', 'amount', 'deduction', 'net'],
    ...['status', 'statusAt', 'reason'],
  ],
};
const AMOUNTS: ReadonlySet<string> = new Set(['cents', 'amount', 'deduction', 'net']);
const INSTANTS: ReadonlySet<string> = new Set(['at', 'since', 'statusAt']);

const README = `Data of a Dialwright account.
Times in JSON files are milliseconds since 1 January 1970 (UTC). Amounts in JSON files are cents or fen.
designs: project files; open them with "Open a file" on My designs. A design that this version cannot read is a JSON file.
faces.json, downloads.json: published faces and their downloads. ledger, withdrawals, payment: money. ai-tasks.json, ai-texts.json: AI.
Dialwright 账号数据。
JSON 文件中的时间为 1970 年 1 月 1 日（UTC）起的毫秒数，金额单位为分。
designs 文件夹是设计文件，请在“我的设计”中用“打开设计或表盘”打开；当前版本无法读取的设计保存为 JSON 文件。
faces.json 和 downloads.json 是已提交的表盘及其下载量，ledger、withdrawals、payment 是收益、提现和收款信息，ai-tasks.json 和 ai-texts.json 是 AI 记录。
`;

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const jsonOf = (value: unknown) => bytesOf(`${JSON.stringify(value, null, 2)}\n`);

function cellOf(column: string, value: unknown, currency: string): CsvCell {
  if (typeof value !== 'number') return typeof value === 'string' ? value : '';
  if (AMOUNTS.has(column)) return { amount: amountText(value, currency) };
  return INSTANTS.has(column) ? new Date(value).toISOString() : String(value);
}

/** A table of records for spreadsheets. */
const tableOf = (columns: readonly string[], records: readonly OwnRecord[], currency: string): string =>
  csvText([columns, ...records.map((record) => columns.map((column) => cellOf(column, record[column], currency)))]);

/** Shortest wait before a refused request is repeated, ms. */
const WAIT_MIN_MS = 200;

const ONCE = { subscribe: false, forceRefetch: true } as const;

interface StartedRequest<T> {
  unwrap(): Promise<T>;
  abort(): void;
}

/** How long the server takes no more of these requests, ms; null if that is not why it refused. */
function waitOf(error: unknown): number | null {
  const failure = serverFailure(error);
  const wait = failure && isTooMany(failure) ? captchaWait.safeParse(failure.data) : null;
  return wait?.success ? wait.data.retryMs : null;
}

/** Resolves after this time, ms; rejects as soon as the signal aborts. */
const pausedFor = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal.addEventListener('abort', stop, { once: true });
  });

/** The account with its requests: each ends when the file is cancelled, and is repeated when the server allows it. */
interface Reader extends AccountSource {
  send<T>(start: (dispatch: SessionDispatch) => StartedRequest<T>): Promise<T>;
}

function readerOf(source: AccountSource): Reader {
  const { dispatch, signal } = source;
  let last: AccountStep = { part: 'records', done: 0, total: 0 };
  const onStep = (step: AccountStep) => {
    last = step;
    source.onStep(step);
  };
  const send = async <T>(start: (dispatch: SessionDispatch) => StartedRequest<T>): Promise<T> => {
    for (;;) {
      signal.throwIfAborted();
      const request = start(dispatch);
      const stop = () => request.abort();
      signal.addEventListener('abort', stop, { once: true });
      try {
        const answer = await request.unwrap();
        signal.throwIfAborted();
        return answer;
      } catch (error) {
        signal.throwIfAborted();
        const waitMs = waitOf(error);
        if (waitMs === null) throw error;
        source.onStep({ ...last, waitsUntil: Date.now() + waitMs });
        await pausedFor(Math.max(waitMs, WAIT_MIN_MS), signal);
        source.onStep(last);
      } finally {
        signal.removeEventListener('abort', stop);
      }
    }
  };
  return { ...source, onStep, send };
}

async function allRecords(kind: RecordKind, { send }: Reader): Promise<OwnRecord[]> {
  const all: OwnRecord[] = [];
  for (let current = 1; ; current += 1) {
    const { records, total } = await send((dispatch) => dispatch(accountRecords.initiate({ kind, current }, ONCE)));
    all.push(...records);
    if (records.length === 0 || all.length >= total) return all;
  }
}

/** Designs per call: each has its whole document. */
const DESIGNS_AT_ONCE = 10;

/** The designs of the account, each once. */
async function* allDesigns({ send }: Reader): AsyncGenerator<{ record: DraftRecord; total: number }> {
  const seen = new Set<string>();
  for (let current = 1; ; current += 1) {
    const wanted = { current, size: DESIGNS_AT_ONCE, quiet: 'shown' } as const;
    const page = await send((dispatch) => dispatch(draftPage.initiate(wanted, ONCE)));
    for (const record of page.records) {
      if (!seen.has(record.id)) yield { record, total: page.total };
      seen.add(record.id);
    }
    if (page.records.length === 0 || current * DESIGNS_AT_ONCE >= page.total) return;
  }
}

const numbered = (index: number, name: string): string => `${String(index).padStart(3, '0')} ${name}`;
const endingOf = (type: string): string => (type === 'image/jpeg' ? 'jpg' : 'png');

/** The file. Rejects if a list cannot be read; single files that cannot be read are named in `missing`. */
export async function accountFile(source: AccountSource): Promise<AccountFile> {
  const reader = readerOf(source);
  const { user, language, unnamed, signal, onStep, send } = reader;
  const zip = zipInParts({ modified: Date.now() });
  // The browser may put large blobs on the disk.
  const parts: Blob[] = [];
  const missing: string[] = [];
  const add = async (name: string, bytes: Uint8Array<ArrayBuffer>, stored = false) => {
    parts.push(new Blob([await zip.add({ name, bytes, stored })]));
    signal.throwIfAborted();
  };
  /** Adds a file of the server. */
  const addFile = async (name: string, url: string) => {
    const bytes = await loadAsset(url).then(
      async (blob) => new Uint8Array(await blob.arrayBuffer()),
      () => null,
    );
    if (bytes) await add(name, bytes, true);
    else missing.push(name);
  };

  await add('README.txt', bytesOf(README));
  await add('profile.json', jsonOf(user));
  for (const [index, kind] of RECORD_KINDS.entries()) {
    onStep({ part: 'records', done: index + 1, total: RECORD_KINDS.length });
    const records = await allRecords(kind, reader);
    await add(`${FILES[kind]}.json`, jsonOf(records));
    const columns = TABLES[kind];
    if (columns) await add(`${FILES[kind]}.csv`, bytesOf(tableOf(columns, records, CURRENCY_OF[user.region])));
  }
  const sets = await send((dispatch) => dispatch(pictureSets.initiate('shown', ONCE)));
  await add('picture-sets.json', jsonOf(sets.records));

  const everything = { name: '', size: Number.MAX_SAFE_INTEGER, perPage: PAGE_SIZE_MAX, quiet: 'shown' } as const;
  const { records: pictures } = await send((dispatch) => dispatch(picturePage.initiate(everything, ONCE)));
  for (const [index, { name, type, url }] of pictures.entries()) {
    onStep({ part: 'pictures', done: index + 1, total: pictures.length });
    const base = name.replace(/\.[^.]*$/, '');
    await addFile(`pictures/${numbered(index + 1, fileNameOf(base, unnamed, endingOf(type)))}`, url);
  }

  const fonts = await send((dispatch) => dispatch(fontPage.initiate(undefined, ONCE)));
  const own = fonts.filter(({ id, isSys, fontUrl }: Font) => id !== DEFAULT_FONT_ID && !isSys && fontUrl !== '');
  for (const [index, { fontName, fontUrl }] of own.entries()) {
    onStep({ part: 'fonts', done: index + 1, total: own.length });
    await addFile(`fonts/${numbered(index + 1, fileNameOf(fontName, unnamed, 'ttf'))}`, fontUrl);
  }

  let count = 0;
  for await (const { record, total } of allDesigns(reader)) {
    count += 1;
    onStep({ part: 'designs', done: count, total });
    const { doc, unreadable, id } = record;
    if (doc) {
      const name = `designs/${numbered(count, projectFileName(designName(doc, language), unnamed))}`;
      const { images, missing: without } = await collectImages(doc, loadAsset);
      const typefaces = await collectFonts(doc, fonts, loadAsset);
      await add(name, await projectFileOf(doc, images, typefaces.fonts), true);
      if (without > 0 || typefaces.missing.length > 0) missing.push(name);
    } else await add(`designs/${numbered(count, `${id}.json`)}`, jsonOf(unreadable?.raw ?? null));
  }
  parts.push(new Blob([zip.end()]));
  return { file: new Blob(parts, { type: 'application/zip' }), missing };
}
