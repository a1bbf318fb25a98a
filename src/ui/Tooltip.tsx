// Gives its one child a tooltip that also describes it. A control that has only an icon uses IconButton instead.
import { cloneElement, type HTMLAttributes, type ReactElement } from 'react';
import { useTooltip } from './useTooltip';

export interface TooltipProps {
  text: string;
  /** Shown after the text, such as a shortcut. */
  extra?: string;
  /** One focusable element that passes handlers and aria-describedby on. */
  children: ReactElement<HTMLAttributes<HTMLElement>>;
}

export function Tooltip({ text, extra, children }: TooltipProps) {
  const tip = useTooltip<HTMLElement>(text, extra);
  return (
    <>
      {cloneElement(children, { ...tip.merge(children.props), 'aria-describedby': tip.id })}
      {tip.node}
    </>
  );
}
