// "Help" in the editor's top bar: the guide, the shortcuts, the messages, and the report of an imported design.
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HelpMenu } from '@/workspace/topBar/HelpMenu';
import { rootLayer } from '../../editor/support/documents';
import { renderEditor } from '../../editor/support/renderEditor';

it.each([
  ['en', 'Help', ['User guide', 'Keyboard shortcuts?', 'Messages']],
  ['zh', '帮助', ['使用指南', '键盘快捷键?', '消息记录']],
] as const)('offers the guide, the shortcuts and the messages (%s)', async (language, label, names) => {
  const { user, port } = await renderEditor(<HelpMenu />, [rootLayer()], language);
  await user.click(screen.getByRole('button', { name: label }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(names);
  await act(() => user.keyboard('{Enter}'));
  expect(port.openGuide).toHaveBeenCalledTimes(1);
});
