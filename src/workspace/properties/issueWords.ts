// Describes the error of an expression: first its position, counted from 1.
import type { TFunction } from 'i18next';
import type { ExpressionFault } from '@/face/dataTags/expression/ast';
import { faultPlace } from '@/face/dataTags/expression/faultPlace';
import type { Refusal } from '@/face/platforms/platformPolicy';
import { withRemedy } from '@/simulator/refusalWords';

/** The problem, with the character position for an expression: "At character 9: The tag does not end. …". */
export function issueWords(
  t: TFunction,
  issue: Pick<Refusal, 'remedy'> & { key: string; params: ExpressionFault['params']; position?: number },
): string {
  const { key, params, position, remedy } = issue;
  const message = withRemedy(t, t(key, { ...params }), remedy);
  return position === undefined ? message : t('errors:atCharacter', { position, message });
}

/** The same for an error that was just found. */
export const faultWords = (t: TFunction, source: string, fault: ExpressionFault): string =>
  issueWords(t, {
    key: `errors:expression.${fault.key}`,
    params: fault.params,
    position: faultPlace(source, fault),
  });
