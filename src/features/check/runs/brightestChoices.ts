// The choices of the wearer's options with which always-on lights the most, found option by option.
import { copyWithPicks, placeOfNode } from '@/face/nodes/shownFor';
import type { FaceCopy } from '@/schemas/design';
import type { Picks } from '@/schemas/optionPlaces';

/** Maximum number of measured pictures, because each takes tens of ms. Further choices are not compared. */
const MEASURED_MAX = 24;

/**
 * The largest lit share in always-on, 0 to 1. Starts from the default choices and goes through the options in order: keeps
 * the brightest choice of each before it tries the next option, so it does not measure every combination. Measures only
 * choices with a layer in always-on. `litOf` measures the lit share of a copy.
 */
export async function brightestShare(copy: FaceCopy, litOf: (copy: FaceCopy) => Promise<number>): Promise<number> {
  const used = new Set(
    copy.ambient?.nodeList.flatMap((node) => {
      const place = placeOfNode(copy.options, node);
      return place ? [`${place.option.id}/${place.choice.id}`] : [];
    }),
  );
  let picks: Picks = {};
  let most = await litOf(copyWithPicks(copy, picks));
  let measured = 1;
  for (const option of copy.options?.list ?? []) {
    for (const { id } of option.choices) {
      if (id === option.default || !used.has(`${option.id}/${id}`) || measured >= MEASURED_MAX) continue;
      const other = { ...picks, [option.id]: id };
      const lit = await litOf(copyWithPicks(copy, other));
      measured += 1;
      if (lit > most) [most, picks] = [lit, other];
    }
  }
  return most;
}
