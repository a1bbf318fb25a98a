// First-time hints: each appears once per person, with a text that fits its place.
import { act, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { i18n, startLanguage } from '@/service/language/i18n';
import { HintNotice } from '@/simulator/HintNotice';
import { createHintNotices, HintNoticesContext } from '@/simulator/hintNotice';

const visitor = { session: { status: 'visitor', user: null, showLogin: false, lastUserId: null } } as const;
const hintsFor = () => createHintNotices(() => visitor);

beforeEach(() => localStorage.clear());

describe.each(['en', 'zh'] as const)(
  'in %s a hint and the message that may appear with it repeat nothing',
  (language) => {
    it.each([
      ['editor:modes.hint', 'editor:modes.dropped', /once a minute|每分钟|second|秒|animation|动画/i],
      ['editor:hints.noSequenceTip.text', 'editor:images.animationScaled', /%|canvas|画布/i],
    ])('%s, %s', async (hint, message, fact) => {
      await startLanguage(language);
      expect(i18n.t(message)).toMatch(fact);
      expect(i18n.t(hint)).not.toMatch(fact);
    });
  },
);

describe('hints', () => {
  it('appear once, and disappear after they were read', async () => {
    await startLanguage('en');
    vi.useFakeTimers();
    const hints = hintsFor();
    render(
      <I18nextProvider i18n={i18n}>
        <HintNoticesContext value={hints}>
          <HintNotice place="canvas" />
        </HintNoticesContext>
      </I18nextProvider>,
    );
    act(() => hints.showOnce('noSequenceTip', 'canvas'));
    expect(screen.getByRole('region', { name: 'Sequence layers' }).textContent).toContain('at most 3');
    fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
    act(() => hints.showOnce('noSequenceTip', 'canvas'));
    expect(screen.queryByRole('region')).toBeNull();
    vi.runAllTimers();
    vi.useRealTimers();
  });

  it.each([
    ['canvas', 'Animations in the editor', 'do not move until you play them'],
    ['preview', 'Animations in the preview', 'Play and Pause control the time and the animations together'],
  ] as const)('about playing fit the %s', async (place, title, words) => {
    await startLanguage('en');
    const hints = hintsFor();
    render(
      <I18nextProvider i18n={i18n}>
        <HintNoticesContext value={hints}>
          <HintNotice place={place} />
        </HintNoticesContext>
      </I18nextProvider>,
    );
    act(() => hints.showOnce('firstPriviewInAnimation', place));
    expect(screen.getByRole('region', { name: title }).textContent).toContain(words);
  });
});
