// The content security policy of the production build: the main journey does not violate it, and forbidden requests fail.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { startBrowser } from '../support/browser';
import { pngFile } from '../support/pictures';

const { newDesigner } = startBrowser();

/** Violations of the page since it was opened, as the browser reports them. */
const noted = () => (globalThis as unknown as { violations: string[] }).violations;

const listen = () => {
  const violations: string[] = [];
  Object.assign(globalThis, { violations });
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    violations.push(`${violatedDirective} ${blockedURI} ${sample}`),
  );
};

describe('the content security policy', () => {
  it('is kept by the whole main job', async () => {
    const designer = newDesigner();
    const byWorker = new Set<string>();
    const hear = (page: Page) => {
      page.on('response', (response) => {
        if (response.fromServiceWorker()) byWorker.add(new URL(response.url()).pathname.split('/')[1] ?? '');
      });
      return page.addInitScript(listen);
    };
    await designer.do(hear).newDesign({ name: 'Locked' });
    const { page } = designer;
    const quiet = async () => expect(await page.evaluate(noted)).toEqual([]);
    await designer
      .add('Background', pngFile('night.png', { width: 500, height: 500, color: '#102a43' }))
      .add('Digital time')
      .drag('Digital time', 0, 60)
      .add('Hour')
      .select('Digital time');
    // The handles are drawn, by their own style sheet.
    const handle = page.locator('.moveable-control').first();
    await handle.waitFor();
    expect(await handle.evaluate((element) => getComputedStyle(element).position)).toBe('absolute');
    await quiet();

    await designer.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').waitFor();
    await designer.press('Escape').press('Control+/');
    await page.getByRole('dialog').waitFor();
    await designer.press('Escape');
    await designer.save();
    await quiet();

    await page.getByRole('tab', { name: 'Always-on' }).click();
    await page.getByText(/Lit/).first().waitFor();
    await expect.poll(() => page.getByText(/Lit \d+%/).count()).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await page.getByRole('dialog').waitFor();
    await designer.press('Escape');
    await quiet();
    // The backend's worker answers only calls: scripts and pictures of the host bypass it.
    expect([...byWorker]).toEqual(['api']);
  });

  it('X2, fault 19: lets no foreign text become script or markup', async () => {
    const designer = newDesigner({ expected: /Trusted|Content Security Policy|markup|script of ours|violates/i });
    await designer.do((page) => page.addInitScript(listen)).visit('/');
    const tried = await designer.page.evaluate(() => {
      const script = document.createElement('script');
      const inline: { ran?: boolean } = globalThis as never;
      let scriptFault = '';
      try {
        script.text = 'globalThis.ran = true';
        document.head.append(script);
      } catch (error) {
        scriptFault = String(error);
      }
      let markupFault = '';
      try {
        document.body.innerHTML = '<p>mine</p>';
      } catch (error) {
        markupFault = String(error);
      }
      const button = document.createElement('button');
      button.setAttribute('type', 'button');
      return { ran: inline.ran === true, scriptFault, markupFault };
    });
    expect(tried.ran).toBe(false);
    expect(tried.markupFault).toContain('TypeError');
    await expect.poll(() => designer.page.evaluate(noted).then((all) => all.length)).toBeGreaterThan(0);
  });
});
