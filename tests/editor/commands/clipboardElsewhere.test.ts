// The clipboard beyond one list: cuts restored to other copies and modes, other canvases, other tabs.
import { describe, expect, it } from 'vitest';
import { copy, cut, paste } from '@/editor/commands/clipboard';
import {
  CLIPBOARD_TEXT_MAX,
  clipboardHtml,
  clipboardText,
  readClipboardText,
  textInHtml,
} from '@/editor/commands/clipboardText';
import { removeNodes } from '@/editor/commands/removeNodes';
import type { Clipboard } from '@/editor/document/clipboard';
import { historyOf, shownAt } from '@/editor/document/editorState';
import { present } from '@/editor/document/history';
import { HISTORY_STATES } from '@/schemas/limits';
import { backgroundLayer, designOf, ringLayer, rootLayer, Session, textLayer } from '../support/documents';

/** A design with a second, smaller copy for the chip platform, and an always-on mode of the first. */
function twoCopies(): Session {
  const session = new Session([rootLayer(), textLayer('a', { x: 100, y: 100 }), textLayer('b')]);
  const design = session.state.design!;
  const [first] = design.copies;
  const [chip] = designOf([rootLayer(), textLayer('z')], 'falcon').copies;
  const copies = [
    { ...first!, ambient: { ...first!.normal, nodeList: [rootLayer(), textLayer('n')] } },
    { ...chip!, id: 'chip', ratio: '466*466' },
  ];
  session.state = { ...session.state, design: { ...design, copies } };
  return session;
}
const show = (session: Session, copyId: string, mode: 'normal' | 'ambient' = 'normal') => {
  session.state = shownAt(session.state, copyId, mode);
  return session;
};
const orderOf = (session: Session, copyId: string, mode: 'normal' | 'ambient' = 'normal') =>
  present(historyOf(session.state, copyId, mode)!).map((node) => node.uuid);

describe('a cut that was never pasted', () => {
  it.each([
    ['copy', copy],
    ['cut', cut],
  ] as const)('is restored to its own copy after a %s in another', (_, command) => {
    const session = twoCopies().select('a');
    session.press(cut);
    expect(orderOf(session, 'copy')).toEqual(['root', 'b']);
    show(session, 'chip').select('z').press(command);
    expect(orderOf(session, 'copy')).toEqual(['root', 'a', 'b']);
    expect(session.order).toEqual(command === copy ? ['root', 'z'] : ['root']);
    expect(session.state.clipboard?.nodes.map((node) => node.uuid)).toEqual(['z']);
  });
  it('is restored to its own mode, as one step that can be undone there', () => {
    const session = twoCopies().select('a', 'b');
    session.press(cut);
    show(session, 'copy', 'ambient').select('n').press(copy);
    expect(orderOf(session, 'copy')).toEqual(['root', 'a', 'b']);
    show(session, 'copy').undo();
    expect(session.order).toEqual(['root']);
  });
  it('is not restored once it was pasted elsewhere', () => {
    const session = twoCopies().select('a');
    session.press(cut);
    show(session, 'copy', 'ambient').press(paste);
    session.select('n').press(copy);
    expect(orderOf(session, 'copy')).toEqual(['root', 'b']);
  });
  it('does not restore a layer whose cut was undone, and that was deleted since', () => {
    const session = twoCopies().select('a');
    session.press(cut);
    session.undo();
    session.select('a').press(removeNodes);
    show(session, 'copy', 'ambient').select('n').press(copy);
    expect(orderOf(session, 'copy')).toEqual(['root', 'b']);
  });
  it('is restored if the cut was undone and redone, or fell off the start of the history', () => {
    const session = twoCopies().select('a');
    session.press(cut);
    session.undo();
    session.redo();
    for (let x = 1; x <= HISTORY_STATES; x += 1) {
      const nodes = [session.node('root'), textLayer('b', { x })];
      session.run({ kind: 'edit', name: 'test', group: 'edit', record: 'entry', apply: () => ({ nodes }) }, undefined);
    }
    show(session, 'copy', 'ambient').select('n').press(copy);
    expect(orderOf(session, 'copy')).toEqual(['root', 'a', 'b']);
  });
  it('is not restored if a rule refuses it by now', () => {
    const session = new Session([rootLayer(), backgroundLayer('first'), textLayer('a')]).select('first');
    session.press(cut);
    const withOther = [session.node('root'), backgroundLayer('second'), session.node('a')];
    session.run(
      { kind: 'edit', name: 'test', group: 'edit', record: 'entry', apply: () => ({ nodes: withOther }) },
      undefined,
    );
    session.select('a').press(copy);
    expect(session.order).toEqual(['root', 'second', 'a']);
  });
});

describe('another canvas', () => {
  it('pastes layers scaled about the centre', () => {
    const ring = ringLayer('r', { x: 200, y: 200, width: 100, height: 100, ringWidth: 20 });
    const session = new Session([rootLayer(), ring]).select('r');
    session.press(copy);
    session.run(paste, { ...session.state.clipboard!, id: 'other', canvas: { width: 250, height: 250 } });
    const [made = ''] = session.made;
    expect(session.style(made)).toMatchObject({ width: 200, height: 200, ringWidth: 40 });
    expect([session.style(made).x, session.style(made).y]).toEqual([410, 410]);
  });
});

describe('layers as text', () => {
  const clipboard: Clipboard = {
    id: 'act',
    nodes: [textLayer('a', { text: '时间 "quoted" <b>' })],
    canvas: { width: 500, height: 500 },
    cut: null,
    pasted: 3,
  };
  it('are restored whole, from our own type and inside HTML', () => {
    const text = clipboardText(clipboard)!;
    expect(readClipboardText(text)).toEqual({ ...clipboard, pasted: 0 });
    const html = `<meta charset="utf-8">${clipboardHtml(text, '<i>a</i> & b')}`;
    expect(html).not.toContain('<i>');
    expect(readClipboardText(textInHtml(html)!)).toEqual({ ...clipboard, pasted: 0 });
  });
  it('are not read from foreign HTML', () => {
    expect(textInHtml('<p>Words</p>')).toBeNull();
  });
  const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
  it.each([
    ['no JSON', 'Words'],
    ['another program’s JSON', '{"format":"figma"}'],
    ['a newer version', clipboardText(clipboard)!.replace('"version":1', '"version":2')],
    ['no layers', clipboardText({ ...clipboard, nodes: [] })!],
    ['a layer without its fields', clipboardText(clipboard)!.replace('"uuid":"a",', '')],
    ['an infinite canvas', clipboardText({ ...clipboard, canvas: { width: 1e9, height: 1 } })!],
    ['a root', clipboardText({ ...clipboard, nodes: [rootLayer()] })!],
    ['endless nesting', nested(100_000)],
    ['too much content', ' '.repeat(CLIPBOARD_TEXT_MAX + 1)],
  ])('are refused: %s', (_, text) => {
    expect(readClipboardText(text)).toBeNull();
  });
  it('are not written if they would not be read', () => {
    const long = textLayer('a', { text: 'x'.repeat(1000) });
    expect(clipboardText({ ...clipboard, nodes: Array.from({ length: 4000 }, () => long) })).toBeNull();
  });
});
