// Stores a blank design in the browser before the application starts, so that a test begins in the editor, without the list
// and its dialog.
import 'fake-indexeddb/auto';
import type { Page } from 'playwright-core';
import { layerWords } from '@/mocks/worlds/layerWords';
import { chosenCanvas, newDesignDefaults } from '@/schemas/forms/newDesign';
import { newId } from '@/schemas/newId';
import { createDesign } from '@/schemas/templates/createDesign';
import { DATABASE_NAME, openLocalDatabase } from '@/service/localDrafts/database';
import { recordOf } from '@/service/localDrafts/draftRecord';
import { VISITOR } from '@/service/localDrafts/records';

/** An object store with its records. */
interface Store {
  name: string;
  keyPath: string | string[] | null;
  autoIncrement: boolean;
  indexes: { name: string; keyPath: string | string[] }[];
  records: unknown[];
}

interface Database {
  name: string;
  version: number;
  stores: Store[];
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Reads all stores of a database of this process, then deletes it. */
async function takeOut(name: string): Promise<Database> {
  const db = await settled(indexedDB.open(name));
  const read = db.transaction([...db.objectStoreNames]);
  const stores = [...db.objectStoreNames].map(async (storeName): Promise<Store> => {
    const store = read.objectStore(storeName);
    const indexes = [...store.indexNames].map((index) => ({ name: index, keyPath: store.index(index).keyPath }));
    const { keyPath, autoIncrement } = store;
    return { name: storeName, keyPath, autoIncrement, indexes, records: await settled(store.getAll()) };
  });
  const database = { name, version: db.version, stores: await Promise.all(stores) };
  db.close();
  await settled(indexedDB.deleteDatabase(name));
  return database;
}

/** The device database with a visitor's new design, as the new-design dialog creates it. */
async function deviceWithDesign(id: string, lang: 'zh' | 'en', name: string): Promise<Database> {
  const design = createDesign({
    ...{ id, copyId: newId(), newId, name, language: lang, template: null },
    ...{ system: newDesignDefaults.system, ...chosenCanvas(newDesignDefaults) },
    labelOf: layerWords(lang === 'zh' ? 'domestic' : 'overseas'),
  });
  const device = await openLocalDatabase({ onClosed: () => undefined });
  const facts = { owner: VISITOR, baseRev: 0, acknowledgedHash: null, savedAt: Date.now() };
  await device.writeDesign(recordOf(design, facts));
  device.close();
  return takeOut(DATABASE_NAME);
}

/** Runs in the page: creates the database with its records. */
function putIn({ name, version, stores }: Database): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name, version);
    let isNew = false;
    opening.onerror = () => reject(opening.error);
    opening.onupgradeneeded = () => {
      isNew = true;
      for (const { name: storeName, keyPath, autoIncrement, indexes, records } of stores) {
        const store = opening.result.createObjectStore(storeName, { keyPath, autoIncrement });
        for (const index of indexes) store.createIndex(index.name, index.keyPath);
        for (const record of records) store.put(record);
      }
    };
    opening.onsuccess = () => {
      opening.result.close();
      if (isNew) resolve();
      else reject(new Error('The browser still has the database of an earlier test.'));
    };
  });
}

const EMPTY_PAGE = '/empty-page-of-the-tests';
/** Without an icon the browser requests one, which is a 404. */
const EMPTY_HTML = '<!doctype html><link rel="icon" href="data:,">';

/** Stores a visitor's blank design through a page that has not started the application. Returns the id of the design. */
export async function seedDesign(page: Page, lang: 'zh' | 'en', name: string): Promise<string> {
  const id = newId();
  const database = await deviceWithDesign(id, lang, name);
  // Storage belongs to an origin, so a page of that origin must be open.
  await page.route(`**${EMPTY_PAGE}`, (route) => route.fulfill({ contentType: 'text/html', body: EMPTY_HTML }));
  await page.goto(EMPTY_PAGE);
  await page.unroute(`**${EMPTY_PAGE}`);
  await page.evaluate(putIn, database);
  return id;
}
