// Pictures: single, alternating, the wearer's own, filters, and animated ones.
import {
  anyText,
  boolean,
  float,
  int32,
  integer,
  listOfOptions,
  matching,
  nonNegativeInteger,
  nonNegativeLength,
  oneOf,
  positiveInteger,
  resourceName,
  share,
  staged,
  wholeFrom,
} from '../valueTypes';
import { type ElementRows, may, need, one, some } from './elementRow';

const events = listOfOptions(oneOf(['TAP', 'ON_VISIBLE', 'ON_NEXT_SECOND', 'ON_NEXT_MINUTE', 'ON_NEXT_HOUR']));
const TURNS = { change: may(events), changeDirection: may(oneOf(['FORWARD', 'BACKWARD', 'RANDOM']), 4) };
const rest = may(oneOf(['DO_NOTHING', 'FIRST_FRAME', 'THUMBNAIL', 'HIDE']));

export const imageElements: ElementRows = {
  Image: { attributes: { resource: need(anyText) } },
  Images: { attributes: TURNS, children: [some('Image')] },
  Photos: {
    since: 4,
    attributes: {
      source: need(anyText),
      defaultImageResource: need(anyText),
      change: may(listOfOptions(oneOf(['TAP', 'ON_VISIBLE']))),
      changeAfterEvery: may(wholeFrom(3, 10)),
      width: may(positiveInteger),
      height: may(positiveInteger),
    },
  },
  ImageFilters: { children: [one('HsbFilter')] },
  HsbFilter: { attributes: { hueRotate: may(float), saturate: may(share), brightness: may(share) } },

  AnimatedImage: {
    attributes: {
      resource: need(resourceName),
      format: need(oneOf(['IMAGE', 'AGIF', 'WEBP'])),
      thumbnail: may(anyText),
    },
  },
  AnimatedImages: { attributes: TURNS, children: [some('AnimatedImage', 'SequenceImages')] },
  SequenceImages: {
    attributes: {
      loopCount: may(staged(int32, [4, positiveInteger])),
      thumbnail: may(anyText),
      frameRate: may(matching('whole1To60', /^(?:[1-9]|[1-5][0-9]|60)$/), 2),
    },
    children: [some('Image')],
  },
  AnimationController: {
    attributes: {
      play: need(events),
      delayPlay: may(nonNegativeLength),
      delayRepeat: may(nonNegativeLength),
      repeat: may(boolean),
      loopCount: may(staged(integer, [4, nonNegativeInteger])),
      resumePlayBack: may(boolean),
      beforePlaying: rest,
      afterPlaying: rest,
    },
  },
  Thumbnail: { attributes: { resource: need(resourceName) } },
};
