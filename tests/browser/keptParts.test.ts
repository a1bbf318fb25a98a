// A preserved part in a real browser: drawn on the canvas, moved, explained, and its text copied nowhere else.
import { describe, expect, it } from 'vitest';
import { writeProjectFile } from '@/output/projectFile';
import { startBrowser } from '../support/browser';
import { sampleDesign } from '../support/designs';
import { fileOf } from '../support/pictures';

const { newDesigner } = startBrowser();

const XML =
  '<Group name="Dial" x="100" y="100" width="300" height="300"><PartDraw x="0" y="0" width="300" height="300">' +
  '<Ellipse x="10" y="10" width="280" height="280"><Stroke color="#ff2d6cdf" thickness="12"/></Ellipse></PartDraw>' +
  '<PartText x="0" y="110" width="300" height="80"><Variant mode="AMBIENT" target="alpha" value="120"/><Text><Font family="SYNC_TO_DEVICE" size="56">' +
  '<Template>%s:%s<Parameter expression="[HOUR_0_23]"/><Parameter expression="[MINUTE]"/></Template></Font></Text></PartText></Group>';
const PART = {
  ...{ uuid: 'part', label: 'Dial from elsewhere', nodeType: 'watch_part' },
  style: { x: 100, y: 100, fromX: 100, fromY: 100, width: 300, height: 300, xml: XML },
};
const file = () =>
  fileOf(
    Buffer.from(writeProjectFile(sampleDesign({ layers: [PART] }), new Map())),
    'kept.dialwright',
    'application/octet-stream',
  );

describe('a preserved part', () => {
  it('is drawn in its place, can be moved, and describes itself', async () => {
    const designer = newDesigner();
    await designer.visit('/dialList').do(async (page) => {
      const press = designer.button('Open a file').click();
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press]);
      await chooser.setFiles(file());
      await designer.face.waitFor();
      await designer.drawn('Dial from elsewhere').locator('ellipse, circle').first().waitFor({ state: 'attached' });
    });
    expect(await designer.drawn('Dial from elsewhere').textContent()).toMatch(/^\d+:\d+$/);
    await designer.do(async (page) => {
      await designer.layer('Dial from elsewhere').click();
      await designer.layer('Dial from elsewhere').getByText('Kept part', { exact: true }).waitFor();
      const { properties } = designer;
      await properties.getByText('Imported part').waitFor();
      expect(await properties.getByRole('textbox', { name: 'Its text' }).inputValue()).toBe(XML);
      const before = await designer.drawn('Dial from elsewhere').boundingBox();
      await designer.face.focus();
      await page.keyboard.press('Shift+ArrowRight');
      await expect
        .poll(async () => (await designer.drawn('Dial from elsewhere').boundingBox())?.x)
        .toBeGreaterThan(before!.x);
    });
  });
});
