// `dialwright doctor` prints a sentence for each thing that is wrong, and changes nothing.
import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { DATA_VERSION, migrate } from '@/backend/adapters/sql/migrate';
import { openRaw } from '@/backend/adapters/sql/openSql';
import { currentShape } from '@/backend/adapters/sql/shape';
import { sqlUow } from '@/backend/adapters/sql/sqlUow';
import { builtCommand } from '../../support/commands';
import { newPostgresDatabase } from '../../support/media';
import { freePort, POSTGRES_PROGRAMS } from '../../support/postgres';
import { startSmtp } from '../../support/smtpServer';

const { folder, result } = builtCommand();

/** Settings without a fault; `--demo` needs no messages. */
const SOUND = { TRUSTED_PROXIES: '127.0.0.1' };

async function doctor(args: readonly string[], env: Record<string, string> = {}) {
  const [code, output] = await result(['doctor', ...args], { ...SOUND, ...env });
  const lines = output.trimEnd().split('\n');
  return {
    code,
    faults: lines.filter((line) => !line.startsWith('note: ') && line !== 'nothing is wrong'),
    notes: lines.filter((line) => line.startsWith('note: ')),
    isSound: lines.includes('nothing is wrong'),
  };
}

/** A data folder with an embedded database of a version, and a record that names a file. */
async function storage(name: string, version: number): Promise<string> {
  const data = folder(name);
  const { driver, blobs, close } = await openRaw({ folder: data, onLostConnection: () => undefined });
  await migrate(driver, currentShape, version);
  const blob = 'ab'.repeat(32);
  const sizes = { fileSize: 1, width: 1, height: 1, createdAt: 1 };
  const file = { id: 'f', owner: 'o', ownerHash: `o ${blob}`, blob, name: 'a.png', search: 'a.png', ...sizes };
  const uow = sqlUow(driver, blobs);
  await uow.rw(['files'], (tx) => tx.put('files', { ...file, type: 'image/png' }));
  await close();
  return data;
}

describe('dialwright doctor', () => {
  it('finds nothing wrong with a new demo, and makes no folder', async () => {
    const data = folder('none');
    const report = await doctor(['--demo', '--data', data]);
    expect(report).toMatchObject({ code: 0, faults: [], isSound: true });
    expect(report.notes.join('\n')).toContain(`${data} does not exist yet`);
    expect(existsSync(data)).toBe(false);
  });

  it('names each invalid setting, as a start does', async () => {
    const env = { DATABASE_URL: 'nonsense', CODES_PER_DAY: 'many', TRUSTED_PROXIES: 'proxy', BODIES_MB: '0' };
    const { code, faults, isSound } = await doctor(['--demo', '--port', 'x', '--data', folder('none')], env);
    expect([code, isSound]).toEqual([1, false]);
    const [startCode, output] = await result(['--demo', '--port', 'x', '--data', folder('none')], env);
    expect(startCode).toBe(1);
    expect(faults).toEqual(output.trimEnd().split('\n'));
    expect(faults).toHaveLength(5);
    for (const name of ['--port', ...Object.keys(env)])
      expect(faults.some((fault) => fault.startsWith(name))).toBe(true);
    expect(existsSync(folder('none'))).toBe(false);
  });

  it('names each kind of message that cannot be sent, and connects to the mail server', async () => {
    const data = ['--data', folder('none')];
    const { code, faults } = await doctor(data);
    expect([code, faults]).toEqual([1, [expect.stringMatching(/^SMTP_URL/), expect.stringMatching(/^SMS_URL/)]]);

    const smtp = await startSmtp();
    const env = { SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, MAIL_FROM: 'codes@faces.example' };
    const sound = await doctor(data, env);
    expect([sound.code, sound.faults]).toEqual([0, []]);
    expect(sound.notes.join('\n')).toContain('SMS_URL is not set');
    expect(smtp.mails).toEqual([]);
    await smtp.stop();
    const down = await doctor(data, env);
    expect([down.code, down.faults]).toEqual([
      1,
      ['the mail server failed (ESOCKET CONN): check SMTP_URL and SMTP_TLS.'],
    ]);
  });

  it('looks at the data folder and the built product', async () => {
    const place = folder('place');
    await mkdir(place);
    const file = join(place, 'file');
    await writeFile(file, '');
    expect((await doctor(['--demo', '--data', file])).faults).toEqual([
      `${file} is a file: choose a folder with --data.`,
    ]);

    const app = join(place, 'app');
    await mkdir(app);
    const missing = await doctor(['--demo', '--data', folder('none'), '--app', app]);
    expect(missing.faults).toEqual([expect.stringContaining('holds no index.html')]);
    await writeFile(join(app, 'index.html'), '');
    await writeFile(join(app, 'mockServiceWorker.js'), '');
    const embedded = await doctor(['--demo', '--data', folder('none'), '--app', app]);
    expect(embedded.faults).toEqual([expect.stringContaining('build it with VITE_BACKEND=remote')]);
  });

  it('examines an embedded database: rights, missing files and newer data', async () => {
    const data = await storage('embedded', DATA_VERSION);
    await chmod(join(data, 'database'), 0o755);
    await mkdir(join(data, 'files'), { recursive: true });
    await chmod(join(data, 'files'), 0o700);
    const { code, faults } = await doctor(['--demo', '--data', data]);
    expect(code).toBe(1);
    expect(faults).toEqual([
      `Other users can open ${data}/database (mode 755): run chmod 700 ${data}/database.`,
      expect.stringMatching(/^1 of the users' files are missing in .*\/files: restore them from a backup \((ab)+\)\.$/),
    ]);
    expect((await readdir(join(data, 'files'))).length).toBe(0);

    const newer = await storage('newer', DATA_VERSION + 1);
    const report = await doctor(['--demo', '--data', newer]);
    expect(report.code).toBe(1);
    expect(report.faults.at(-1)).toBe(
      `the data has version ${DATA_VERSION + 1}, and this server supports up to ${DATA_VERSION}: start the newer server again, or restore a backup from before its first start.`,
    );
  }, 180_000);

  it('says that a database cannot be reached', async () => {
    const DATABASE_URL = `postgres://me:hidden@127.0.0.1:${await freePort()}/x`;
    const { code, faults } = await doctor(['--demo', '--data', folder('none')], { DATABASE_URL });
    expect(code).toBe(1);
    expect(faults).toEqual([expect.stringMatching(/^The database cannot be used: .*ECONNREFUSED(?!.*hidden)/)]);
    expect(existsSync(folder('none'))).toBe(false);
  });

  it.skipIf(!POSTGRES_PROGRAMS)(
    'examines PostgreSQL: encoding, rights and data',
    async () => {
      const DATABASE_URL = await newPostgresDatabase();
      const sound = await doctor(['--demo', '--data', folder('none')], { DATABASE_URL });
      expect(sound).toMatchObject({ code: 0, faults: [] });
      const client = new Client({ connectionString: DATABASE_URL });
      await client.connect();
      const name = new URL(DATABASE_URL).pathname.slice(1);
      await client.query(`create database ${name}_ascii encoding 'SQL_ASCII' template template0`);
      await client.query(`create role ${name}_guest login`);
      await client.query('revoke create on schema public from public');
      await client.end();
      const ascii = await doctor(['--demo', '--data', folder('none')], { DATABASE_URL: `${DATABASE_URL}_ascii` });
      expect(ascii.faults).toEqual(['The database has the encoding SQL_ASCII: create it with the encoding UTF8.']);
      const url = new URL(DATABASE_URL);
      url.username = `${name}_guest`;
      const guest = await doctor(['--demo', '--data', folder('none')], { DATABASE_URL: url.href });
      expect(guest.faults).toEqual(['The user of DATABASE_URL cannot create tables: grant CREATE on its schema.']);
    },
    120_000,
  );
});
