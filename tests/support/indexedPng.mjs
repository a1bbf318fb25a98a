// Colours of a small picture as a palette of at most 256: exact if it has at most that many, otherwise by median cut.

/** Pixels by colour; all fully transparent pixels are one colour. */
function histogram(rgba) {
  const counts = new Map();
  for (let at = 0; at < rgba.length; at += 4) {
    const key = rgba[at + 3] === 0 ? 0 : rgba.readUInt32BE(at);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

const channels = (key) => [key >>> 24, (key >>> 16) & 255, (key >>> 8) & 255, key & 255];

/** A group of colours: its widest channel, and the gain of splitting it. */
function boxOf(colors) {
  let widest = { channel: 0, range: -1 };
  for (let channel = 0; channel < 4; channel += 1) {
    let low = 255;
    let high = 0;
    for (const { part } of colors) {
      low = Math.min(low, part[channel]);
      high = Math.max(high, part[channel]);
    }
    if (high - low > widest.range) widest = { channel, range: high - low };
  }
  const weight = colors.reduce((sum, { count }) => sum + count, 0);
  return { colors, ...widest, gain: widest.range * Math.sqrt(weight) };
}

function cut({ colors, channel }) {
  const sorted = [...colors].sort((a, b) => a.part[channel] - b.part[channel]);
  const half = sorted.reduce((sum, { count }) => sum + count, 0) / 2;
  let seen = 0;
  let at = sorted.findIndex(({ count }) => {
    seen += count;
    return seen >= half;
  });
  at = Math.min(Math.max(at + 1, 1), sorted.length - 1);
  return [boxOf(sorted.slice(0, at)), boxOf(sorted.slice(at))];
}

function mean(colors) {
  const weight = colors.reduce((sum, { count }) => sum + count, 0);
  return [0, 1, 2, 3].map((c) =>
    Math.round(colors.reduce((sum, { part, count }) => sum + part[c] * count, 0) / weight),
  );
}

/** `{ table: [r, g, b, a][], indices }` of RGBA pixels (a Buffer). */
export function indexed(rgba, most = 256) {
  const counts = histogram(rgba);
  const colors = [...counts].map(([key, count]) => ({ key, count, part: channels(key) }));
  const boxes = [boxOf(colors.filter(({ key }) => key !== 0))].filter((box) => box.colors.length > 0);
  const room = most - (counts.has(0) ? 1 : 0);
  while (boxes.length < room) {
    const next = boxes.reduce(
      (best, box) => (box.colors.length > 1 && box.gain > (best?.gain ?? -1) ? box : best),
      null,
    );
    if (!next) break;
    boxes.splice(boxes.indexOf(next), 1, ...cut(next));
  }
  // Translucent colours first: the file only has to list their alphas.
  const table = boxes.map((box) => ({ color: mean(box.colors), keys: box.colors.map(({ key }) => key) }));
  if (counts.has(0)) table.push({ color: [0, 0, 0, 0], keys: [0] });
  table.sort((a, b) => a.color[3] - b.color[3]);
  const place = new Map(table.flatMap(({ keys }, index) => keys.map((key) => [key, index])));
  const indices = Buffer.alloc(rgba.length / 4);
  for (let i = 0; i < indices.length; i += 1) {
    indices[i] = place.get(rgba[i * 4 + 3] === 0 ? 0 : rgba.readUInt32BE(i * 4));
  }
  return { table: table.map(({ color }) => color), indices };
}
