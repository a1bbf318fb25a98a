// A build is named by the copy it is of, as everywhere else.
import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { BuildRows } from '@/drafts/building/BuildRows';
import type { ListedTask } from '@/schemas/wire/builds';
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
