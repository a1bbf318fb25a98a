// Elements that choose one of their children: Condition by its expressions, settings by their default option.
import { elementsOf, type XmlElement } from '@/bytes/xml/xml';
import type { Pen } from './drawing';
import { holds } from './sources';

const textOf = ({ children }: XmlElement): string =>
  children.map((child) => (child.kind === 'text' ? child.text : '')).join('');

/** The first Compare whose expression holds, else the Default. A Compare may also contain the expression directly. */
export function drawCondition(condition: XmlElement, pen: Pen): string {
  const expressions = new Map(
    elementsOf(condition, 'Expressions')
      .flatMap((list) => elementsOf(list, 'Expression'))
      .map((expression) => [expression.attributes.name ?? '', textOf(expression)]),
  );
  const match = elementsOf(condition, 'Compare').find(({ attributes: { expression = '' } }) =>
    holds(expressions.get(expression) ?? expression, pen),
  );
  const shown = match ?? elementsOf(condition, 'Default')[0];
  return shown ? pen.children(shown, pen) : '';
}

/** The chosen option of a setting in the scene. */
function drawChosen(setting: XmlElement, option: string, pen: Pen): string {
  const id = setting.attributes.id ?? '';
  const options = elementsOf(setting, option);
  const chosen = options.find(({ attributes }, place) => pen.settings.isChosen(id, attributes.id ?? '', place));
  return chosen ? pen.children(chosen, pen) : '';
}

export const drawListConfiguration = (setting: XmlElement, pen: Pen): string => drawChosen(setting, 'ListOption', pen);

export const drawBooleanConfiguration = (setting: XmlElement, pen: Pen): string =>
  drawChosen(setting, 'BooleanOption', pen);
