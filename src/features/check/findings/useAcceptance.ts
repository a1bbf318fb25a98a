// Accepts findings in the mode of their layer, and takes that back. Both return whether the design changed.
import { useMemo } from 'react';
import { acceptFinding, judgeAgain } from '@/editor/commands/acceptFindings';
import type { StoredCommand } from '@/editor/dispatch/decide';
import { useEditor } from '@/editor/dispatch/editorContext';
import { runCommand } from '@/editor/dispatch/runCommand';
import type { CheckFinding } from '@/output/watchFace/checkFinding';
import { goToFinding } from './useQuickFixes';

export interface Acceptance {
  accept(finding: CheckFinding, note: string): boolean;
  judgeAgain(finding: CheckFinding): boolean;
}

export function useAcceptance(): Acceptance {
  const services = useEditor();
  return useMemo(() => {
    const run = <P>(finding: CheckFinding, command: StoredCommand<P>, payload: P): boolean => {
      goToFinding(services, finding);
      return runCommand(services.store, command, payload, { isToldElsewhere: true }) === null;
    };
    const about = ({ uuid, key, by }: CheckFinding) => ({ uuid: uuid ?? '', key, ...(by === undefined ? {} : { by }) });
    return {
      accept: (finding, note) => run(finding, acceptFinding, { ...about(finding), note }),
      judgeAgain: (finding) => run(finding, judgeAgain, about(finding)),
    };
  }, [services]);
}
