// A build is named by its copy, as everywhere else.
import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, describe, expect, it } from 'vitest';
import { BuildRows } from '@/features/publishing/builds/BuildRows';
import type { ListedTask } from '@/schemas/wire/builds';
import { notePackage, type PackageFailure, packageWork } from '@/service/builds/packageWork';
import { copyName } from '@/simulator/copyWords';
import { sampleDesign } from '@/tests/support/designs';
import { i18nForTests, LANGUAGES } from '@/tests/support/i18nForTests';

it.each(LANGUAGES)('a build has the name of its copy in %s', (language) => {
  const i18n = i18nForTests(language);
  const design = sampleDesign();
  const copy = design.copies[0]!;
  const task = { id: 'task', copyId: copy.id, platform: copy.platform, state: 'queued', progress: 0 };
  render(
    <I18nextProvider i18n={i18n}>
      <BuildRows design={design} tasks={[task as ListedTask]} onRetry={() => {}} />
    </I18nextProvider>,
  );
  const name = copyName(i18n.t, copy);
  expect(screen.getByText(name)).toBeTruthy();
  expect(screen.getByRole('progressbar').getAttribute('aria-label')).toContain(name);
});

const REASONS: readonly PackageFailure[] = [
  { reason: 'pictures', count: 2 },
  { reason: 'fonts', names: ['Fancy', 'Plain'] },
  { reason: 'findings', findings: [] },
  { reason: 'rule', refusal: { messageKey: 'packageOver', severity: 'warning', params: { size: 2, limit: 1 } } },
  ...(['notMade', 'notKept', 'notKeepable', 'tooLarge', 'making', 'moved', 'stopped'] as const).map((reason) => ({
    reason,
  })),
];

describe.each(LANGUAGES)('why a package was not made, in %s', (language) => {
  afterEach(() => packageWork.set(new Map()));
  const text = { uuid: 'way', label: 'The way', nodeType: 'text', style: {} };
  const design = sampleDesign({ layers: [text] });
  const { id: copyId, platform } = design.copies[0]!;
  const task = { id: 'task', copyId, platform, state: 'queued', progress: 0 } as ListedTask;
  const shown = (failure: PackageFailure) => {
    notePackage('task', { step: 'failed', failure });
    return render(
      <I18nextProvider i18n={i18nForTests(language)}>
        <BuildRows design={design} tasks={[task]} onRetry={() => {}} />
      </I18nextProvider>,
    ).container.textContent;
  };

  it.each(REASONS)('$reason has words', (failure) => {
    const words = shown(failure);
    expect(words).not.toMatch(/packageFailed|refusals|\{\{/);
    if (failure.reason === 'fonts') expect(words).toMatch(/Fancy.+Plain/);
  });

  it('an error in the face names its layer', () => {
    const params = { tags: 'DIST' };
    const finding = { key: 'twoLanguages', severity: 'error', mode: 'normal', uuid: 'way', params } as const;
    expect(shown({ reason: 'findings', findings: [finding] })).toContain('The way');
  });
});
