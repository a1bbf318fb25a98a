// The focus in the editor: its order, its ring, what covers it, and that it is never lost.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { startBrowser } from '../support/browser';
import type { Designer } from '../support/designer';
import { openRichEditor, wordsOf } from '../support/editorStates';

const { sharedDesigner } = startBrowser();

interface Stop {
  name: string;
  /** The part of the editor that contains it. */
  place: string;
  /** Width of the ring, px; 0: none. */
  ring: number;
  /** Something covers all of it. */
  covered: boolean;
}

/** What has the focus now. */
const stop = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const focused = document.activeElement ?? document.body;
    const labels = 'labels' in focused ? (focused as HTMLInputElement).labels?.[0]?.textContent : '';
    const places: [string, string][] = [
      ['[role="dialog"], [role="alertdialog"]', 'dialog'],
      ['nav', 'skip links'],
      ['header', 'header'],
      ['[data-copies]', 'copies'],
      ['[role="application"]', 'canvas'],
      ['[role="tree"]', 'layers'],
      ['#properties', 'properties'],
      ['[role="toolbar"]', 'toolbar'],
      ['aside', 'panel'],
      ['section[aria-label]', 'section'],
    ];
    const widths = [focused, focused.parentElement, focused.closest('.field-ring'), focused.closest('label')].map(
      (one) => {
        const style = one ? getComputedStyle(one) : null;
        return style && style.outlineStyle !== 'none' ? Number.parseFloat(style.outlineWidth) : 0;
      },
    );
    // A range draws its ring at its thumb's row; a layer's ring is drawn over the face.
    const layerRing = focused.closest('[data-layer]') ? document.querySelector('.canvas-focus') : null;
    if (layerRing) widths.push(Number.parseFloat(getComputedStyle(layerRing).outlineWidth));
    const { left, top, width, height } = focused.getBoundingClientRect();
    const points = [0.5, 0.1, 0.9].flatMap((x) =>
      [0.5, 0.2, 0.8].map((y) => [left + width * x, top + height * y] as const),
    );
    const seen = points.some(([x, y]) => {
      const at = document.elementFromPoint(x, y);
      return (
        at !== null && (focused.contains(at) || at.contains(focused) || at.closest('label')?.contains(focused) === true)
      );
    });
    return {
      name: (focused.getAttribute('aria-label') ?? (labels || focused.textContent || focused.tagName))
        .trim()
        .slice(0, 50),
      place: places.find(([selector]) => focused.closest(selector))?.[1] ?? focused.tagName,
      ring: Math.max(...widths),
      covered: !seen,
    };
  });

/** Tabs through the page from its beginning until the focus leaves it. */
async function walk(page: Page): Promise<Stop[]> {
  // By keys, so that the ring shows.
  await page.locator('nav a').first().focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  const stops: Stop[] = [];
  for (let count = 0; count < 150; count += 1) {
    const now = await stop(page);
    if (now.place === 'BODY' || (count > 0 && now.place === 'skip links' && stops.at(-1)?.place !== 'skip links'))
      return stops;
    stops.push(now);
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not come to an end');
}

const inTurn = (stops: readonly Stop[]) =>
  stops.map(({ place }) => place).filter((place, index, all) => place !== all[index - 1]);

describe.each([
  ['en', { width: 1440, height: 900 }],
  ['zh', { width: 390, height: 844 }],
] as const)('the whole editor in %s', (lang, viewport) => {
  const words = wordsOf(lang);
  const shared = sharedDesigner({ lang, viewport, reducedMotion: 'reduce' }, (designer) =>
    openRichEditor(designer, words),
  );

  it('has named landmarks, under one h1', async () => {
    const structure = await shared().page.evaluate(() => ({
      h1: document.querySelectorAll('h1').length,
      mains: document.querySelectorAll('main').length,
      language: document.documentElement.lang,
      names: [...document.querySelectorAll('nav, aside, section[aria-label], form[aria-label], [role="region"]')].map(
        (one) => one.getAttribute('aria-label') ?? '',
      ),
    }));
    expect(structure).toMatchObject({ h1: 1, mains: 1 });
    expect(structure.language).toMatch(new RegExp(`^${lang}`));
    expect(structure.names).not.toContain('');
  });

  it('is tabbed through in the order of the work, with an uncovered ring on every stop', async () => {
    const designer = shared();
    await designer.do(async (page) => {
      await page.getByRole('tab', { name: words('editor:panels.layers'), exact: true }).click();
      await page.getByRole('treeitem', { name: words('catalogue:items.date'), exact: true }).click();
    });
    const { page } = designer;
    const stops = await walk(page);
    const order = inTurn(stops).filter((place) => place !== 'section');
    const wide = [
      'skip links',
      'header',
      'toolbar',
      'canvas',
      'toolbar',
      'panel',
      'layers',
      'panel',
      'properties',
      'copies',
    ];
    const narrow = ['skip links', 'header', 'toolbar', 'canvas', 'toolbar', 'panel', 'layers', 'copies'];
    expect(order).toEqual(viewport.width > 1000 ? wide : narrow);
    expect(stops.filter(({ ring }) => ring < 2).map(({ name, place }) => `${place}: ${name}`)).toEqual([]);
    expect(stops.filter(({ covered }) => covered).map(({ name, place }) => `${place}: ${name}`)).toEqual([]);
    expect(stops.slice(0, 3).map(({ name }) => name)).toEqual(
      ['canvas', 'layers', 'properties'].map((place) => words(`editor:skip.${place}`)),
    );
  });

  it('has skip links to the canvas, the layers and the properties, even if another tab hides them', async () => {
    const designer = shared();
    for (const place of ['canvas', 'layers', 'properties'] as const) {
      await designer.page.getByRole('tab', { name: words('editor:panels.data'), exact: true }).click();
      await designer.page.getByRole('link', { name: words(`editor:skip.${place}`) }).focus();
      await designer.press('Enter');
      await expect.poll(async () => (await stop(designer.page)).place).toBe(place);
    }
  });
});

/** A design with two texts. */
const twoTexts = (designer: Designer) => designer.newDesign({ name: 'Focus' }).add('Date').add('Steps');

/** The focus moves to the upper text, on the canvas. */
const onUpper = (designer: Designer) =>
  designer.tab('Layers').do(async (page) => {
    await designer.layer('Steps').click();
    await designer.face.focus();
    await page.keyboard.press('Enter');
  });

const named = async (designer: Designer) => {
  await designer;
  const { name, place } = await stop(designer.page);
  return `${place}: ${name}`;
};
const onLayer = (label: string) => new RegExp(`^canvas: ${label},`);

describe('the focus', () => {
  const shared = sharedDesigner({}, twoTexts);

  it('moves with Mod+Enter to the properties, whatever tab is open, and with Escape back to the layer', async () => {
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]) {
      const designer = shared();
      await designer.page.setViewportSize(viewport);
      await onUpper(designer);
      if (viewport.width > 1000) {
        await designer.page.getByRole('tab', { name: 'Data', exact: true }).click();
        await designer.drawn('Steps').focus();
      }
      expect(await named(designer)).toMatch(onLayer('Steps'));
      await designer.press('Control+Enter');
      await expect.poll(() => named(designer)).toMatch(/^properties: /);
      await designer.press('Escape');
      expect(await named(designer)).toMatch(onLayer('Steps'));
    }
  });

  it('moves to the next layer after a delete, and to what an undo restored or changed', async () => {
    const designer = shared();
    await onUpper(designer).press('Delete');
    expect(await named(designer)).toMatch(onLayer('Date'));
    await designer.press('Control+z');
    await expect.poll(() => named(designer)).toMatch(onLayer('Steps'));
    // Another layer is selected: undo moves the focus to the one whose move it reverts.
    await designer.press('ArrowDown', 'Tab');
    await expect.poll(() => named(designer)).toMatch(onLayer('Date'));
    await designer.press('Control+z');
    await expect.poll(() => named(designer)).toMatch(onLayer('Steps'));
    // After the last one, the canvas itself has it.
    await designer.press('Control+a', 'Delete');
    expect(await named(designer)).toBe('canvas: Watch face');
    await designer.press('Control+z');
    await expect.poll(() => named(designer)).toMatch(/^canvas: (Steps|Date),/);
  });

  it('does the same in the layer list', async () => {
    const designer = shared();
    await onUpper(designer).do(() => designer.layer('Steps').focus());
    await designer.press('Delete');
    expect(await named(designer)).toBe('layers: Date');
    await designer.press('Control+z');
    await expect.poll(() => named(designer)).toBe('layers: Steps');
  });

  it('is not lost with a button of a deleted layer', async () => {
    const designer = shared();
    await onUpper(designer).do((page) => page.getByRole('button', { name: 'Move left by 1 px' }).focus());
    await designer.press('Delete');
    await expect.poll(() => named(designer)).toMatch(/^canvas: /);
    await designer.undo();
  });

  it('moves to the canvas when Escape on a button of the properties deselects and the button is gone', async () => {
    const designer = shared();
    await onUpper(designer).do((page) => page.locator('#properties').getByRole('button', { name: 'To top' }).focus());
    await designer.press('Escape');
    // The tooltip of the button consumes one.
    if (await designer.page.getByRole('tooltip').count()) await designer.press('Escape');
    await expect.poll(() => named(designer)).toMatch(/^canvas: /);
    await expect.poll(() => designer.page.locator('[role="treeitem"][aria-selected="true"]').count()).toBe(0);
  });

  it.each([
    ['the command menu', 'Control+k'],
    ['the help', 'Control+/'],
    ['the add menu', 'a'],
    ['the preview', 'p'],
  ])('returns to the layer from %s', async (_, key) => {
    const designer = shared();
    await onUpper(designer).press(key);
    await expect.poll(() => named(designer)).toMatch(/^dialog: /);
    await designer.press('Escape');
    await expect.poll(() => named(designer)).toMatch(onLayer('Steps'));
  });

  it('returns to the layer from the confirmation for replacing its data, and from the menu', async () => {
    const designer = shared();
    await onUpper(designer).press('Enter');
    await expect.poll(() => named(designer)).toBe('dialog: Keep the data');
    await designer.press('Escape');
    await expect.poll(() => named(designer)).toMatch(onLayer('Steps'));
    await designer.press('Shift+F10');
    expect(await designer.page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('menuitem');
    await designer.press('Escape');
    expect(await named(designer)).toMatch(onLayer('Steps'));
  });

  it.each([
    'More settings of the simulator',
    'Image size of Smartwatch 500²',
    'Help',
    'Command menu',
    'Preview',
    'Rulers, grid and guides',
  ])('returns to the button "%s"', async (name) => {
    const designer = shared();
    await onUpper(designer).do((page) => page.getByRole('button', { name, exact: true }).focus());
    await designer.press('Enter');
    await designer.page.locator('[role="dialog"], [role="menu"]').first().waitFor();
    if (name === 'Rulers, grid and guides')
      await designer.page.getByRole('menuitem', { name: 'Add guide…' }).press('Enter');
    if (name === 'Help') await designer.press('End', 'Enter');
    const opened = designer.page.getByRole('dialog');
    await opened.waitFor();
    await designer.press('Escape');
    await opened.waitFor({ state: 'detached' });
    await expect.poll(async () => (await stop(designer.page)).name).toBe(name);
  });

  it('moves to the open copy after the report of a new one', async () => {
    const designer = shared();
    await onUpper(designer).do((page) => page.getByRole('button', { name: 'Copy for ASR' }).click());
    await designer.page.getByRole('dialog').waitFor();
    await designer.press('Escape');
    await expect.poll(() => named(designer)).toMatch(/^copies: Smartwatch/);
  });

  it('on a layer has a ring of two tones, so that it is visible over any face', async () => {
    const designer = shared();
    await onUpper(designer);
    const { outlineColor, boxShadow } = await designer.page.locator('.canvas-focus').evaluate((ring) => {
      const style = getComputedStyle(ring);
      return { outlineColor: style.outlineColor, boxShadow: style.boxShadow };
    });
    expect(outlineColor).toBe('rgb(255, 255, 255)');
    expect(boxShadow).toContain('rgb(11, 13, 17)');
  });
});

describe('live regions', () => {
  const shared = sharedDesigner({}, (designer) => designer.newDesign({ name: 'Heard' }));

  it('are one polite and one assertive pair, there before the first message, and the one of the layer list', async () => {
    const designer = shared();
    const regions = () =>
      designer.page.evaluate(() =>
        [...document.querySelectorAll('[aria-live], [role="status"], [role="alert"], [role="log"]')]
          .map(
            (one) =>
              `${one.closest('[data-announcer]') ? 'announcer' : one.id.replace(/\W?\d+$/, '')} ${one.getAttribute('aria-live')}`,
          )
          .sort(),
      );
    const pairs = ['announcer assertive', 'announcer assertive', 'announcer polite', 'announcer polite'];
    await expect.poll(regions).toEqual(pairs);
    // The region of row drags is added with the code of row drags, before the first drag.
    await designer.tab('Layers');
    await designer.page.getByRole('tree').hover();
    await expect.poll(regions).toEqual(['DndLiveRegion assertive', ...pairs]);
  });

  it('are silent during a pointer drag, and announce the end once', async () => {
    const designer = shared();
    await designer.add('Date').select('Date');
    await designer.page.waitForTimeout(600);
    await designer.page.evaluate(() => {
      const texts: string[] = [];
      Object.assign(window, { announcedTexts: texts });
      const regions = document.querySelector('[data-announcer]');
      if (!regions) throw new Error('no live regions');
      new MutationObserver(() => {
        const words = regions.textContent?.trim();
        if (words && words !== texts.at(-1)) texts.push(words);
      }).observe(regions, { subtree: true, childList: true, characterData: true });
    });
    const announced = () =>
      designer.page.evaluate(() => (window as unknown as { announcedTexts: string[] }).announcedTexts);
    await designer.drag('Date', 60, 30, { release: false, steps: 12 });
    await designer.page.waitForTimeout(500);
    expect(await announced()).toEqual([]);
    await designer.page.mouse.up();
    await expect.poll(announced).toHaveLength(1);
    expect((await announced())[0]).toMatch(/^Date X -?[\d.]+, Y -?[\d.]+/);
  });
});
