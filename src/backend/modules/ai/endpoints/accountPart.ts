// AI tasks and texts of an account that is deleted.
import type { AccountPart } from '@/backend/shared/accountPart';
import { allOf, readPage } from '@/backend/shared/readPage';

export const aiOfAccount: AccountPart = {
  stores: ['aiTasks', 'aiBeta', 'aiResults'],
  erase: async (tx, { userId }) => {
    const tasks = await allOf(tx, 'aiTasks', { by: 'ownerNewest', of: userId, order: 'ascending' });
    for (const { id } of tasks) await tx.delete('aiTasks', id);
    const results = await allOf(tx, 'aiResults', { by: 'owner', of: userId, order: 'ascending' });
    for (const { id } of results) await tx.delete('aiResults', id);
    await tx.delete('aiBeta', userId);
  },
  records: {
    aiTasks: async (tx, owner, page) => {
      const { records, ...rest } = await readPage(
        tx,
        'aiTasks',
        { by: 'ownerNewest', of: owner, order: 'descending' },
        page,
      );
      const shown = records.map(({ taskId, prompt, submittedAt, outcome, images }) => ({
        taskId,
        prompt,
        submittedAt,
        outcome,
        images,
      }));
      return { ...rest, records: shown };
    },
    aiTexts: async (tx, owner, page) => {
      const { records, ...rest } = await readPage(
        tx,
        'aiResults',
        { by: 'owner', of: owner, order: 'ascending' },
        page,
      );
      return { ...rest, records: records.map(({ kind, text, at }) => ({ kind, text, at })) };
    },
  },
};
