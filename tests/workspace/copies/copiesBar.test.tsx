// The bar of copies: tabs, sizes and oversize, adding with a report, updating, deleting; by pointer and by keys.
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { switchCopy } from '@/editor/commands/copies';
import { performCommand } from '@/editor/dispatch/performCommand';
import type { EditorStore } from '@/editor/dispatch/runCommand';
import { currentNodes } from '@/editor/document/editorState';
import { watchFaceRest } from '@/face/nodes/watchPart/schema';
import { animationLayer, chipCopy, copyOf, watchCopy } from '@/tests/editor/document/twoCopies';
import { editAs } from '@/tests/editor/support/acts';
import { imageLayer, rootLayer, textLayer } from '@/tests/editor/support/documents';
import { dismissToast, messageLog, SHOWN_MAX, toasts } from '@/ui/toasts';
import { renderCopies } from './renderCopies';

beforeEach(() => {
  localStorage.clear();
  for (const { id } of toasts.get()) dismissToast(id);
});

const texts = () => toasts.get().map(({ text }) => text);
const photo = (uuid: string, kilobytes: number) =>
  imageLayer(uuid, { url: `art:photo/${uuid}.png`, fileSize: kilobytes * 1024, width: 50, height: 50 });
const heavyChip = copyOf('chip', 'falcon', [rootLayer(), photo('big', 400), photo('small', 125), textLayer('date')], {
  ratio: '466*466',
});
const addText = (store: EditorStore, uuid: string) =>
  editAs(store, 'addNode', { nodes: [...currentNodes(store.getState().editor), textLayer(uuid)] });

describe('the tabs of copies', () => {
  it.each([
    ['en', /^Smartwatch 500²\s*3 KB$/, /^ASR 466²\s*0 \/ 500 KB$/],
    ['zh', /^智能手表 500²\s*3 KB$/, /^ASR 466²\s*0 \/ 500 KB$/],
  ] as const)('name platform, canvas and size, and show a copy, in %s', async (language, watch, chip) => {
    const face = await renderCopies([watchCopy, chipCopy], language);
    expect(face.tab(watch).getAttribute('aria-selected')).toBe('true');
    await face.user.click(face.tab(chip));
    expect(face.tab(chip).getAttribute('aria-selected')).toBe('true');
    expect(face.order()).toEqual(['root', 'chip-time']);
  });
  it('are one tab stop with arrow keys, and a command shows the next', async () => {
    const face = await renderCopies([watchCopy, chipCopy]);
    face.tab(/Smartwatch/).focus();
    await face.user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(face.tab(/ASR/));
    expect(face.saved().activeFdId).toBe('chip');
    expect(face.tab(/Smartwatch/).getAttribute('tabindex')).toBe('-1');
    performCommand(face.store, face.port, switchCopy);
    expect(face.saved().activeFdId).toBe('watch');
  });
  it('say in words that a copy has diverged', async () => {
    const face = await renderCopies([watchCopy, chipCopy]);
    expect(face.tab(/ASR/).textContent).not.toContain('Out of sync');
    act(() => addText(face.store, 'new'));
    expect(face.tab(/ASR/).textContent).toContain('Out of sync');
    expect(face.tab(/Smartwatch/).textContent).not.toContain('Out of sync');
  });
});

describe('the size', () => {
  it('over the limit is written out, with the largest layers, each of which has a button to select it', async () => {
    const face = await renderCopies([heavyChip]);
    expect(face.tab(/525 \/ 500 KB\s*too large/)).toBeTruthy();
    // The bar says it once, in the tab; the amount is behind the button.
    expect(screen.queryByText(/25 KB too large/)).toBeNull();
    await face.user.click(face.button('Image size of ASR 466²'));
    const panel = screen.getByRole('dialog', { name: 'Image size of ASR 466²' });
    expect(within(panel).getByText('25 KB too large')).toBeTruthy();
    const layers = within(panel).getAllByRole('button');
    expect(layers.map((layer) => layer.textContent)).toEqual(['big400 KB', 'small125 KB']);
    await face.user.click(within(panel).getByRole('button', { name: /small/ }));
    expect(face.selection()).toEqual(['small']);
  });
  it('leads to a layer of the other mode', async () => {
    const copy = copyOf('watch', 'android', [rootLayer()], { ambient: [rootLayer(), photo('dim', 9)] });
    const face = await renderCopies([copy]);
    await face.user.click(face.button(/Image size/));
    await face.user.click(face.button(/^dim/));
    expect(face.tab('Always-on').getAttribute('aria-selected')).toBe('true');
    expect(face.selection()).toEqual(['dim']);
  });
  it('says that there are no pictures', async () => {
    const face = await renderCopies([chipCopy]);
    await face.user.click(face.button(/Image size/));
    expect(screen.getByRole('dialog').textContent).toContain('No layer has pictures.');
  });
  it('counts the pictures beside the layers of an imported face', async () => {
    const letter = { name: 'zero', url: `asset:${'b'.repeat(64)}`, fileSize: 4096 };
    const watchFace = watchFaceRest.parse({ head: '<BitmapFonts/>', pictures: [letter] });
    const face = await renderCopies([{ ...copyOf('watch', 'android', [rootLayer()]), watchFace }]);
    expect(face.tab(/4 KB/)).toBeTruthy();
    await face.user.click(face.button(/Image size/));
    expect(screen.getByRole('dialog').textContent).toMatch(
      /Picture fonts and settings, in addition to the layers4 KB$/,
    );
  });
});

describe('a new copy', () => {
  it('is reported first, and cancelling makes nothing', async () => {
    const face = await renderCopies([watchCopy]);
    await face.user.click(face.button('Copy for ASR'));
    const dialog = screen.getByRole('dialog', { name: 'New copy: ASR 466²' });
    const rows = within(within(dialog).getByRole('table', { name: 'Layers of the copy' }))
      .getAllByRole('row')
      .slice(1);
    // Layers with the same outcome share one row.
    expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
      'date',
      'slot, time, and Background',
      'rain',
    ]);
    for (const row of rows) expect(within(row).getAllByRole('cell')[0]?.textContent).toMatch(/^(Kept|Changed|Lost)$/);
    await face.user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(face.saved().copies).toHaveLength(1);
    await waitFor(() => expect(document.activeElement).toBe(face.tab(/Smartwatch/)));
  });
  it.each([
    ['en', 'Copy for ASR', 'Make copy'],
    ['zh', 'ASR 副本', '创建副本'],
  ] as const)('is made and shown by keys alone, with the focus on its tab, in %s', async (language, open, make) => {
    const face = await renderCopies([watchCopy], language);
    face.button(open).focus();
    await face.user.keyboard('{Enter}');
    const confirm = await screen.findByRole('button', { name: make });
    while (document.activeElement !== confirm) await face.user.tab();
    await face.user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(face.tab(/^ASR 466²/)));
    const saved = face.saved();
    expect(saved).toMatchObject({ system: 'all', activeFdId: saved.copies[1]?.id });
    expect(saved.fdIds).toEqual(saved.copies.map(({ id }) => id));
    expect(screen.queryByRole('button', { name: open })).toBeNull();
  });
  it.each([
    [
      'en',
      'Copy for Smartwatch',
      /^ASR 466²: far and near show data that is not available in a design for both watches/,
    ],
    ['zh', '智能手表 副本', /^ASR 466².*“?far.*near/],
  ] as const)('lists the layers of the old one that it invalidates, in %s', async (language, open, words) => {
    const tagged = (uuid: string, textTag: string) => textLayer(uuid, { textTag });
    const nodes = [rootLayer(), tagged('far', '#DIST#'), tagged('near', '#CAL#'), tagged('fine', '#ZSC#')];
    const face = await renderCopies([copyOf('chip', 'falcon', nodes, { ratio: '466*466' })], language);
    await face.user.click(face.button(open));
    const [item] = within(screen.getByRole('dialog')).getAllByRole('listitem');
    expect(item?.textContent).toMatch(words);
    expect(item?.textContent).not.toContain('fine');
  });
  it('has details beyond the toasts in the message log, and the toasts link there', async () => {
    const bare = { rotate: '', rotation: 0 };
    const nodes = [
      rootLayer(),
      imageLayer('tagged', { width: 275, height: 275, rotate: '#DWFS#' }),
      imageLayer('turned', { width: 300, height: 300, rotation: 20 }),
      { ...imageLayer('hand', { width: 20, height: 200, ...bare }), type: 'hour' as const },
      animationLayer('rain', 3, { width: 300, height: 300 }),
      photo('heavy', 600),
    ];
    const face = await renderCopies([copyOf('watch', 'android', nodes)]);
    await face.user.click(face.button('Copy for ASR'));
    // The outcome for the whole copy is shown before it is made, too.
    const ahead = within(screen.getByRole('dialog')).getAllByRole('listitem');
    expect(ahead.map((item) => item.textContent)).toEqual([
      expect.stringMatching(/draws layers with live data above the others/),
      expect.stringMatching(/^The pictures of this copy will take 603 KB; the watch allows 500 KB\. .*heavy/),
    ]);
    const logged = new Set(messageLog.get());
    await face.user.click(face.button('Make copy'));
    const newMessages = messageLog.get().filter((message) => !logged.has(message));
    const starts = [
      /^The pictures/,
      /^Images over 30% of the watch/,
      /^Images covering .* rotated/,
      /^Images covering .* anim/,
    ];
    for (const words of [...starts, /^The hands have/, /^Layers with live data/])
      expect(newMessages.filter(({ text }) => words.test(text))).toHaveLength(1);
    expect(toasts.get()).toHaveLength(SHOWN_MAX);
    expect(toasts.get().at(-1)?.text).toMatch(/^\d more messages about this copy$/);
    act(() => toasts.get().at(-1)?.action?.onSelect());
    expect(await screen.findByRole('dialog', { name: 'Messages' })).toBeTruthy();
  });
  it('converts both modes, and lists each change once, with its modes', async () => {
    const weekday = textLayer('day', { textTag: '#DEG#' });
    const copy = copyOf('watch', 'android', [rootLayer(), textLayer('a'), weekday], {
      ambient: [rootLayer(), textLayer('b'), weekday],
    });
    const face = await renderCopies([copy]);
    await face.user.click(face.button('Copy for ASR'));
    const rows = within(screen.getByRole('table', { name: 'Layers of the copy' }))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
      'dayNormal and always-on',
      'aNormal',
      'BackgroundNormal and always-on',
      'bAlways-on',
    ]);
    expect(rows[0]?.textContent).toMatch(/Shows “\w{3}” instead of “.+” \(#DE# instead of #DEG#\)\./);
    expect(within(screen.getByRole('dialog')).getByRole('status').textContent).toMatch(/^3 kept1 changed$/);
    await face.user.click(face.button('Make copy'));
    expect(face.saved().copies[1]?.ambient?.nodeList.map(({ label }) => label)).toEqual(['Background', 'b', 'day']);
  });
});

describe('an animation over the limit', () => {
  const large = copyOf('watch', 'android', [rootLayer(), animationLayer('rain', 8, { width: 300, height: 300 })]);
  const openReport = async () => {
    const face = await renderCopies([large]);
    await face.user.click(face.button('Copy for ASR'));
    return { face, choices: screen.getByRole('region', { name: 'rain is larger than this platform allows' }) };
  };
  const fate = () => screen.getByRole('row', { name: /^rain/ });

  it('is scaled down unless another choice is made', async () => {
    const { face, choices } = await openReport();
    expect(within(choices).getByRole('radio', { name: 'Scale down' })).toHaveProperty('checked', true);
    expect(fate().textContent).toContain('Changed');
    await face.user.click(face.button('Make copy'));
    expect(face.nodes()[1]?.nodeType).toBe('animation');
    await waitFor(() => expect(texts().length).toBeGreaterThan(0));
  });
  it('is left out, and the report says so in advance', async () => {
    const { face, choices } = await openReport();
    await face.user.click(within(choices).getByRole('radio', { name: 'Skip' }));
    expect(fate().textContent).toContain('Lost');
    await face.user.click(face.button('Make copy'));
    expect(face.nodes()).toHaveLength(1);
  });
  it('becomes the frame chosen by arrow keys', async () => {
    const { face, choices } = await openReport();
    within(choices).getByRole('radio', { name: 'Scale down' }).focus();
    await face.user.keyboard('{ArrowRight}');
    const grid = within(choices).getByRole('radiogroup', { name: 'Frame of rain to show' });
    expect(within(grid).getAllByRole('radio')).toHaveLength(8);
    expect(within(grid).getByRole('radio', { name: 'Frame 1' })).toHaveProperty('checked', true);
    await face.user.tab();
    await face.user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{ArrowUp}{End}{ArrowLeft}');
    expect(document.activeElement).toBe(within(grid).getByRole('radio', { name: 'Frame 7' }));
    expect(within(grid).getByRole('radio', { name: 'Frame 7' })).toHaveProperty('checked', true);
    await face.user.click(face.button('Make copy'));
    expect(face.nodes()[1]).toMatchObject({ nodeType: 'image', style: { url: 'art:rain/6.png' } });
    expect(Object.values(face.saved().copies[1]?.animationToImageIndex ?? {})).toEqual([6]);
  });
});

describe('the actions of a copy', () => {
  const openActions = async (name: RegExp) => {
    const face = await renderCopies([watchCopy, chipCopy]);
    act(() => addText(face.store, 'new'));
    await face.user.click(face.tab(name));
    await face.user.click(face.button(/^Actions for/));
    return face;
  };
  it('update it from its source after a report, as one undo', async () => {
    const face = await openActions(/ASR/);
    await face.user.click(screen.getByRole('menuitem', { name: 'Update from Smartwatch' }));
    expect(screen.getByRole('dialog', { name: 'Update ASR 466² from Smartwatch' })).toBeTruthy();
    await face.user.click(face.button('Update'));
    expect(face.nodes().some(({ label }) => label === 'new')).toBe(true);
    expect([face.undos(), face.saved().copies[1]?.nodeDataUnsync]).toEqual([1, false]);
    await waitFor(() => expect(document.activeElement).toBe(face.tab(/ASR/)));
    face.undo();
    expect(face.order()).toEqual(['root', 'chip-time']);
  });
  it('cannot update what is up to date, and say so', async () => {
    const face = await renderCopies([watchCopy, chipCopy]);
    await face.user.click(face.tab(/ASR/));
    await face.user.click(face.button(/^Actions for/));
    expect(screen.getByRole('menuitem', { name: /Update from Smartwatch/ }).textContent).toContain('It is up to date.');
  });
  it('delete it after confirmation, listing the losses', async () => {
    const face = await openActions(/ASR/);
    await face.user.click(screen.getByRole('menuitem', { name: 'Delete copy' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Delete ASR 466²?' });
    expect(dialog.textContent).toContain('Its 2 layers and its undo history are lost.');
    await face.user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(face.saved().copies).toHaveLength(2);
    await face.user.click(face.button(/^Actions for/));
    await face.user.click(screen.getByRole('menuitem', { name: 'Delete copy' }));
    await face.user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete copy' }));
    expect(face.saved()).toMatchObject({ fdIds: ['watch'], system: 'wearOS', activeFdId: 'watch' });
    await waitFor(() => expect(document.activeElement).toBe(face.tab(/Smartwatch/)));
    expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull();
  });
  it('of the source have no update', async () => {
    await openActions(/Smartwatch/);
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Delete copy']);
  });
});
