"""Memory figures of watch face documents, computed from the rule's text and not from the product's code.

The rule is that of google/watchface, play-validations/memory-footprint. This is a second
implementation of it in another language, over another XML parser, which tries every combination of configurations one by one.
It is not Google's tool.

Usage: python3 memoryFigures.py FOLDER > figures.json
FOLDER holds NAME.xml and NAME.json: {"fonts": {name: bytes}, "drawables": {name: {"width", "height", "frames", "sha1", "rgb565"}}};
a drawable may be {"png": path} instead, which is then measured.
"""
import hashlib
import itertools
import json
import pathlib
import struct
import sys
import zlib
import xml.etree.ElementTree as ET

SYSTEM = "Roboto"
MINUTES = [
    "MINUTE", "MINUTE_SECOND", "MINUTE_Z", "HOUR_0_11_MINUTE", "HOUR_0_23_MINUTE",
    "HOUR_1_12_MINUTE", "HOUR_1_24_MINUTE", "UTC_TIMESTAMP",
]
ICU = ["icuText", "icuBestText"]


def pixels(data):
    """Width, height and (r, g, b, a) of each pixel of a PNG that is not interlaced."""
    at, idat, palette, clear = 8, b"", b"", b""
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at:at + 8])
        body = data[at + 8:at + 8 + length]
        at += 12 + length
        if kind == b"IHDR":
            width, height, depth, colour, _, _, interlaced = struct.unpack(">IIBBBBB", body)
            assert interlaced == 0 and (depth == 8 or colour in (0, 3) and depth < 8)
        elif kind == b"IDAT":
            idat += body
        elif kind == b"PLTE":
            palette = body
        elif kind == b"tRNS":
            clear = body
    channels = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}[colour]
    stride, step = (width * channels * depth + 7) // 8, max(1, channels * depth // 8)
    raw, rows, before = zlib.decompress(idat), [], bytearray(stride)
    for y in range(height):
        kind, line = raw[y * (stride + 1)], bytearray(raw[y * (stride + 1) + 1:(y + 1) * (stride + 1)])
        for x in range(stride):
            left = line[x - step] if x >= step else 0
            up, corner = before[x], before[x - step] if x >= step else 0
            if kind == 1:
                line[x] = (line[x] + left) & 255
            elif kind == 2:
                line[x] = (line[x] + up) & 255
            elif kind == 3:
                line[x] = (line[x] + (left + up) // 2) & 255
            elif kind == 4:
                guess = left + up - corner
                nearest = min((abs(guess - left), 0, left), (abs(guess - up), 1, up), (abs(guess - corner), 2, corner))
                line[x] = (line[x] + nearest[2]) & 255
        before = line
        rows.append(line)

    def value(line, x):
        return line[x] if depth == 8 else (line[x * depth // 8] >> (8 - depth - x * depth % 8)) & ((1 << depth) - 1)

    for line in rows:
        for x in range(width):
            if colour == 6:
                yield tuple(line[4 * x:4 * x + 4])
            elif colour == 2:
                rgb = tuple(line[3 * x:3 * x + 3])
                yield rgb + (0 if clear and rgb == struct.unpack(">HHH", clear) else 255,)
            elif colour == 3:
                index = value(line, x)
                yield tuple(palette[3 * index:3 * index + 3]) + (clear[index] if index < len(clear) else 255,)
            else:
                grey = value(line, channels * x) * (255 // ((1 << depth) - 1))
                yield (grey, grey, grey, line[2 * x + 1] if colour == 4 else 255)


def measured(path):
    data = pathlib.Path(path).read_bytes()
    width, height = struct.unpack(">II", data[16:24])

    def lost(value, bits):
        step = 1 << (8 - bits)
        return abs(value - min((value + step // 2) // step * step, 255))

    opaque, error = 0, 0
    for r, g, b, a in pixels(data):
        if a == 255:
            opaque += 1
            error += lost(r, 5) + lost(g, 6) + lost(b, 5)
    return {
        "width": width,
        "height": height,
        "frames": 1,
        "sha1": hashlib.sha1(data).hexdigest(),
        "rgb565": opaque > 0 and error / opaque < 0.5,
    }


class Face:
    def __init__(self, text, resources):
        self.root = ET.fromstring(text)
        self.parents = {child: parent for parent in self.root.iter() for child in parent}
        self.scene = next(self.root.iter("Scene"))
        self.glyphs = {
            font.get("name"): set().union(*[self.named(child) for child in font], set())
            for font in self.root.findall("BitmapFonts/BitmapFont")
        }
        # name -> (bytes of all frames, bytes of the largest frame in always-on, digest)
        self.sizes = {SYSTEM: (2371712, 2371712, None)}
        for name, size in resources["fonts"].items():
            self.sizes[name] = (size, size, None)
        for name, one in resources["drawables"].items():
            one = measured(one["png"]) if "png" in one else one
            frame = one["width"] * one["height"] * 4
            if name in resources["fonts"]:
                both = max(frame * one["frames"], resources["fonts"][name])
                self.sizes[name] = (both, both, None)
            else:
                self.sizes[name] = (frame * one["frames"], frame // 2 if one["rgb565"] else frame, one["sha1"])
        self.twins, by_digest = {}, {}
        for name, (_, _, digest) in self.sizes.items():
            self.twins[name] = name if digest is None else by_digest.setdefault(digest, name)

    @staticmethod
    def named(node):
        values = [node.get("resource"), node.get("thumbnail")]
        return {value for value in values if value is not None and not (value.startswith("[") and value.endswith("]"))}

    def asks_for_ambient(self, compare):
        expressions = self.parents[compare].find("Expressions")
        if expressions is None:
            return False
        for expression in expressions.findall("Expression"):
            if expression.get("name") == compare.get("expression"):
                return "".join(expression.itertext()).strip() == "[STATE.IS_AMBIENT]"
        return False

    def hidden(self, node, ambient):
        if node.tag == "Compare":
            return self.asks_for_ambient(node) and not ambient
        if node.tag == "Default":
            return ambient and any(self.asks_for_ambient(one) for one in self.parents[node].findall("Compare"))
        alpha = node.get("alpha")
        if ambient:
            for variant in node.findall("Variant"):
                if variant.get("mode") == "AMBIENT" and variant.get("target") == "alpha":
                    alpha = variant.get("value")
                    break
        return alpha == "0"

    def collect(self, node, ambient):
        """Names below a node; ambient None: whatever the mode."""
        if ambient is not None and self.hidden(node, ambient):
            return set()
        if node.tag == "Font":
            family = node.get("family")
            return {family if family in self.sizes else SYSTEM}
        if node.tag in ("Image", "AnimatedImage", "HourHand", "InlineImage", "Thumbnail", "MinuteHand", "SecondHand"):
            return self.named(node)
        names = set(self.glyphs.get(node.get("family"), ())) if node.tag == "BitmapFont" else set()
        for child in node:
            names |= self.collect(child, ambient)
        return names

    def options(self, configuration):
        if configuration.tag == "BooleanConfiguration":
            return ["TRUE", "FALSE"]
        return [one.get("id") for one in configuration.findall("ListOption")]

    # Awake

    def drawn(self, node, chosen):
        if self.hidden(node, False):
            return []
        if node.tag in ("PartImage", "PartAnimatedImage", "BitmapFont", "Font", "AnalogClock", "DigitalClock"):
            return [(node, chosen)]
        if node.tag in ("ListConfiguration", "BooleanConfiguration"):
            found = []
            for value in self.options(node):
                option = next((child for child in node if child.get("id") == value), None)
                if option is not None and chosen.get(node.get("id"), value) == value:
                    found += self.drawn(option, {**chosen, node.get("id"): value})
            return found
        return [entry for child in node for entry in self.drawn(child, chosen)]

    def worst(self, entries, ambient):
        weigh = (lambda name: self.sizes.get(name, (0, 0))[1]) if ambient else (lambda name: self.sizes.get(name, (0, 0))[0])
        table = []
        for node, chosen in entries:
            names = self.collect(node, ambient)
            table.append(({self.twins.get(name, name) for name in names} if ambient else names, chosen))
        declared = {
            one.get("id"): self.options(one)
            for top in self.root.findall("UserConfigurations")[:1]
            for one in top
            if one.tag in ("ListConfiguration", "BooleanConfiguration")
        }
        ids_of = {}
        for names, chosen in table:
            for name in names:
                ids_of.setdefault(name, set()).update(chosen)
        groups = []
        for ids in ids_of.values():
            if not ids:
                continue
            touching = [group for group in groups if group & ids]
            groups = [group for group in groups if group not in touching] + [set(ids).union(*touching)]
        total = sum(weigh(name) for name in set().union(*[names for names, chosen in table if not chosen], set()))
        for group in groups:
            keys = sorted(group)
            best = 0
            for values in itertools.product(*[declared[key] for key in keys]):
                setting = dict(zip(keys, values))
                names = set()
                for some, chosen in table:
                    if chosen and all(setting.get(key) == value for key, value in chosen.items()):
                        names |= some
                best = max(best, sum(weigh(name) for name in names))
            total += best
        return total

    def active(self):
        everything = sum(self.sizes.get(name, (0,))[0] for name in self.collect(self.scene, None))
        return min(self.worst(self.drawn(self.scene, {}), False), everything)

    # Always-on

    def dynamic(self, node):
        if node.tag in ("AnalogClock", "DigitalClock", "ComplicationSlot"):
            return True
        if not node.tag.startswith("Part"):
            return False
        for one in node.findall("Transform"):
            if one.get("target") == "angle" and any(source in one.get("value", "") for source in MINUTES):
                return True
        if node.tag != "PartText":
            return False
        return any(word in one.get("expression", "") for one in node.iter() for word in MINUTES + ICU)

    def walk(self, node, state):
        """state: [layers, whether what was drawn last is dynamic, dynamic nodes with their choices]"""
        if self.hidden(node, True):
            return
        if node.tag in ("ListConfiguration", "BooleanConfiguration"):
            most = 0
            for option in node:
                if option.tag not in ("ListOption", "BooleanOption"):
                    continue
                inner = [0, state[1], []]
                self.walk(option, inner)
                key, value = node.get("id"), option.get("id")
                state[2] += [(one, {**c, key: value}) for one, c in inner[2] if c.get(key, value) == value]
                most = max(most, inner[0])
                state[1] = inner[1]
            state[0] += most
            return
        if self.dynamic(node):
            state[2].append((node, {}))
            state[1] = True
            return
        if node.tag.startswith("Part") and state[1]:
            state[0] += 1
            state[1] = False
        for child in node:
            self.walk(child, state)

    def ambient(self):
        state = [0, True, []]
        self.walk(self.scene, state)
        return state[0] * 450 * 450 * 4 + self.worst(state[2], True)


def main(folder):
    figures = {}
    for path in sorted(pathlib.Path(folder).glob("*.xml")):
        resources = json.loads(path.with_suffix(".json").read_text())
        face = Face(path.read_text(), resources)
        figures[path.stem] = {"active": face.active(), "ambient": face.ambient()}
    json.dump(figures, sys.stdout, indent=2)
    print()


if __name__ == "__main__":
    main(sys.argv[1])
