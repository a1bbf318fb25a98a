// The registry of commands: the shortcut table, the context menus, the toolbars and the help dialog are read from it.
import { addNode } from './addNode';
import { ALIGN_COMMANDS } from './align';
import { copy, cut, duplicate, paste } from './clipboard';
import type { Command } from './defineCommand';
import { exportFile } from './exportFile';
import { toggleLock, toggleVisible } from './flags';
import { NUDGES } from './nudge';
import { moveTo, ORDER_COMMANDS } from './order';
import { removeNodes } from './removeNodes';
import { rename, renameDesign, startRename } from './rename';
import { RESIZES } from './resizeByKeys';
import { TURN_COMMANDS } from './rotateByKeys';
import { select, selectAll, selectNext, selectNone, selectPrevious } from './select';
import { NEAREST } from './selectNearest';
import { describeSelection, focusProperties, redo, save, showHelp, undo } from './session';
import { setField } from './setField';
import { moveNodes, resizeNodes, rotateNodes } from './transformNodes';
import { fit, PANS, zoom100, zoomIn, zoomOut } from './view';

/** Everything a designer can do, in the order of the help dialog and of the menus. */
export const COMMANDS: readonly Command[] = [
  save,
  exportFile,
  showHelp,
  renameDesign,
  undo,
  redo,
  cut,
  copy,
  paste,
  duplicate,
  removeNodes,
  select,
  selectAll,
  selectNone,
  selectNext,
  selectPrevious,
  ...NEAREST,
  focusProperties,
  describeSelection,
  ...NUDGES,
  ...RESIZES,
  ...TURN_COMMANDS,
  moveNodes,
  resizeNodes,
  rotateNodes,
  ...ALIGN_COMMANDS,
  ...ORDER_COMMANDS,
  moveTo,
  addNode,
  startRename,
  rename,
  setField,
  toggleVisible,
  toggleLock,
  zoomIn,
  zoomOut,
  zoom100,
  fit,
  ...PANS,
];
